CREATE TABLE "access_record_checks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "access_record_checks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"staff_id" integer,
	"is_whole" boolean NOT NULL,
	"records" integer NOT NULL,
	"broken_at" integer
);
--> statement-breakpoint
CREATE TABLE "access_record_reviews" (
	"month" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"staff_id" integer NOT NULL,
	"operator" text NOT NULL,
	"finding" text NOT NULL,
	"is_whole" boolean NOT NULL,
	"counts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "privacy_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "privacy_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"channel" text NOT NULL,
	"received_on" date NOT NULL,
	"name" text,
	"email" text,
	"mobile" text,
	"email_hash" text,
	"mobile_hash" text,
	"note" text,
	"entered_at" timestamp with time zone DEFAULT now() NOT NULL,
	"entered_by" text NOT NULL,
	"identity_check" text,
	"checked_at" timestamp with time zone,
	"checked_by" text,
	"exported_at" timestamp with time zone,
	"exported_by" text,
	"outcome" text,
	"closed_at" timestamp with time zone,
	"closed_by" text,
	"counts" jsonb
);
--> statement-breakpoint
CREATE TABLE "term_draft_translations" (
	"kind" text NOT NULL,
	"locale" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"changes" text,
	CONSTRAINT "term_draft_translations_kind_locale_pk" PRIMARY KEY("kind","locale")
);
--> statement-breakpoint
CREATE TABLE "term_drafts" (
	"kind" text PRIMARY KEY NOT NULL,
	"effective_on" date,
	"consent_again" boolean NOT NULL,
	"is_unfavourable" boolean NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" text NOT NULL
);
--> statement-breakpoint
DROP INDEX "access_records_at";--> statement-breakpoint
DROP INDEX "access_records_subject";--> statement-breakpoint
ALTER TABLE "points" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
ALTER TABLE "points" ADD COLUMN "request_hash" text;--> statement-breakpoint
ALTER TABLE "terms" ADD COLUMN "is_unfavourable" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "terms" ADD COLUMN "announced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "terms" ADD COLUMN "announced_by" text;--> statement-breakpoint
ALTER TABLE "term_draft_translations" ADD CONSTRAINT "term_draft_translations_kind_term_drafts_kind_fk" FOREIGN KEY ("kind") REFERENCES "public"."term_drafts"("kind") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "privacy_requests_state" ON "privacy_requests" USING btree ("state","received_on","id");--> statement-breakpoint
CREATE INDEX "privacy_requests_closed" ON "privacy_requests" USING btree ("closed_at");--> statement-breakpoint
CREATE INDEX "privacy_requests_email" ON "privacy_requests" USING btree ("email_hash");--> statement-breakpoint
CREATE INDEX "privacy_requests_mobile" ON "privacy_requests" USING btree ("mobile_hash");--> statement-breakpoint
CREATE INDEX "access_records_staff" ON "access_records" USING btree ("staff_id","at","number");--> statement-breakpoint
CREATE INDEX "access_records_action" ON "access_records" USING btree ("action","at","number");--> statement-breakpoint
CREATE INDEX "access_records_staff_action" ON "access_records" USING btree ("staff_id","action","at","number");--> statement-breakpoint
CREATE INDEX "contacts_consent" ON "contacts" USING btree ("consent_version");--> statement-breakpoint
CREATE INDEX "contacts_email" ON "contacts" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "contacts_mobile" ON "contacts" USING btree (regexp_replace(regexp_replace(regexp_replace("mobile", '[^0-9]', '', 'g'), '^00', ''), '^820?', '0'));--> statement-breakpoint
CREATE INDEX "member_consents_term" ON "member_consents" USING btree ("term_id","locale");--> statement-breakpoint
CREATE INDEX "members_mobile" ON "members" USING btree ("mobile");--> statement-breakpoint
CREATE UNIQUE INDEX "points_idempotency_key" ON "points" USING btree ("member_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "samples_mobile" ON "samples" USING btree (regexp_replace(regexp_replace(regexp_replace("mobile", '[^0-9]', '', 'g'), '^00', ''), '^820?', '0'));--> statement-breakpoint
CREATE INDEX "access_records_at" ON "access_records" USING btree ("at","number");--> statement-breakpoint
CREATE INDEX "access_records_subject" ON "access_records" USING btree ("subject","at","number");