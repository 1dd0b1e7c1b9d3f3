import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns.ts';

/**
 * Mails and text messages to be sent, and providers to be told that a member is no longer linked: stored with their
 * cause in one transaction, deleted once they are sent.
 * `lockedUntil`: a process is sending it; should it die, another takes over after that.
 */
export const outbox = pgTable(
  'outbox',
  {
    /** Also the idempotency key at the provider. */
    id: uuid().primaryKey().defaultRandom(),
    kind: text({ enum: ['mail', 'sms', 'unlink'] }).notNull(),
    message: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: createdAt(),
    lockedUntil: moment(),
    failedAt: moment(),
    lastError: text(),
  },
  (table) => [index('outbox_due').on(table.nextAttemptAt)],
);

/** When each job runs next. A process that wants to run one claims it here. */
export const jobs = pgTable('jobs', {
  name: text().primaryKey(),
  nextRunAt: moment().notNull(),
  lastRunAt: moment(),
  lockedUntil: moment(),
});

/** What was done that is limited: a rule, a keyed hash of whom it concerns, and when. */
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

/** Random keys of this installation, where the environment gives none. */
export const secrets = pgTable('secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
});

/** Digest of each content folder that was applied, so that an unchanged one is not applied again. */
export const appliedContent = pgTable('applied_content', {
  name: text().primaryKey(),
  digest: text().notNull(),
  appliedAt: createdAt(),
});

/**
 * One row: which transaction changed content last, and so a different text after every change. Triggers write it, whoever
 * changes the tables of content; caches of what is made of them look at it.
 */
export const contentVersion = pgTable('content_version', {
  id: integer().primaryKey().default(1),
  version: text().notNull(),
});
