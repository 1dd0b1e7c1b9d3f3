import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { contactTypes } from '#contract/contact-reference.ts';
import { createdAt, id, locale, moment } from './columns.ts';

/**
 * Inquiries. The consent was given in `locale` at `receivedAt`, to the `consentVersion` of the inquiry's
 * terms, whose texts are never changed.
 * `requestHash` is the SHA-256 of the request as parsed, which tells a repeated request from another one that uses
 * the same idempotency key; behind it, with a key, stands a hash of who sent it. `processedAt` starts the time after which the row is destroyed.
 */
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
    /** When staff took it up. */
    openedAt: moment(),
    answer: text(),
    answeredAt: moment(),
    processedAt: moment(),
    idempotencyKey: text(),
    requestHash: text().notNull(),
  },
  (table) => [
    uniqueIndex('contacts_reference').on(table.reference),
    uniqueIndex('contacts_idempotency_key').on(table.idempotencyKey),
    index('contacts_received').on(table.receivedAt),
    index('contacts_processed').on(table.processedAt),
  ],
);

/** What remains of a destroyed inquiry: that there was one, and when it went. No personal data. */
export const destroyedContacts = pgTable('destroyed_contacts', {
  contactId: integer().primaryKey(),
  type: text({ enum: contactTypes }).notNull(),
  receivedAt: moment().notNull(),
  processedAt: moment().notNull(),
  files: integer().notNull(),
  destroyedAt: createdAt(),
});
