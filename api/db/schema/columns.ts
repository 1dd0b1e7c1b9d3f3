import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, customType, integer, text, timestamp } from 'drizzle-orm/pg-core';
import { locales } from '#contract/locales.ts';

export const id = () => integer().primaryKey().generatedAlwaysAsIdentity();

export const moment = () => timestamp({ withTimezone: true });

export const createdAt = () => moment().notNull().defaultNow();

export const locale = () => text({ enum: locales });

/** Null: unpublished. Millisecond precision, because neighbours are compared with JavaScript dates. */
export const publishedAt = () => timestamp({ withTimezone: true, precision: 3 });

export const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

/** As `phoneDigitsSchema` of the contract normalises a number. Indexed, so it must stay the same. */
export function phoneDigits(column: AnyPgColumn | SQL): SQL {
  const digits = sql`regexp_replace(${column}, '[^0-9]', '', 'g')`;
  return sql`regexp_replace(regexp_replace(${digits}, '^00', ''), '^820?', '0')`;
}
