ALTER TABLE "samples" ADD COLUMN "recipient" text;--> statement-breakpoint
ALTER TABLE "samples" ADD COLUMN "mobile" text;--> statement-breakpoint
ALTER TABLE "samples" ADD COLUMN "zipcode" text;--> statement-breakpoint
ALTER TABLE "samples" ADD COLUMN "address1" text;--> statement-breakpoint
ALTER TABLE "samples" ADD COLUMN "address2" text;--> statement-breakpoint
ALTER TABLE "samples" ADD COLUMN "status_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "samples" ADD COLUMN "note" text;