import { date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { settingNames } from '#contract/site-settings.ts';
import { createdAt } from './columns.ts';

export const settings = pgTable('settings', {
  name: text({ enum: settingNames }).primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
  changedAt: createdAt(),
});

export const searchMisses = pgTable(
  'search_misses',
  { day: date().notNull(), query: text().notNull(), searches: integer().notNull().default(1) },
  (table) => [primaryKey({ columns: [table.day, table.query] })],
);
