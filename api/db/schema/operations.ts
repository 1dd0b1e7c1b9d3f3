import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { answers } from './answers.ts';
import { createdAt, id, moment } from './columns.ts';

/** Stored with their cause in one transaction, deleted once sent. `lockedUntil` is the claim of a process. */
export const outbox = pgTable(
  'outbox',
  {
    /** Also the idempotency key at the provider. */
    id: uuid().primaryKey().defaultRandom(),
    kind: text({ enum: ['mail', 'sms', 'unlink'] }).notNull(),
    message: jsonb().$type<Record<string, unknown>>().notNull(),
    answerId: integer().references(() => answers.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: createdAt(),
    lockedUntil: moment(),
    failedAt: moment(),
    lastError: text(),
  },
  (table) => [
    index('outbox_due').on(table.nextAttemptAt),
    index('outbox_created').on(table.createdAt, table.id),
  ],
);

export const bounces = pgTable(
  'bounces',
  {
    id: id(),
    kind: text({ enum: ['mail', 'sms'] }).notNull(),
    addressHash: text().notNull(),
    encryptedAddress: text().notNull(),
    refusals: integer().notNull().default(1),
    lastError: text().notNull(),
    firstAt: createdAt(),
    lastAt: createdAt(),
  },
  (table) => [uniqueIndex('bounces_address').on(table.addressHash), index('bounces_last').on(table.lastAt)],
);

export const jobs = pgTable('jobs', {
  name: text().primaryKey(),
  nextRunAt: moment().notNull(),
  lastRunAt: moment(),
  lockedUntil: moment(),
});

export const attempts = pgTable(
  'attempts',
  {
    id: id(),
    rule: text().notNull(),
    keyHash: text().notNull(),
    at: createdAt(),
  },
  (table) => [
    index('attempts_rule').on(table.rule, table.keyHash, table.at),
    index('attempts_at').on(table.at),
  ],
);

export const secrets = pgTable('secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
});

export const appliedContent = pgTable('applied_content', {
  name: text().primaryKey(),
  digest: text().notNull(),
  appliedAt: createdAt(),
});

export const contentVersion = pgTable('content_version', {
  id: integer().primaryKey().default(1),
  version: text().notNull(),
});
