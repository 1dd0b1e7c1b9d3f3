CREATE TABLE "content_version" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"version" text NOT NULL
);
--> statement-breakpoint
-- Before each statement and not after it: whoever changes content takes this row first, so that two of them wait for one
-- another and never stop each other. The row is written once in a transaction, and seen with what that changed.
CREATE FUNCTION note_content_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO content_version (version) VALUES (pg_current_xact_id()::text)
	ON CONFLICT (id) DO UPDATE SET version = excluded.version WHERE content_version.version <> excluded.version;
	RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
	content_table text;
BEGIN
	FOREACH content_table IN ARRAY ARRAY[
		'categories', 'category_translations', 'posts', 'post_translations', 'products', 'product_translations',
		'related_products', 'pharmacies', 'pharmacy_translations', 'pharmacy_products', 'place_labels', 'entries',
		'entry_translations', 'terms', 'term_translations', 'documents'
	] LOOP
		EXECUTE format(
			'CREATE TRIGGER content_changes BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION note_content_change()',
			content_table
		);
	END LOOP;
END $$;
