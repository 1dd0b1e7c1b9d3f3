import { sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { postKinds } from '#contract/posts.ts';
import { id, locale, publishedAt } from './columns.ts';

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

/** `details` holds the fields of the kind (see contract/posts.ts) and `products`, the slugs of those it is about. */
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
    // Read backwards: drizzle's desc() means NULLS LAST, which does not match ORDER BY ... DESC.
    index('posts_newest').on(table.kind, table.publishedAt, table.id),
    index('posts_category_newest').on(table.kind, table.categoryId, table.publishedAt, table.id),
    index('posts_products').using('gin', sql`(${table.details}->'products')`),
  ],
);

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

/** Posts per month and day (UTC), maintained by triggers. `categoryId` 0 means all categories. */
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
