import { date, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { requestChannels, requestKinds, requestStates } from '#contract/privacy-requests.ts';
import { createdAt, id, moment } from './columns.ts';
import type { PersonCounts } from './person-requests.ts';

/** The end of a request clears name and note, and replaces address and number by keyed hashes. `…By` is the e-mail address of staff. */
export const privacyRequests = pgTable(
  'privacy_requests',
  {
    id: id(),
    kind: text({ enum: requestKinds }).notNull(),
    state: text({ enum: requestStates }).notNull().default('open'),
    channel: text({ enum: requestChannels }).notNull(),
    receivedOn: date().notNull(),
    name: text(),
    email: text(),
    mobile: text(),
    emailHash: text(),
    mobileHash: text(),
    note: text(),
    enteredAt: createdAt(),
    enteredBy: text().notNull(),
    identityCheck: text(),
    checkedAt: moment(),
    checkedBy: text(),
    exportedAt: moment(),
    exportedBy: text(),
    outcome: text(),
    closedAt: moment(),
    closedBy: text(),
    counts: jsonb().$type<PersonCounts>(),
  },
  (table) => [
    index('privacy_requests_state').on(table.state, table.receivedOn, table.id),
    index('privacy_requests_closed').on(table.closedAt),
    index('privacy_requests_email').on(table.emailHash),
    index('privacy_requests_mobile').on(table.mobileHash),
  ],
);
