DROP INDEX "search_documents_grams";--> statement-breakpoint
CREATE INDEX "search_documents_grams" ON "search_documents" USING gin ("grams") WITH (fastupdate=false);