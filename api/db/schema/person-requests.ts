import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';

export const personRequestKinds = ['find', 'export', 'erase'] as const;

export type PersonCounts = {
  members: number;
  inquiries: number;
  questions: number;
  samples: number;
  deliveries: number;
  files: number;
  messages: number;
};

/** Keyed hashes, so that no person can be read from a record. `operator` is a member of staff. */
export const personRequests = pgTable(
  'person_requests',
  {
    id: id(),
    kind: text({ enum: personRequestKinds }).notNull(),
    at: createdAt(),
    operator: text().notNull(),
    emailHash: text(),
    mobileHash: text(),
    counts: jsonb().$type<PersonCounts>().notNull(),
  },
  (table) => [index('person_requests_at').on(table.at)],
);
