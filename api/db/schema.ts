import { index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { contactTypes } from '#contract/contacts.ts';
import { locales } from '#contract/locales.ts';

export const postKinds = ['patent', 'thesis', 'news', 'press'] as const;

const createdAt = () => timestamp({ withTimezone: true }).notNull().defaultNow();

/** Categories of posts. `key` is the name by which content files refer to one. */
export const categories = pgTable(
  'categories',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: postKinds }).notNull(),
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
    locale: text({ enum: locales }).notNull(),
    name: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.categoryId, table.locale] })],
);

/** Patents, theses, news and press. `slug` is the item's folder in the content. */
export const posts = pgTable(
  'posts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: postKinds }).notNull(),
    slug: text().notNull(),
    categoryId: integer().references(() => categories.id, { onDelete: 'set null' }),
    // Milliseconds, as JavaScript's dates have them: neighbours are found by comparing with one.
    publishedAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    uniqueIndex('posts_kind_slug').on(table.kind, table.slug),
    // Ascending, and read backwards for 'newest first': drizzle's desc() means NULLS LAST, which ORDER BY ... DESC is not.
    index('posts_newest').on(table.kind, table.publishedAt, table.id),
    index('posts_category_newest').on(table.kind, table.categoryId, table.publishedAt, table.id),
  ],
);

/** A post in one language. `content` is Markdown; null where only title and summary are translated. */
export const postTranslations = pgTable(
  'post_translations',
  {
    postId: integer()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    locale: text({ enum: locales }).notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    content: text(),
  },
  (table) => [primaryKey({ columns: [table.postId, table.locale] })],
);

/**
 * Inquiries. The consent was given in `locale` at `receivedAt`, to the text of `consentVersion`. `requestHash` is the SHA-256 of the request as parsed: it tells a repeated request from another
 * one that uses the same idempotency key.
 */
export const contacts = pgTable(
  'contacts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    reference: text().notNull(),
    type: text({ enum: contactTypes }).notNull(),
    fullName: text().notNull(),
    email: text().notNull(),
    mobile: text(),
    subject: text(),
    content: text().notNull(),
    locale: text({ enum: locales }).notNull(),
    consentVersion: text().notNull(),
    receivedAt: createdAt(),
    idempotencyKey: text(),
    requestHash: text().notNull(),
  },
  (table) => [
    uniqueIndex('contacts_reference').on(table.reference),
    uniqueIndex('contacts_idempotency_key').on(table.idempotencyKey),
    index('contacts_received').on(table.receivedAt),
  ],
);

/** Digest of each content folder that was applied, so that an unchanged one is not applied again. */
export const appliedContent = pgTable('applied_content', {
  name: text().primaryKey(),
  digest: text().notNull(),
  appliedAt: createdAt(),
});
