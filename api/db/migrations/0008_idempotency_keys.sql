ALTER TABLE "questions" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "request_hash" text;--> statement-breakpoint
ALTER TABLE "samples" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
ALTER TABLE "samples" ADD COLUMN "request_hash" text;--> statement-breakpoint
CREATE UNIQUE INDEX "questions_idempotency_key" ON "questions" USING btree ("member_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "samples_idempotency_key" ON "samples" USING btree ("member_id","idempotency_key");