import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { contactTypes } from '#contract/contact-types.ts';
import { createdAt, id, locale, moment, phoneDigits } from './columns.ts';

export const closings = ['answered_elsewhere', 'spam'] as const;

/** `requestHash` identifies the request and, with a key, its sender. `processedAt` starts the retention period. */
export const contacts = pgTable(
  'contacts',
  {
    id: id(),
    reference: text().notNull(),
    type: text({ enum: contactTypes }).notNull(),
    fullName: text().notNull(),
    email: text().notNull(),
    mobile: text(),
    subject: text(),
    content: text().notNull(),
    locale: locale().notNull(),
    consentVersion: text().notNull(),
    receivedAt: createdAt(),
    openedAt: moment(),
    /** Unused: `answers` has the text. Processes of the previous release still insert it. */
    answer: text(),
    answeredAt: moment(),
    processedAt: moment(),
    closedAs: text({ enum: closings }),
    idempotencyKey: text(),
    requestHash: text().notNull(),
  },
  (table) => [
    uniqueIndex('contacts_reference').on(table.reference),
    uniqueIndex('contacts_idempotency_key').on(table.idempotencyKey),
    index('contacts_received').on(table.receivedAt),
    index('contacts_processed').on(table.processedAt),
    index('contacts_open')
      .on(table.receivedAt)
      .where(sql`closed_as is null and answered_at is null and processed_at is null`),
    index('contacts_consent').on(table.consentVersion),
    index('contacts_email').on(sql`lower(${table.email})`),
    index('contacts_mobile').on(phoneDigits(table.mobile)),
  ],
);

export const destroyedContacts = pgTable('destroyed_contacts', {
  contactId: integer().primaryKey(),
  type: text({ enum: contactTypes }).notNull(),
  receivedAt: moment().notNull(),
  processedAt: moment().notNull(),
  files: integer().notNull(),
  destroyedAt: createdAt(),
});
