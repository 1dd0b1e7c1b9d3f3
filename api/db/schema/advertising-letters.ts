import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Locale } from '#contract/locales.ts';
import { createdAt, moment } from './columns.ts';

export type LetterText = { subject: string; body: string };

export type LetterSender = { name: string; address: string; phone: string; email: string };

/** Members are mailed in the order of their numbers, up to `lastMemberId`. So nothing says who got a letter. */
export const advertisingLetters = pgTable('advertising_letters', {
  name: text().primaryKey(),
  texts: jsonb().$type<Partial<Record<Locale, LetterText>>>().notNull(),
  sender: jsonb().$type<LetterSender>().notNull(),
  orderedAt: createdAt(),
  lastMemberId: integer().notNull().default(0),
  mailed: integer().notNull().default(0),
  endedAt: moment(),
});
