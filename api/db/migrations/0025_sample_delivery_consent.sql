ALTER TABLE "products" ADD COLUMN "sample_grams" integer;--> statement-breakpoint
ALTER TABLE "samples" ADD COLUMN "company" text;--> statement-breakpoint
ALTER TABLE "samples" ADD COLUMN "carrier_agreed_at" timestamp with time zone;