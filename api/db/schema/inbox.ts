import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { inboxActs } from '#contract/inbox.ts';
import { inboxKinds, inboxStates } from '#contract/inbox-kinds.ts';
import { createdAt, id, locale, moment } from './columns.ts';
import { type closings, contacts } from './contacts.ts';
import { questions, samples } from './mypage.ts';
import { staff } from './staff.ts';

/**
 * One row for each inquiry, question and sample request. Triggers store it and increase `revision` with each change, also
 * of processes that do not know the table. `email` is lower case.
 */
export const inboxItems = pgTable(
  'inbox_items',
  {
    id: id(),
    contactId: integer().references(() => contacts.id, { onDelete: 'cascade' }),
    questionId: integer().references(() => questions.id, { onDelete: 'cascade' }),
    sampleId: integer().references(() => samples.id, { onDelete: 'cascade' }),
    reference: text().notNull(),
    kind: text({ enum: inboxKinds }).notNull(),
    at: moment().notNull(),
    state: text({ enum: inboxStates }).notNull(),
    locale: locale().notNull(),
    email: text().notNull(),
    assigneeId: integer().references(() => staff.id, { onDelete: 'set null' }),
    revision: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex('inbox_items_reference').on(table.reference),
    uniqueIndex('inbox_items_contact').on(table.contactId),
    uniqueIndex('inbox_items_question').on(table.questionId),
    uniqueIndex('inbox_items_sample').on(table.sampleId),
    index('inbox_items_at').on(table.at, table.reference),
    index('inbox_items_state').on(table.state, table.at, table.reference),
    index('inbox_items_waiting')
      .on(table.at, table.reference)
      .where(sql`${table.state} in ('open', 'undelivered')`),
    index('inbox_items_assignee').on(table.assigneeId, table.at, table.reference),
    index('inbox_items_email').on(table.email, table.at),
  ],
);

const itemId = () =>
  integer()
    .notNull()
    .references(() => inboxItems.id, { onDelete: 'cascade' });

/** Normalised text of an item, with its characters and pairs of characters. Triggers store it. */
export const inboxTexts = pgTable(
  'inbox_texts',
  { itemId: itemId().primaryKey(), words: text().notNull(), grams: text().array().notNull() },
  (table) => [index('inbox_texts_grams').using('gin', table.grams).with({ fastupdate: false })],
);

const person = () =>
  integer()
    .notNull()
    .references(() => staff.id, { onDelete: 'cascade' });

export const inboxReads = pgTable(
  'inbox_reads',
  { itemId: itemId(), staffId: person(), at: createdAt() },
  (table) => [
    primaryKey({ columns: [table.itemId, table.staffId] }),
    index('inbox_reads_staff').on(table.staffId),
  ],
);

export const inboxPresences = pgTable(
  'inbox_presences',
  { itemId: itemId(), staffId: person(), isWriting: boolean().notNull(), seenAt: createdAt() },
  (table) => [primaryKey({ columns: [table.itemId, table.staffId] })],
);

export const inboxNotes = pgTable(
  'inbox_notes',
  {
    id: id(),
    itemId: itemId(),
    staffId: person(),
    content: text().notNull(),
    createdAt: createdAt(),
    editedAt: moment(),
  },
  (table) => [index('inbox_notes_item').on(table.itemId)],
);

export type BeforeClosing = {
  openedAt: string | null;
  answeredAt: string | null;
  processedAt: string | null;
  closedAs: (typeof closings)[number] | null;
};

/** `staffId` null: the sender, or a command on the server. Closings of one request have the same `batch`. */
export const inboxEvents = pgTable(
  'inbox_events',
  {
    id: id(),
    itemId: itemId(),
    staffId: integer().references(() => staff.id, { onDelete: 'set null' }),
    revision: integer().notNull(),
    at: createdAt(),
    act: text({ enum: inboxActs }).notNull(),
    detail: text(),
    batch: uuid(),
    before: jsonb().$type<BeforeClosing>(),
  },
  (table) => [
    index('inbox_events_item').on(table.itemId, table.revision),
    index('inbox_events_batch').on(table.batch),
  ],
);

export const savedReplies = pgTable('saved_replies', {
  id: id(),
  name: text().notNull(),
  revision: integer().notNull().default(1),
  changedAt: createdAt(),
  changedBy: integer().references(() => staff.id, { onDelete: 'set null' }),
});

export const savedReplyTexts = pgTable(
  'saved_reply_texts',
  {
    replyId: integer()
      .notNull()
      .references(() => savedReplies.id, { onDelete: 'cascade' }),
    locale: locale().notNull(),
    content: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.replyId, table.locale] })],
);
