CREATE TABLE "term_notices" (
	"term_id" integer NOT NULL,
	"member_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "term_notices_term_id_member_id_pk" PRIMARY KEY("term_id","member_id")
);
--> statement-breakpoint
ALTER TABLE "term_translations" ADD COLUMN "changes" text;--> statement-breakpoint
ALTER TABLE "term_notices" ADD CONSTRAINT "term_notices_term_id_terms_id_fk" FOREIGN KEY ("term_id") REFERENCES "public"."terms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "term_notices" ADD CONSTRAINT "term_notices_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "term_notices_member" ON "term_notices" USING btree ("member_id");