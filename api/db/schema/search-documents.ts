import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { type SearchType, searchTypes } from '#contract/filters.ts';

/** Items of a type whose ids differ in as many last digits only are a slice. A search reads the index of some slices alone. */
export const sliceDigits = [3, 4, 5, 6, 7] as const;

export const sliceName = (kind: SearchType, digits: number, number: number) => `${kind}:${digits}:${number}`;

const names = sliceDigits.map((digits) => `kind || ':${digits}:' || (item_id / ${10 ** digits})::text`);

export const slicesOfItem = sql.raw(`(array[${names.join(', ')}])`);

/** `grams`: characters and pairs of `body`, which is normalised text with the initial consonants of its Hangul. */
export const searchDocuments = pgTable(
  'search_documents',
  {
    kind: text({ enum: searchTypes }).notNull(),
    itemId: integer().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    grams: text().array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.itemId] }),
    // `fastupdate` off: every search would scan the pending list.
    index('search_documents_grams').using('gin', table.grams, slicesOfItem).with({ fastupdate: false }),
  ],
);
