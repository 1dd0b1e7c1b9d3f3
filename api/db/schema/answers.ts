import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns.ts';
import { contacts } from './contacts.ts';
import { questions } from './mypage.ts';

export const answers = pgTable(
  'answers',
  {
    id: id(),
    contactId: integer().references(() => contacts.id, { onDelete: 'cascade' }),
    questionId: integer().references(() => questions.id, { onDelete: 'cascade' }),
    content: text().notNull(),
    createdAt: createdAt(),
    sentAt: moment(),
    failedAt: moment(),
    failure: text(),
  },
  (table) => [
    index('answers_contact').on(table.contactId),
    index('answers_question').on(table.questionId),
    index('answers_failed').on(table.failedAt).where(sql`failed_at is not null`),
  ],
);
