import { customType, integer, text, timestamp } from 'drizzle-orm/pg-core';
import { locales } from '#contract/locales.ts';

export const id = () => integer().primaryKey().generatedAlwaysAsIdentity();

export const moment = () => timestamp({ withTimezone: true });

export const createdAt = () => moment().notNull().defaultNow();

export const locale = () => text({ enum: locales });

/** Null: unpublished. Millisecond precision, because neighbours are compared with JavaScript dates. */
export const publishedAt = () => timestamp({ withTimezone: true, precision: 3 });

export const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });
