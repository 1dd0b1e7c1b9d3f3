import { eq } from 'drizzle-orm';
import type { ApiDeps } from '#api/context.ts';
import type { Database, Transaction } from '#api/db/database.ts';
import { contacts, members, questions } from '#api/db/schema/index.ts';
import type { Mail } from '#api/gateways/gateways.ts';
import { inquiryAnswered, questionAnswered } from '#api/mails/visitor-mails.ts';
import { recipientsOf } from '../site-settings.ts';
import type { HeldItem } from './hold-item.ts';

export type LetterDeps = Pick<ApiDeps, 'siteOrigin' | 'staffMail'>;

async function inquiryLetter(
  db: Database | Transaction,
  { siteOrigin, staffMail }: LetterDeps,
  contactId: number,
  answer: string,
): Promise<Mail> {
  const { locale, email: to, reference, type } = contacts;
  const [contact] = await db
    .select({ locale, to, reference, type })
    .from(contacts)
    .where(eq(contacts.id, contactId));
  if (!contact) throw new Error('The answer has no inquiry');
  const [replyTo] = await recipientsOf(db, staffMail, contact.type);
  return inquiryAnswered({ ...contact, siteOrigin, answer, replyTo });
}

async function questionLetter(
  db: Database | Transaction,
  { siteOrigin }: LetterDeps,
  questionId: number,
): Promise<Mail> {
  const { locale, email: to } = members;
  const { id, title } = questions;
  const [question] = await db
    .select({ locale, to, id, title })
    .from(questions)
    .innerJoin(members, eq(members.id, questions.memberId))
    .where(eq(questions.id, questionId));
  if (!question) throw new Error('The answer has no question');
  return questionAnswered({ ...question, siteOrigin });
}

/** The mail of an answer, in the language of the sender. Undefined for a sample request. */
export async function answerLetter(
  db: Database | Transaction,
  deps: LetterDeps,
  { contactId, questionId }: Pick<HeldItem, 'contactId' | 'questionId'>,
  answer: string,
): Promise<Mail | undefined> {
  if (contactId !== null) return inquiryLetter(db, deps, contactId, answer);
  return questionId === null ? undefined : questionLetter(db, deps, questionId);
}
