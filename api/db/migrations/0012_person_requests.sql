CREATE TABLE "person_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "person_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"operator" text NOT NULL,
	"email_hash" text,
	"mobile_hash" text,
	"counts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "person_requests_at" ON "person_requests" USING btree ("at");