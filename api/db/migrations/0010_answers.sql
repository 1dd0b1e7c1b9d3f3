CREATE TABLE "answers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"contact_id" integer,
	"question_id" integer,
	"content" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"failure" text
);
--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "answer_id" integer;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "answer_id" integer;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answers_contact" ON "answers" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "answers_question" ON "answers" USING btree ("question_id");--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_answer_id_answers_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."answers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_answer_id_answers_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."answers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_answer" ON "files" USING btree ("answer_id");--> statement-breakpoint
INSERT INTO "answers" ("contact_id", "content", "created_at", "sent_at") SELECT "id", "answer", "answered_at", "answered_at" FROM "contacts" WHERE "answer" IS NOT NULL AND "answered_at" IS NOT NULL ORDER BY "id";--> statement-breakpoint
INSERT INTO "answers" ("question_id", "content", "created_at", "sent_at") SELECT "id", "answer", "answered_at", "answered_at" FROM "questions" WHERE "answer" IS NOT NULL AND "answered_at" IS NOT NULL ORDER BY "id";
