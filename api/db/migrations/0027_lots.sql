CREATE TABLE "lots" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lots_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"product_id" integer NOT NULL,
	"made_on" date NOT NULL,
	"tested_on" date NOT NULL,
	"expires_on" date NOT NULL,
	"count" double precision NOT NULL,
	"release_limit" double precision NOT NULL,
	"revision" integer NOT NULL,
	"replicates" integer NOT NULL,
	"deviation" double precision,
	"method" text NOT NULL,
	"instrument" text NOT NULL,
	"analyst" text NOT NULL,
	"edited_at" timestamp with time zone,
	"edited_by" integer
);
--> statement-breakpoint
ALTER TABLE "lots" ADD CONSTRAINT "lots_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lots" ADD CONSTRAINT "lots_edited_by_staff_id_fk" FOREIGN KEY ("edited_by") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "lots_number" ON "lots" USING btree ("number");--> statement-breakpoint
CREATE INDEX "lots_product" ON "lots" USING btree ("product_id");