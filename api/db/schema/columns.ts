import { customType, integer, text, timestamp } from 'drizzle-orm/pg-core';
import { locales } from '#contract/locales.ts';

/** A generated identifier, 1 or more. */
export const id = () => integer().primaryKey().generatedAlwaysAsIdentity();

export const moment = () => timestamp({ withTimezone: true });

export const createdAt = () => moment().notNull().defaultNow();

export const locale = () => text({ enum: locales });

/**
 * When an item is public from. Null: unpublished. Milliseconds, as JavaScript's dates have them: neighbours are
 * found by comparing with one.
 */
export const publishedAt = () => timestamp({ withTimezone: true, precision: 3 });

/** Bytes. */
export const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });
