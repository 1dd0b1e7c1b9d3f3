CREATE TABLE "inbox_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "inbox_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"item_id" integer NOT NULL,
	"staff_id" integer,
	"revision" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"act" text NOT NULL,
	"detail" text,
	"batch" uuid,
	"before" jsonb
);
--> statement-breakpoint
CREATE TABLE "inbox_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "inbox_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"contact_id" integer,
	"question_id" integer,
	"sample_id" integer,
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"locale" text NOT NULL,
	"email" text NOT NULL,
	"assignee_id" integer,
	"revision" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inbox_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "inbox_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"item_id" integer NOT NULL,
	"staff_id" integer NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "inbox_presences" (
	"item_id" integer NOT NULL,
	"staff_id" integer NOT NULL,
	"is_writing" boolean NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inbox_presences_item_id_staff_id_pk" PRIMARY KEY("item_id","staff_id")
);
--> statement-breakpoint
CREATE TABLE "inbox_reads" (
	"item_id" integer NOT NULL,
	"staff_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inbox_reads_item_id_staff_id_pk" PRIMARY KEY("item_id","staff_id")
);
--> statement-breakpoint
CREATE TABLE "inbox_texts" (
	"item_id" integer PRIMARY KEY NOT NULL,
	"words" text NOT NULL,
	"grams" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_replies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_replies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_by" integer
);
--> statement-breakpoint
CREATE TABLE "saved_reply_texts" (
	"reply_id" integer NOT NULL,
	"locale" text NOT NULL,
	"content" text NOT NULL,
	CONSTRAINT "saved_reply_texts_reply_id_locale_pk" PRIMARY KEY("reply_id","locale")
);
--> statement-breakpoint
ALTER TABLE "samples" ADD COLUMN "carrier" text;--> statement-breakpoint
ALTER TABLE "samples" ADD COLUMN "tracking_number" text;--> statement-breakpoint
ALTER TABLE "inbox_events" ADD CONSTRAINT "inbox_events_item_id_inbox_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."inbox_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_events" ADD CONSTRAINT "inbox_events_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_items" ADD CONSTRAINT "inbox_items_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_items" ADD CONSTRAINT "inbox_items_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_items" ADD CONSTRAINT "inbox_items_sample_id_samples_id_fk" FOREIGN KEY ("sample_id") REFERENCES "public"."samples"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_items" ADD CONSTRAINT "inbox_items_assignee_id_staff_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_notes" ADD CONSTRAINT "inbox_notes_item_id_inbox_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."inbox_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_notes" ADD CONSTRAINT "inbox_notes_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_presences" ADD CONSTRAINT "inbox_presences_item_id_inbox_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."inbox_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_presences" ADD CONSTRAINT "inbox_presences_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_reads" ADD CONSTRAINT "inbox_reads_item_id_inbox_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."inbox_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_reads" ADD CONSTRAINT "inbox_reads_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_texts" ADD CONSTRAINT "inbox_texts_item_id_inbox_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."inbox_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_replies" ADD CONSTRAINT "saved_replies_changed_by_staff_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_reply_texts" ADD CONSTRAINT "saved_reply_texts_reply_id_saved_replies_id_fk" FOREIGN KEY ("reply_id") REFERENCES "public"."saved_replies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inbox_events_item" ON "inbox_events" USING btree ("item_id","revision");--> statement-breakpoint
CREATE INDEX "inbox_events_batch" ON "inbox_events" USING btree ("batch");--> statement-breakpoint
CREATE UNIQUE INDEX "inbox_items_reference" ON "inbox_items" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "inbox_items_contact" ON "inbox_items" USING btree ("contact_id");--> statement-breakpoint
CREATE UNIQUE INDEX "inbox_items_question" ON "inbox_items" USING btree ("question_id");--> statement-breakpoint
CREATE UNIQUE INDEX "inbox_items_sample" ON "inbox_items" USING btree ("sample_id");--> statement-breakpoint
CREATE INDEX "inbox_items_at" ON "inbox_items" USING btree ("at","reference");--> statement-breakpoint
CREATE INDEX "inbox_items_state" ON "inbox_items" USING btree ("state","at","reference");--> statement-breakpoint
CREATE INDEX "inbox_items_waiting" ON "inbox_items" USING btree ("at","reference") WHERE "inbox_items"."state" in ('open', 'undelivered');--> statement-breakpoint
CREATE INDEX "inbox_items_assignee" ON "inbox_items" USING btree ("assignee_id","at","reference");--> statement-breakpoint
CREATE INDEX "inbox_items_email" ON "inbox_items" USING btree ("email","at");--> statement-breakpoint
CREATE INDEX "inbox_notes_item" ON "inbox_notes" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "inbox_reads_staff" ON "inbox_reads" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "inbox_texts_grams" ON "inbox_texts" USING gin ("grams") WITH (fastupdate=false);--> statement-breakpoint
-- Normalised like `normalise` in api/services/search-text.ts, in the database, because triggers store the texts.
CREATE FUNCTION inbox_words(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT trim(regexp_replace(
		regexp_replace(lower(normalize(given, NFKC)), U&'[\00AD\200B-\200F\2028-\202E\2060-\2064\FEFF]', '', 'g'),
		'[[:space:][:cntrl:]]+', ' ', 'g'))
$$;
--> statement-breakpoint
CREATE FUNCTION inbox_grams(words text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	WITH letters AS (
		SELECT letter, lead(letter) OVER (ORDER BY n) AS next
		FROM regexp_split_to_table(words, '') WITH ORDINALITY AS split (letter, n)
	)
	SELECT coalesce(array_agg(DISTINCT gram), '{}') FROM (
		SELECT letter AS gram FROM letters WHERE letter <> ' '
		UNION ALL
		SELECT letter || next FROM letters WHERE letter <> ' ' AND next <> ' '
	) AS grams
$$;
--> statement-breakpoint
-- Items as they should be in inbox_items and inbox_texts.
CREATE VIEW inbox_sources AS
	SELECT c.id AS contact_id, NULL::integer AS question_id, NULL::integer AS sample_id, c.reference, c.type AS kind,
		c.received_at AS at, c.locale, lower(c.email) AS email,
		CASE
			WHEN c.closed_as IS NOT NULL THEN c.closed_as
			WHEN c.answered_at IS NULL THEN CASE WHEN c.processed_at IS NULL THEN 'open' ELSE 'processed' END
			WHEN (SELECT a.failed_at FROM answers a WHERE a.contact_id = c.id ORDER BY a.id DESC LIMIT 1) IS NOT NULL THEN 'undelivered'
			ELSE 'answered'
		END AS state,
		concat_ws(' ', c.reference, c.full_name, c.email, c.subject, c.content) AS given
	FROM contacts c
	UNION ALL
	SELECT NULL, q.id, NULL, 'Q-' || q.id, 'QUESTION', q.created_at, m.locale, lower(m.email),
		CASE
			WHEN q.answered_at IS NULL THEN 'open'
			WHEN q.answer IS NULL THEN 'answered_elsewhere'
			WHEN (SELECT a.failed_at FROM answers a WHERE a.question_id = q.id ORDER BY a.id DESC LIMIT 1) IS NOT NULL THEN 'undelivered'
			ELSE 'answered'
		END,
		concat_ws(' ', 'Q-' || q.id, m.name, m.email, q.title, q.content)
	FROM questions q JOIN members m ON m.id = q.member_id
	UNION ALL
	SELECT NULL, NULL, s.id, 'S-' || s.id, 'SAMPLE', s.created_at, m.locale, lower(m.email),
		CASE s.status WHEN 'requested' THEN 'open' ELSE s.status END,
		concat_ws(' ', 'S-' || s.id, m.name, m.email, p.name, s.amount, s.purpose)
	FROM samples s JOIN members m ON m.id = s.member_id
	LEFT JOIN LATERAL (
		SELECT t.name FROM product_translations t WHERE t.product_id = s.product_id ORDER BY t.locale = 'ko-KR' DESC LIMIT 1
	) p ON true;
--> statement-breakpoint
CREATE FUNCTION inbox_store_texts(item_ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	contact_ids integer[] := ARRAY(SELECT contact_id FROM inbox_items WHERE id = ANY (item_ids));
	question_ids integer[] := ARRAY(SELECT question_id FROM inbox_items WHERE id = ANY (item_ids));
	sample_ids integer[] := ARRAY(SELECT sample_id FROM inbox_items WHERE id = ANY (item_ids));
BEGIN
	INSERT INTO inbox_texts AS t (item_id, words, grams)
	SELECT changed.id, changed.words, inbox_grams(changed.words) FROM (
		SELECT i.id, inbox_words(s.given) AS words FROM inbox_sources s JOIN inbox_items i ON i.reference = s.reference
		WHERE s.contact_id = ANY (contact_ids) OR s.question_id = ANY (question_ids) OR s.sample_id = ANY (sample_ids)
		ORDER BY i.id OFFSET 0
	) AS changed LEFT JOIN inbox_texts known ON known.item_id = changed.id
	WHERE known.words IS DISTINCT FROM changed.words
	ON CONFLICT (item_id) DO UPDATE SET words = excluded.words, grams = excluded.grams;
END $$;
--> statement-breakpoint
-- Rows are locked in one order, so that two such statements wait for one another and never stop each other.
CREATE FUNCTION inbox_follow(contact_ids integer[], question_ids integer[], sample_ids integer[], is_change boolean)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO inbox_items AS i (contact_id, question_id, sample_id, reference, kind, at, locale, email, state)
	SELECT contact_id, question_id, sample_id, reference, kind, at, locale, email, state FROM inbox_sources
	WHERE contact_id = ANY (contact_ids) OR question_id = ANY (question_ids) OR sample_id = ANY (sample_ids)
	ORDER BY reference
	ON CONFLICT (reference) DO UPDATE SET
		kind = excluded.kind, at = excluded.at, locale = excluded.locale, email = excluded.email, state = excluded.state,
		revision = i.revision + is_change::integer
	WHERE is_change OR (i.locale, i.email, i.state) IS DISTINCT FROM (excluded.locale, excluded.email, excluded.state);
END $$;
--> statement-breakpoint
CREATE FUNCTION inbox_follow_contacts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		PERFORM inbox_follow(ARRAY(SELECT id FROM new_rows), NULL, NULL, false);
	ELSE
		PERFORM inbox_follow(ARRAY(
			SELECT n.id FROM new_rows n JOIN old_rows o USING (id)
			WHERE to_jsonb(n) - 'opened_at' <> to_jsonb(o) - 'opened_at'
		), NULL, NULL, true);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION inbox_follow_questions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		PERFORM inbox_follow(NULL, ARRAY(SELECT id FROM new_rows), NULL, false);
	ELSE
		PERFORM inbox_follow(NULL, ARRAY(SELECT n.id FROM new_rows n JOIN old_rows o USING (id) WHERE n IS DISTINCT FROM o), NULL, true);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION inbox_follow_samples() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		PERFORM inbox_follow(NULL, NULL, ARRAY(SELECT id FROM new_rows), false);
	ELSE
		PERFORM inbox_follow(NULL, NULL, ARRAY(
			SELECT n.id FROM new_rows n JOIN old_rows o USING (id) WHERE n IS DISTINCT FROM o
		), true);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- The delivery of an answer decides the state, and is no change that another person must hear of.
CREATE FUNCTION inbox_follow_answers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM inbox_follow(
		ARRAY(SELECT contact_id FROM new_rows WHERE contact_id IS NOT NULL),
		ARRAY(SELECT question_id FROM new_rows WHERE question_id IS NOT NULL), NULL, false);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION inbox_follow_members() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	changed integer[] := ARRAY(
		SELECT n.id FROM new_rows n JOIN old_rows o USING (id)
		WHERE (n.name, n.email, n.locale) IS DISTINCT FROM (o.name, o.email, o.locale));
	question_ids integer[] := ARRAY(SELECT id FROM questions WHERE member_id = ANY (changed));
	sample_ids integer[] := ARRAY(SELECT id FROM samples WHERE member_id = ANY (changed));
BEGIN
	IF cardinality(changed) > 0 THEN
		PERFORM inbox_follow(NULL, question_ids, sample_ids, false);
		PERFORM inbox_store_texts(ARRAY(
			SELECT id FROM inbox_items WHERE question_id = ANY (question_ids) OR sample_id = ANY (sample_ids)));
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION inbox_follow_items() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM inbox_store_texts(ARRAY(SELECT id FROM new_rows));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER items_in_inbox AFTER INSERT ON inbox_items REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION inbox_follow_items();
--> statement-breakpoint
CREATE TRIGGER items_changed_in_inbox AFTER UPDATE ON inbox_items REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION inbox_follow_items();
--> statement-breakpoint
CREATE TRIGGER contacts_in_inbox AFTER INSERT ON contacts REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION inbox_follow_contacts();
--> statement-breakpoint
CREATE TRIGGER contacts_changed_in_inbox AFTER UPDATE ON contacts REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION inbox_follow_contacts();
--> statement-breakpoint
CREATE TRIGGER questions_in_inbox AFTER INSERT ON questions REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION inbox_follow_questions();
--> statement-breakpoint
CREATE TRIGGER questions_changed_in_inbox AFTER UPDATE ON questions REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION inbox_follow_questions();
--> statement-breakpoint
CREATE TRIGGER samples_in_inbox AFTER INSERT ON samples REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION inbox_follow_samples();
--> statement-breakpoint
CREATE TRIGGER samples_changed_in_inbox AFTER UPDATE ON samples REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION inbox_follow_samples();
--> statement-breakpoint
CREATE TRIGGER answers_in_inbox AFTER INSERT ON answers REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION inbox_follow_answers();
--> statement-breakpoint
CREATE TRIGGER answers_changed_in_inbox AFTER UPDATE ON answers REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION inbox_follow_answers();
--> statement-breakpoint
CREATE TRIGGER members_changed_in_inbox AFTER UPDATE ON members REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION inbox_follow_members();
--> statement-breakpoint
SELECT inbox_follow(ARRAY(SELECT id FROM contacts), ARRAY(SELECT id FROM questions), ARRAY(SELECT id FROM samples), false);
