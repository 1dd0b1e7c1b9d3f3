import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Locale } from '#contract/locales.ts';
import { type ItemContent, itemActs, itemStates } from '#contract/staff-content.ts';
import { itemKinds } from '#contract/staff-content-fields.ts';
import { createdAt, id, moment, publishedAt } from './columns.ts';
import { staff } from './staff.ts';

const staffId = () => integer().references(() => staff.id);

const millisecond = () => timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow();

const languageChanges = () => jsonb().$type<Partial<Record<Locale, string>>>();

/**
 * `deleted` items are left to say that a key was deleted on purpose. `publishedAt` is 1970 without a date. `edited`: in
 * the dashboard, since `content apply` stored it. `terms`: characters and pairs of `search`, and `STATE:LANGUAGE`.
 */
export const contentItems = pgTable(
  'content_items',
  {
    id: id(),
    kind: text({ enum: itemKinds }).notNull(),
    key: text().notNull(),
    state: text({ enum: [...itemStates, 'deleted'] }).notNull(),
    revision: integer().notNull().default(1),
    title: text().notNull(),
    position: integer().notNull().default(0),
    currentVersion: integer().notNull(),
    publishedVersion: integer(),
    scheduledVersion: integer(),
    publicId: integer(),
    publishedAt: publishedAt().notNull(),
    scheduledAt: moment(),
    trashedAt: moment(),
    updatedAt: millisecond(),
    updatedBy: staffId(),
    edited: boolean().notNull(),
    languageChanges: languageChanges().notNull(),
    search: text().notNull(),
    terms: text().array().notNull(),
  },
  (table) => [
    uniqueIndex('content_items_key').on(table.kind, table.key),
    index('content_items_updated').on(table.kind, table.state, table.updatedAt, table.id),
    index('content_items_title').on(table.kind, table.state, table.title, table.id),
    index('content_items_published').on(table.kind, table.state, table.publishedAt, table.id),
    index('content_items_position').on(table.kind, table.state, table.position, table.id),
    index('content_items_scheduled').on(table.scheduledAt),
    index('content_items_trashed').on(table.trashedAt),
    index('content_items_terms').using('gin', table.terms).with({ fastupdate: false }),
  ],
);

const itemId = () =>
  integer()
    .notNull()
    .references(() => contentItems.id, { onDelete: 'cascade' });

/** Never changed, except the draft on top: a trigger refuses it. `languageChanges` is null in older ones. */
export const contentVersions = pgTable(
  'content_versions',
  {
    itemId: itemId(),
    number: integer().notNull(),
    content: jsonb().$type<ItemContent>().notNull(),
    languageChanges: languageChanges(),
    act: text({ enum: itemActs }).notNull(),
    staffId: staffId(),
    at: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.number] })],
);

export const contentEvents = pgTable(
  'content_events',
  {
    id: id(),
    itemId: itemId(),
    act: text({ enum: itemActs }).notNull(),
    staffId: staffId(),
    at: createdAt(),
    version: integer(),
    scheduledAt: moment(),
  },
  (table) => [index('content_events_item').on(table.itemId, table.id)],
);

/** The bytes are in `files`. `isOpen`: shown to visitors without an item that names it, such as one in terms. */
export const contentPictures = pgTable(
  'content_pictures',
  {
    id: text().primaryKey(),
    width: integer().notNull(),
    height: integer().notNull(),
    size: integer().notNull(),
    name: text().notNull(),
    isOpen: boolean().notNull().default(false),
    staffId: staffId(),
    at: millisecond(),
  },
  (table) => [index('content_pictures_at').on(table.at, table.id)],
);

export const contentPictureUses = pgTable(
  'content_picture_uses',
  { pictureId: text().notNull(), itemId: itemId(), isPublic: boolean().notNull() },
  (table) => [
    primaryKey({ columns: [table.pictureId, table.itemId] }),
    index('content_picture_uses_item').on(table.itemId),
  ],
);

export const contentFileUses = pgTable(
  'content_file_uses',
  { sha256: text().notNull(), itemId: itemId() },
  (table) => [
    primaryKey({ columns: [table.sha256, table.itemId] }),
    index('content_file_uses_item').on(table.itemId),
  ],
);
