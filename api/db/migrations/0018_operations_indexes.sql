CREATE INDEX "answers_failed" ON "answers" USING btree ("failed_at") WHERE failed_at is not null;--> statement-breakpoint
CREATE INDEX "contacts_open" ON "contacts" USING btree ("received_at") WHERE closed_as is null and answered_at is null and processed_at is null;--> statement-breakpoint
CREATE INDEX "questions_created" ON "questions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "samples_created" ON "samples" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_created" ON "outbox" USING btree ("created_at","id");