import { date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { postKinds } from '#contract/posts.ts';
import { id, locale, publishedAt } from './columns.ts';

/** Categories of posts and of FAQs. `key` is the name by which content files refer to one. */
export const categories = pgTable(
  'categories',
  {
    id: id(),
    kind: text({ enum: [...postKinds, 'faq'] }).notNull(),
    key: text().notNull(),
    position: integer().notNull(),
  },
  (table) => [uniqueIndex('categories_kind_key').on(table.kind, table.key)],
);

export const categoryTranslations = pgTable(
  'category_translations',
  {
    categoryId: integer()
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    locale: locale().notNull(),
    name: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.categoryId, table.locale] })],
);

/**
 * Patents, theses, news and press. `slug` is the item's folder in the content. `details` holds what the kind has
 * beside the common fields (number, journal ...), as contract/posts.ts describes it.
 */
export const posts = pgTable(
  'posts',
  {
    id: id(),
    kind: text({ enum: postKinds }).notNull(),
    slug: text().notNull(),
    categoryId: integer().references(() => categories.id, { onDelete: 'set null' }),
    publishedAt: publishedAt(),
    thumbnail: text(),
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [
    uniqueIndex('posts_kind_slug').on(table.kind, table.slug),
    // Ascending, and read backwards for 'newest first': drizzle's desc() means NULLS LAST, which ORDER BY ... DESC is not.
    index('posts_newest').on(table.kind, table.publishedAt, table.id),
    index('posts_category_newest').on(table.kind, table.categoryId, table.publishedAt, table.id),
  ],
);

/**
 * A post in one language. `content` is Markdown; null where only title and summary are translated. `details`
 * are the translated ones (a press outlet, an applicant), laid over the post's own.
 */
export const postTranslations = pgTable(
  'post_translations',
  {
    postId: integer()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    locale: locale().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    content: text(),
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [primaryKey({ columns: [table.postId, table.locale] })],
);

/**
 * How many posts of a list are dated in each month and on each day (UTC), kept by triggers: it gives totals and
 * finds any page without counting rows. `categoryId` 0 is the list over all categories.
 */
export const postCounts = pgTable(
  'post_counts',
  {
    kind: text({ enum: postKinds }).notNull(),
    categoryId: integer().notNull(),
    period: text({ enum: ['month', 'day'] }).notNull(),
    startsOn: date().notNull(),
    posts: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.categoryId, table.period, table.startsOn] })],
);
