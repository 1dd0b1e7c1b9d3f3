import { boolean, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { termKinds } from '#contract/terms.ts';
import { id, locale, moment } from './columns.ts';

export const terms = pgTable(
  'terms',
  {
    id: id(),
    kind: text({ enum: termKinds }).notNull(),
    version: text().notNull(),
    effectiveAt: moment().notNull(),
    consentAgain: boolean().notNull().default(false),
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
