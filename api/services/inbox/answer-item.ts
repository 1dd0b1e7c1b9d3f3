import { and, eq, isNull, sql } from 'drizzle-orm';
import type { ApiDeps } from '#api/context.ts';
import { contacts, members, questions } from '#api/db/schema/index.ts';
import { inquiryAnswered, questionAnswered } from '#api/mails/visitor-mails.ts';
import { enqueueMail } from '#api/outbox/enqueue.ts';
import { hasReference, questionIdOf } from './reference.ts';

type AnswerDeps = Pick<ApiDeps, 'db' | 'siteOrigin' | 'staffMail' | 'wakeOutbox'>;

async function answerQuestion({ db, siteOrigin }: AnswerDeps, id: number, answer: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [question] = await tx
      .update(questions)
      .set({ answer, answeredAt: sql`now()` })
      .where(and(eq(questions.id, id), isNull(questions.answeredAt)))
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

async function answerInquiry(deps: AnswerDeps, reference: string, answer: string): Promise<boolean> {
  const { db, siteOrigin, staffMail } = deps;
  return db.transaction(async (tx) => {
    const [contact] = await tx
      .update(contacts)
      .set({
        answer,
        openedAt: sql`coalesce(${contacts.openedAt}, now())`,
        answeredAt: sql`now()`,
        processedAt: sql`now()`,
        closedAs: null,
      })
      .where(and(hasReference(reference), isNull(contacts.answeredAt)))
      .returning();
    if (!contact) return false;
    const { locale, email: to } = contact;
    const mail = { locale, to, siteOrigin, reference: contact.reference, answer };
    await enqueueMail(tx, inquiryAnswered({ ...mail, replyTo: staffMail?.[0] }));
    return true;
  });
}

/** Starts the retention period. Returns false when no unanswered item has this reference. */
export async function answerInInbox(deps: AnswerDeps, reference: string, answer: string): Promise<boolean> {
  const questionId = questionIdOf(reference);
  const isDone =
    questionId === undefined
      ? await answerInquiry(deps, reference, answer)
      : await answerQuestion(deps, questionId, answer);
  if (isDone) deps.wakeOutbox();
  return isDone;
}
