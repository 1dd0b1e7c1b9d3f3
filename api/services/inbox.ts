import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { ContactStatus } from '#contract/contacts.ts';
import type { ApiDeps } from '../context.ts';
import type { Database } from '../db/database.ts';
import { contacts, members, questions } from '../db/schema/index.ts';
import { inquiryAnswered, questionAnswered } from '../mails/visitor-mails.ts';
import { enqueueMail } from '../outbox/enqueue.ts';
import type { FileOwner } from './attachments.ts';
import { statusOf } from './contacts.ts';
import { listFiles } from './files.ts';

export type InboxItem = {
  reference: string;
  at: Date;
  kind: string;
  from: string;
  title: string;
  status: ContactStatus['status'];
};

export type InboxDetail = InboxItem & {
  content: string;
  answer: string | null;
  contact: { email: string; mobile: string | null; locale: string };
  files: { name: string; url: string; size: number }[];
  owner: FileOwner;
};

const questionPattern = /^Q-(\d{1,9})$/i;

const maxItems = 500;

const titleLength = 60;

const isOpenContact = isNull(contacts.answeredAt);
const isOpenQuestion = isNull(questions.answeredAt);

export async function listInbox(db: Database, { all }: { all: boolean }): Promise<InboxItem[]> {
  const inquiries = await db
    .select({
      reference: contacts.reference,
      at: contacts.receivedAt,
      kind: sql<string>`${contacts.type}`,
      from: contacts.fullName,
      title: sql<string>`coalesce(${contacts.subject}, left(${contacts.content}, ${titleLength}))`,
      openedAt: contacts.openedAt,
      answeredAt: contacts.answeredAt,
    })
    .from(contacts)
    .where(all ? undefined : isOpenContact)
    .orderBy(asc(contacts.receivedAt))
    .limit(maxItems);
  const memberQuestions = await db
    .select({
      reference: sql<string>`'Q-' || ${questions.id}`,
      at: questions.createdAt,
      kind: sql<string>`'QUESTION'`,
      from: members.name,
      title: questions.title,
      openedAt: sql<null>`null`,
      answeredAt: questions.answeredAt,
    })
    .from(questions)
    .innerJoin(members, eq(members.id, questions.memberId))
    .where(all ? undefined : isOpenQuestion)
    .orderBy(asc(questions.createdAt))
    .limit(maxItems);
  return [...inquiries, ...memberQuestions]
    .map(({ openedAt, answeredAt, ...item }) => ({ ...item, status: statusOf({ openedAt, answeredAt }) }))
    .sort((one, other) => one.at.getTime() - other.at.getTime());
}

async function findQuestion(db: Database, id: number): Promise<InboxDetail | undefined> {
  const [row] = await db
    .select({ question: questions, member: members })
    .from(questions)
    .innerJoin(members, eq(members.id, questions.memberId))
    .where(eq(questions.id, id));
  if (!row) return undefined;
  const { question, member } = row;
  const owner = { questionId: question.id };
  return {
    reference: `Q-${question.id}`,
    at: question.createdAt,
    kind: 'QUESTION',
    from: member.name,
    title: question.title,
    status: question.answeredAt ? 'answered' : 'received',
    content: question.content,
    answer: question.answer,
    contact: { email: member.email, mobile: member.mobile, locale: member.locale },
    files: await listFiles(db, owner),
    owner,
  };
}

export async function findInInbox(db: Database, reference: string): Promise<InboxDetail | undefined> {
  const questionId = questionPattern.exec(reference)?.[1];
  if (questionId) return findQuestion(db, Number(questionId));
  const [row] = await db.select().from(contacts).where(eq(contacts.reference, reference.toUpperCase()));
  if (!row) return undefined;
  const owner = { contactId: row.id };
  return {
    reference: row.reference,
    at: row.receivedAt,
    kind: row.type,
    from: row.fullName,
    title: row.subject ?? '',
    status: statusOf(row),
    content: row.content,
    answer: row.answer,
    contact: { email: row.email, mobile: row.mobile, locale: row.locale },
    files: await listFiles(db, owner),
    owner,
  };
}

type AnswerDeps = Pick<ApiDeps, 'db' | 'siteOrigin' | 'staffMail' | 'wakeOutbox'>;

async function answerQuestion({ db, siteOrigin }: AnswerDeps, id: number, answer: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [question] = await tx
      .update(questions)
      .set({ answer, answeredAt: sql`now()` })
      .where(and(eq(questions.id, id), isOpenQuestion))
      .returning();
    if (!question) return false;
    const [member] = await tx.select().from(members).where(eq(members.id, question.memberId));
    if (member) {
      const { locale, email: to } = member;
      await enqueueMail(tx, questionAnswered({ locale, to, siteOrigin, id, title: question.title }));
    }
    return true;
  });
}

/** Starts the retention period. Returns false when no open item has this reference. */
export async function answerInInbox(deps: AnswerDeps, reference: string, answer: string): Promise<boolean> {
  const questionId = questionPattern.exec(reference)?.[1];
  const isDone = questionId
    ? await answerQuestion(deps, Number(questionId), answer)
    : await deps.db.transaction(async (tx) => {
        const [contact] = await tx
          .update(contacts)
          .set({
            answer,
            openedAt: sql`coalesce(${contacts.openedAt}, now())`,
            answeredAt: sql`now()`,
            processedAt: sql`now()`,
          })
          .where(and(eq(contacts.reference, reference.toUpperCase()), isOpenContact))
          .returning();
        if (contact) {
          const { locale, email: to } = contact;
          const { siteOrigin, staffMail } = deps;
          const mail = { locale, to, siteOrigin, reference: contact.reference, answer };
          await enqueueMail(tx, inquiryAnswered({ ...mail, replyTo: staffMail?.[0] }));
        }
        return contact !== undefined;
      });
  if (isDone) deps.wakeOutbox();
  return isDone;
}

/** For answers by telephone: starts the retention period. Returns false for an unknown reference. */
export async function processInInbox(db: Database, reference: string): Promise<boolean> {
  const rows = await db
    .update(contacts)
    .set({ openedAt: sql`coalesce(${contacts.openedAt}, now())`, processedAt: sql`now()` })
    .where(eq(contacts.reference, reference.toUpperCase()))
    .returning({ id: contacts.id });
  return rows.length > 0;
}
