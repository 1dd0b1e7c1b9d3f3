import { boolean, date, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { termKinds } from '#contract/terms.ts';
import { createdAt, id, locale, moment } from './columns.ts';

export const terms = pgTable(
  'terms',
  {
    id: id(),
    kind: text({ enum: termKinds }).notNull(),
    version: text().notNull(),
    effectiveAt: moment().notNull(),
    consentAgain: boolean().notNull().default(false),
    isUnfavourable: boolean().notNull().default(false),
    announcedAt: moment(),
    announcedBy: text(),
  },
  (table) => [uniqueIndex('terms_kind_version').on(table.kind, table.version)],
);

export const termTranslations = pgTable(
  'term_translations',
  {
    termId: integer()
      .notNull()
      .references(() => terms.id, { onDelete: 'cascade' }),
    locale: locale().notNull(),
    title: text().notNull(),
    content: text().notNull(),
    changes: text(),
  },
  (table) => [primaryKey({ columns: [table.termId, table.locale] })],
);

/** The next version of a kind until it is announced. `revision` shows that somebody else changed it. */
export const termDrafts = pgTable('term_drafts', {
  kind: text({ enum: termKinds }).primaryKey(),
  effectiveOn: date(),
  consentAgain: boolean().notNull(),
  isUnfavourable: boolean().notNull(),
  revision: integer().notNull().default(1),
  updatedAt: createdAt(),
  updatedBy: text().notNull(),
});

export const termDraftTranslations = pgTable(
  'term_draft_translations',
  {
    kind: text({ enum: termKinds })
      .notNull()
      .references(() => termDrafts.kind, { onDelete: 'cascade' }),
    locale: locale().notNull(),
    title: text().notNull(),
    content: text().notNull(),
    changes: text(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.locale] })],
);
