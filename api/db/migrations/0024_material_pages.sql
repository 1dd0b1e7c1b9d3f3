ALTER TABLE "product_translations" ADD COLUMN "notes" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "measurements" jsonb;