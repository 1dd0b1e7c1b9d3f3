import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sampleStatuses } from '#contract/mypage.ts';
import { products } from './catalogue.ts';
import { createdAt, id, moment, phoneDigits } from './columns.ts';
import { members } from './members.ts';

const idempotency = { idempotencyKey: text(), requestHash: text() };

export const points = pgTable(
  'points',
  {
    id: id(),
    memberId: integer()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    at: createdAt(),
    description: text().notNull(),
    saved: integer().notNull(),
    used: integer().notNull(),
    balance: integer().notNull(),
    ...idempotency,
  },
  (table) => [
    index('points_member').on(table.memberId, table.at, table.id),
    uniqueIndex('points_idempotency_key').on(table.memberId, table.idempotencyKey),
  ],
);

export const questions = pgTable(
  'questions',
  {
    id: id(),
    memberId: integer()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    content: text().notNull(),
    createdAt: createdAt(),
    answer: text(),
    answeredAt: moment(),
    ...idempotency,
  },
  (table) => [
    index('questions_member').on(table.memberId, table.id),
    index('questions_created').on(table.createdAt),
    uniqueIndex('questions_idempotency_key').on(table.memberId, table.idempotencyKey),
  ],
);

export const samples = pgTable(
  'samples',
  {
    id: id(),
    memberId: integer()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    amount: text().notNull(),
    purpose: text().notNull(),
    company: text(),
    recipient: text(),
    mobile: text(),
    zipcode: text(),
    address1: text(),
    address2: text(),
    status: text({ enum: sampleStatuses }).notNull().default('requested'),
    statusAt: moment(),
    note: text(),
    carrier: text(),
    trackingNumber: text(),
    carrierAgreedAt: moment(),
    createdAt: createdAt(),
    ...idempotency,
  },
  (table) => [
    index('samples_member').on(table.memberId, table.id),
    index('samples_created').on(table.createdAt),
    index('samples_mobile').on(phoneDigits(table.mobile)),
    uniqueIndex('samples_idempotency_key').on(table.memberId, table.idempotencyKey),
  ],
);
