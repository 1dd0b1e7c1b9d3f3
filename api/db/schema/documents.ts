import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { documentTypes } from '#contract/documents.ts';
import { bytea, createdAt, id, locale, publishedAt } from './columns.ts';
import { contacts } from './contacts.ts';
import { questions } from './members.ts';
import { posts } from './posts.ts';

/** Company decks and the like, one for each type and language; the file belongs to it. */
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

/**
 * A stored file. It belongs to exactly one row, and goes with it. `sha256` is hexadecimal. Files of inquiries
 * and questions are personal; those of posts and documents are public once their owner is.
 */
export const files = pgTable(
  'files',
  {
    id: uuid().primaryKey().defaultRandom(),
    contactId: integer().references(() => contacts.id, { onDelete: 'cascade' }),
    questionId: integer().references(() => questions.id, { onDelete: 'cascade' }),
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
    index('files_post').on(table.postId),
    index('files_document').on(table.documentId),
  ],
);

/** The bytes of a file in pieces, so that neither side ever holds more than one of them. */
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
