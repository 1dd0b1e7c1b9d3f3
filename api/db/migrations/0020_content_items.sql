CREATE TABLE "content_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"item_id" integer NOT NULL,
	"act" text NOT NULL,
	"staff_id" integer,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer,
	"scheduled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "content_file_uses" (
	"sha256" text NOT NULL,
	"item_id" integer NOT NULL,
	CONSTRAINT "content_file_uses_sha256_item_id_pk" PRIMARY KEY("sha256","item_id")
);
--> statement-breakpoint
CREATE TABLE "content_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"state" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"title" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"current_version" integer NOT NULL,
	"published_version" integer,
	"scheduled_version" integer,
	"public_id" integer,
	"published_at" timestamp (3) with time zone NOT NULL,
	"scheduled_at" timestamp with time zone,
	"trashed_at" timestamp with time zone,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"edited" boolean NOT NULL,
	"language_changes" jsonb NOT NULL,
	"search" text NOT NULL,
	"terms" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_picture_uses" (
	"picture_id" text NOT NULL,
	"item_id" integer NOT NULL,
	"is_public" boolean NOT NULL,
	CONSTRAINT "content_picture_uses_picture_id_item_id_pk" PRIMARY KEY("picture_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "content_pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"size" integer NOT NULL,
	"name" text NOT NULL,
	"is_open" boolean DEFAULT false NOT NULL,
	"staff_id" integer,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"item_id" integer NOT NULL,
	"number" integer NOT NULL,
	"content" jsonb NOT NULL,
	"act" text NOT NULL,
	"staff_id" integer,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_versions_item_id_number_pk" PRIMARY KEY("item_id","number")
);
--> statement-breakpoint
ALTER TABLE "content_events" ADD CONSTRAINT "content_events_item_id_content_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."content_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_events" ADD CONSTRAINT "content_events_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_file_uses" ADD CONSTRAINT "content_file_uses_item_id_content_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."content_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_items" ADD CONSTRAINT "content_items_updated_by_staff_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_picture_uses" ADD CONSTRAINT "content_picture_uses_item_id_content_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."content_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_pictures" ADD CONSTRAINT "content_pictures_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_item_id_content_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."content_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_events_item" ON "content_events" USING btree ("item_id","id");--> statement-breakpoint
CREATE INDEX "content_file_uses_item" ON "content_file_uses" USING btree ("item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "content_items_key" ON "content_items" USING btree ("kind","key");--> statement-breakpoint
CREATE INDEX "content_items_updated" ON "content_items" USING btree ("kind","state","updated_at","id");--> statement-breakpoint
CREATE INDEX "content_items_title" ON "content_items" USING btree ("kind","state","title","id");--> statement-breakpoint
CREATE INDEX "content_items_published" ON "content_items" USING btree ("kind","state","published_at","id");--> statement-breakpoint
CREATE INDEX "content_items_position" ON "content_items" USING btree ("kind","state","position","id");--> statement-breakpoint
CREATE INDEX "content_items_scheduled" ON "content_items" USING btree ("scheduled_at");--> statement-breakpoint
CREATE INDEX "content_items_trashed" ON "content_items" USING btree ("trashed_at");--> statement-breakpoint
CREATE INDEX "content_items_terms" ON "content_items" USING gin ("terms") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "content_picture_uses_item" ON "content_picture_uses" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "content_pictures_at" ON "content_pictures" USING btree ("at","id");
--> statement-breakpoint
CREATE FUNCTION refuse_version_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF OLD.act = 'saved' AND EXISTS (
		SELECT FROM content_items WHERE id = OLD.item_id AND current_version = OLD.number AND published_version IS DISTINCT FROM OLD.number
	) THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'Versions of content do not change, except the draft';
END $$;
--> statement-breakpoint
CREATE TRIGGER content_versions_unchanged BEFORE UPDATE ON "content_versions" FOR EACH ROW EXECUTE FUNCTION refuse_version_change();
