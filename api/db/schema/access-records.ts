import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Appended only: a trigger refuses changes, and deletion within two years. `hash` covers all other columns. */
export const accessRecords = pgTable(
  'access_records',
  {
    number: integer().primaryKey(),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    staffId: integer(),
    operator: text().notNull(),
    address: text().notNull(),
    subject: text().notNull(),
    action: text().notNull(),
    detail: text().notNull(),
    previousHash: text().notNull(),
    hash: text().notNull(),
  },
  (table) => [index('access_records_at').on(table.at), index('access_records_subject').on(table.subject)],
);

/** First and last entry, signed, so that removing entries at the ends shows too. Appending locks this row. */
export const accessRecordsHead = pgTable('access_records_head', {
  id: integer().primaryKey().default(1),
  firstNumber: integer().notNull(),
  number: integer().notNull(),
  hash: text().notNull(),
  signature: text().notNull(),
});
