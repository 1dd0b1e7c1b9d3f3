import { boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';

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
  (table) => [
    index('access_records_at').on(table.at, table.number),
    index('access_records_staff').on(table.staffId, table.at, table.number),
    index('access_records_subject').on(table.subject, table.at, table.number),
    index('access_records_action').on(table.action, table.at, table.number),
    index('access_records_staff_action').on(table.staffId, table.action, table.at, table.number),
  ],
);

/** First and last entry, signed, so that removing entries at the ends shows too. Appending locks this row. */
export const accessRecordsHead = pgTable('access_records_head', {
  id: integer().primaryKey().default(1),
  firstNumber: integer().notNull(),
  number: integer().notNull(),
  hash: text().notNull(),
  signature: text().notNull(),
});

/** Results of verifying the chain. `staffId` null: the daily job. */
export const accessRecordChecks = pgTable('access_record_checks', {
  id: id(),
  at: createdAt(),
  staffId: integer(),
  isWhole: boolean().notNull(),
  records: integer().notNull(),
  brokenAt: integer(),
});

export type MonthCounts = { operator: string; action: string; count: number }[];

export const accessRecordReviews = pgTable('access_record_reviews', {
  month: text().primaryKey(),
  at: createdAt(),
  staffId: integer().notNull(),
  operator: text().notNull(),
  finding: text().notNull(),
  isWhole: boolean().notNull(),
  counts: jsonb().$type<MonthCounts>().notNull(),
});
