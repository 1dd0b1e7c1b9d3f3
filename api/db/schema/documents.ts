import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { documentTypes } from '#contract/document-types.ts';
import { answers } from './answers.ts';
import { bytea, createdAt, id, locale, publishedAt } from './columns.ts';
import { contacts } from './contacts.ts';
import { questions } from './mypage.ts';
import { posts } from './posts.ts';

export const documents = pgTable(
  'documents',
  {
    id: id(),
    type: text({ enum: documentTypes }).notNull(),
    locale: locale().notNull(),
    title: text().notNull(),
    publishedAt: publishedAt(),
  },
  (table) => [uniqueIndex('documents_type_locale').on(table.type, table.locale)],
);

/** Belongs to one row and is deleted with it. Files of inquiries, questions and answers are personal. */
export const files = pgTable(
  'files',
  {
    id: uuid().primaryKey().defaultRandom(),
    contactId: integer().references(() => contacts.id, { onDelete: 'cascade' }),
    questionId: integer().references(() => questions.id, { onDelete: 'cascade' }),
    answerId: integer().references(() => answers.id, { onDelete: 'cascade' }),
    postId: integer().references(() => posts.id, { onDelete: 'cascade' }),
    documentId: integer().references(() => documents.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    name: text().notNull(),
    mediaType: text().notNull(),
    size: integer().notNull(),
    sha256: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('files_contact').on(table.contactId),
    index('files_question').on(table.questionId),
    index('files_answer').on(table.answerId),
    index('files_post').on(table.postId),
    index('files_document').on(table.documentId),
  ],
);

export const fileChunks = pgTable(
  'file_chunks',
  {
    fileId: uuid()
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    bytes: bytea().notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.position] })],
);
