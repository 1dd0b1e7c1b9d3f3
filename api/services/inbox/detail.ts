import { eq } from 'drizzle-orm';
import type { Database } from '#api/db/database.ts';
import { contacts, inboxItems, members, questions } from '#api/db/schema/index.ts';
import type { FileOwner } from '../attachments.ts';
import { listFiles } from '../files.ts';
import { listAnswers, type StoredAnswer } from './answers.ts';
import { dueDayIn, type InboxItem } from './items.ts';
import { hasReference, questionIdOf, questionReference } from './reference.ts';

export type InboxDetail = InboxItem & {
  content: string;
  answers: StoredAnswer[];
  contact: { email: string; mobile: string | null };
  files: { name: string; url: string; size: number }[];
  owner: FileOwner;
};

async function findQuestion(db: Database, id: number): Promise<InboxDetail | undefined> {
  const [row] = await db
    .select({ question: questions, member: members, state: inboxItems.state })
    .from(questions)
    .innerJoin(members, eq(members.id, questions.memberId))
    .innerJoin(inboxItems, eq(inboxItems.questionId, questions.id))
    .where(eq(questions.id, id));
  if (!row) return undefined;
  const { question, member, state } = row;
  const owner = { questionId: question.id };
  return {
    reference: questionReference(question.id),
    at: question.createdAt,
    kind: 'QUESTION',
    sender: member.name,
    title: question.title,
    locale: member.locale,
    state,
    dueDay: dueDayIn(state, question.createdAt),
    content: question.content,
    answers: await listAnswers(db, owner),
    contact: { email: member.email, mobile: member.mobile },
    files: await listFiles(db, owner),
    owner,
  };
}

export async function findInInbox(db: Database, reference: string): Promise<InboxDetail | undefined> {
  const questionId = questionIdOf(reference);
  if (questionId !== undefined) return findQuestion(db, questionId);
  const [row] = await db
    .select({ contact: contacts, state: inboxItems.state })
    .from(contacts)
    .innerJoin(inboxItems, eq(inboxItems.contactId, contacts.id))
    .where(hasReference(reference));
  if (!row) return undefined;
  const { contact, state } = row;
  const owner = { contactId: contact.id };
  return {
    reference: contact.reference,
    at: contact.receivedAt,
    kind: contact.type,
    sender: contact.fullName,
    title: contact.subject ?? '',
    locale: contact.locale,
    state,
    dueDay: dueDayIn(state, contact.receivedAt),
    content: contact.content,
    answers: await listAnswers(db, owner),
    contact: { email: contact.email, mobile: contact.mobile },
    files: await listFiles(db, owner),
    owner,
  };
}
