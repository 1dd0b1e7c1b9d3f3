import { and, eq, isNull, sql } from 'drizzle-orm';
import type { ApiDeps } from '#api/context.ts';
import type { Transaction } from '#api/db/database.ts';
import { answers, contacts, members, outbox, questions } from '#api/db/schema/index.ts';
import { inquiryAnswered, questionAnswered } from '#api/mails/visitor-mails.ts';
import { enqueueMail, type Letter } from '#api/outbox/enqueue.ts';
import { type CheckedFile, storeFiles } from '../attachments.ts';
import { requeue } from '../outbox.ts';
import { recipientsOf } from '../site-settings.ts';
import { type AnswerOwner, holdLastAnswer } from './answers.ts';
import { hasReference, questionIdOf } from './reference.ts';

type AnswerDeps = Pick<ApiDeps, 'db' | 'siteOrigin' | 'staffMail' | 'wakeOutbox'>;

type NewAnswer = {
  text: string;
  files?: readonly CheckedFile[];
  /** Also when the item has an answer. */
  isFurther?: boolean;
};

const markdownRule = '\n\n---\n\n';

function mayAnswer(answeredAt: typeof contacts.answeredAt | typeof questions.answeredAt, isFurther: boolean) {
  return isFurther ? undefined : isNull(answeredAt);
}

async function markQuestion(
  tx: Transaction,
  id: number,
  { text, isFurther = false }: NewAnswer,
): Promise<AnswerOwner | undefined> {
  const earlier = sql`coalesce(${questions.answer} || ${markdownRule}, '')`;
  const [question] = await tx
    .update(questions)
    .set({ answer: sql`${earlier} || ${text}`, answeredAt: sql`now()` })
    .where(and(eq(questions.id, id), mayAnswer(questions.answeredAt, isFurther)))
    .returning({ questionId: questions.id });
  return question;
}

async function markInquiry(
  tx: Transaction,
  reference: string,
  { isFurther = false }: NewAnswer,
): Promise<AnswerOwner | undefined> {
  const [contact] = await tx
    .update(contacts)
    .set({
      openedAt: sql`coalesce(${contacts.openedAt}, now())`,
      answeredAt: sql`now()`,
      processedAt: sql`now()`,
      closedAs: null,
    })
    .where(and(hasReference(reference), mayAnswer(contacts.answeredAt, isFurther)))
    .returning({ contactId: contacts.id });
  return contact;
}

type Answer = Pick<typeof answers.$inferSelect, 'id' | 'contactId' | 'questionId' | 'content'>;

async function letterOf(
  tx: Transaction,
  { siteOrigin, staffMail }: AnswerDeps,
  { contactId, questionId, content }: Answer,
): Promise<Letter> {
  if (contactId !== null) {
    const [contact] = await tx.select().from(contacts).where(eq(contacts.id, contactId));
    if (!contact) throw new Error('The answer has no inquiry');
    const { locale, email: to, reference } = contact;
    const [replyTo] = await recipientsOf(tx, staffMail, contact.type);
    return inquiryAnswered({ locale, to, siteOrigin, reference, answer: content, replyTo });
  }
  const [row] = await tx
    .select({ question: questions, member: members })
    .from(questions)
    .innerJoin(members, eq(members.id, questions.memberId))
    .where(eq(questions.id, questionId ?? 0));
  if (!row) throw new Error('The answer has no question');
  const { question, member } = row;
  const { locale, email: to } = member;
  return questionAnswered({ locale, to, siteOrigin, id: question.id, title: question.title });
}

async function sendAnswer(tx: Transaction, deps: AnswerDeps, answer: Answer): Promise<void> {
  await enqueueMail(tx, { ...(await letterOf(tx, deps, answer)), answerId: answer.id });
}

/** Starts the retention period. Returns false when no item with this reference may be answered. */
export async function answerInInbox(
  deps: AnswerDeps,
  reference: string,
  answer: NewAnswer,
): Promise<boolean> {
  const questionId = questionIdOf(reference);
  const isDone = await deps.db.transaction(async (tx) => {
    const owner =
      questionId === undefined
        ? await markInquiry(tx, reference, answer)
        : await markQuestion(tx, questionId, answer);
    if (!owner) return false;
    const [stored] = await tx
      .insert(answers)
      .values({ ...owner, content: answer.text })
      .returning();
    if (!stored) throw new Error('The answer was not stored');
    await storeFiles(tx, { answerId: stored.id }, answer.files ?? []);
    await sendAnswer(tx, deps, stored);
    return true;
  });
  if (isDone) deps.wakeOutbox();
  return isDone;
}

/** Mails the last answer again. Returns false when there is none. */
export async function resendAnswer(deps: AnswerDeps, reference: string): Promise<boolean> {
  const isDone = await deps.db.transaction(async (tx) => {
    const answer = await holdLastAnswer(tx, reference);
    if (!answer) return false;
    const requeued = await requeue(tx, eq(outbox.answerId, answer.id));
    if (requeued.length > 0) return true;
    await tx
      .update(answers)
      .set({ sentAt: null, failedAt: null, failure: null })
      .where(eq(answers.id, answer.id));
    await sendAnswer(tx, deps, answer);
    return true;
  });
  if (isDone) deps.wakeOutbox();
  return isDone;
}
