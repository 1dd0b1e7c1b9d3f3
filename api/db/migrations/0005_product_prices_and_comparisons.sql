ALTER TABLE "product_translations" ADD COLUMN "comparison" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "price" integer;