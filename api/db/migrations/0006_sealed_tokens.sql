ALTER TABLE "identities" ADD COLUMN "sealed_token" text;--> statement-breakpoint
ALTER TABLE "pending_identities" ADD COLUMN "sealed_token" text;