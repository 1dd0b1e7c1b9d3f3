-- Keeps post_counts true: each statement that changes posts takes the old rows away and adds the new ones.
-- The rows are locked in one order, so that two such statements wait for one another and never stop each other.
CREATE FUNCTION count_posts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP IN ('UPDATE', 'DELETE') THEN
		INSERT INTO post_counts (kind, category_id, period, starts_on, posts)
		SELECT kind, list, period, date_trunc(period, published_at AT TIME ZONE 'UTC')::date, -count(*)
		FROM old_posts, unnest(ARRAY[0, category_id]) AS list, unnest(ARRAY['month', 'day']) AS period
		WHERE published_at IS NOT NULL AND list IS NOT NULL
		GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
		ON CONFLICT (kind, category_id, period, starts_on) DO UPDATE SET posts = post_counts.posts + excluded.posts;
	END IF;
	IF TG_OP IN ('UPDATE', 'INSERT') THEN
		INSERT INTO post_counts (kind, category_id, period, starts_on, posts)
		SELECT kind, list, period, date_trunc(period, published_at AT TIME ZONE 'UTC')::date, count(*)
		FROM new_posts, unnest(ARRAY[0, category_id]) AS list, unnest(ARRAY['month', 'day']) AS period
		WHERE published_at IS NOT NULL AND list IS NOT NULL
		GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
		ON CONFLICT (kind, category_id, period, starts_on) DO UPDATE SET posts = post_counts.posts + excluded.posts;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER posts_inserted AFTER INSERT ON posts REFERENCING NEW TABLE AS new_posts FOR EACH STATEMENT EXECUTE FUNCTION count_posts();
--> statement-breakpoint
CREATE TRIGGER posts_updated AFTER UPDATE ON posts REFERENCING OLD TABLE AS old_posts NEW TABLE AS new_posts FOR EACH STATEMENT EXECUTE FUNCTION count_posts();
--> statement-breakpoint
CREATE TRIGGER posts_deleted AFTER DELETE ON posts REFERENCING OLD TABLE AS old_posts FOR EACH STATEMENT EXECUTE FUNCTION count_posts();
--> statement-breakpoint
INSERT INTO post_counts (kind, category_id, period, starts_on, posts)
SELECT kind, list, period, date_trunc(period, published_at AT TIME ZONE 'UTC')::date, count(*)
FROM posts, unnest(ARRAY[0, category_id]) AS list, unnest(ARRAY['month', 'day']) AS period
WHERE published_at IS NOT NULL AND list IS NOT NULL
GROUP BY 1, 2, 3, 4;
