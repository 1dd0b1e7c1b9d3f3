import { and, desc, eq } from 'drizzle-orm';
import type { ApiDeps } from '#api/context.ts';
import type { Transaction } from '#api/db/database.ts';
import { answers, outbox } from '#api/db/schema/index.ts';
import { enqueueMail } from '#api/outbox/enqueue.ts';
import { ProblemError } from '#api/problems.ts';
import type { InboxDone } from '#contract/inbox-work.ts';
import { requeue } from '../outbox.ts';
import type { StaffActor } from '../staff/authorize.ts';
import { holdActor } from '../staff/staff-sessions.ts';
import { answerLetter, type LetterDeps } from './answer-letter.ts';
import { findItem, type HeldItem, holdItem, raiseRevision, storeEvent } from './hold-item.ts';
import { recordAct } from './record-act.ts';

type Answer = Pick<typeof answers.$inferSelect, 'id' | 'contactId' | 'questionId' | 'content'>;

/** The mail before the answer, as the worker locks them. */
async function lockAnswer(tx: Transaction, id: number): Promise<Answer | undefined> {
  await tx.select({ id: outbox.id }).from(outbox).where(eq(outbox.answerId, id)).for('update');
  const [answer] = await tx.select().from(answers).where(eq(answers.id, id)).for('update');
  return answer;
}

async function mailAgain(tx: Transaction, deps: LetterDeps, answer: Answer): Promise<void> {
  const requeued = await requeue(tx, eq(outbox.answerId, answer.id));
  if (requeued.length > 0) return;
  const letter = await answerLetter(tx, deps, answer, answer.content);
  if (!letter) throw new Error('The answer has no item');
  await tx
    .update(answers)
    .set({ sentAt: null, failedAt: null, failure: null })
    .where(eq(answers.id, answer.id));
  await enqueueMail(tx, { ...letter, answerId: answer.id });
}

/** The last answer, or the one with this id. */
async function findAnswer(
  tx: Transaction,
  { contactId, questionId }: HeldItem,
  id?: number,
): Promise<number | undefined> {
  const isOfItem =
    contactId === null ? eq(answers.questionId, questionId ?? 0) : eq(answers.contactId, contactId);
  const [answer] = await tx
    .select({ id: answers.id })
    .from(answers)
    .where(and(isOfItem, id === undefined ? undefined : eq(answers.id, id)))
    .orderBy(desc(answers.id))
    .limit(1);
  return answer?.id;
}

async function holdAnswer(tx: Transaction, reference: string, id?: number): Promise<Answer | undefined> {
  const item = await findItem(tx, reference);
  const answerId = item && (await findAnswer(tx, item, id));
  return answerId === undefined ? undefined : lockAnswer(tx, answerId);
}

type ResendDeps = LetterDeps & Pick<ApiDeps, 'db' | 'wakeOutbox'>;

/** For commands: mails the last answer again. Returns false when there is none. */
export async function resendAnswer(deps: ResendDeps, reference: string): Promise<boolean> {
  const isDone = await deps.db.transaction(async (tx) => {
    const answer = await holdAnswer(tx, reference);
    if (!answer) return false;
    await mailAgain(tx, deps, answer);
    const item = await findItem(tx, reference);
    if (item) await storeEvent(tx, item.id, { act: 'resent', staffId: null, detail: String(answer.id) });
    return true;
  });
  if (isDone) deps.wakeOutbox();
  return isDone;
}

/** @throws {ProblemError} not_found, conflict */
export async function resendItemAnswer(
  deps: ApiDeps,
  actor: StaffActor<'inbox.answer'>,
  { reference, id }: { reference: string; id: number },
  revision: number,
): Promise<InboxDone> {
  const next = await deps.db.transaction(async (tx) => {
    await holdActor(tx, actor);
    const answer = await holdAnswer(tx, reference, id);
    if (!answer) throw new ProblemError('not_found');
    const item = await holdItem(tx, reference, revision);
    await mailAgain(tx, deps, answer);
    await raiseRevision(tx, item.id);
    return recordAct(tx, deps, actor, item, { act: 'resent', detail: String(id) });
  });
  deps.wakeOutbox();
  return { revision: next, batch: null };
}
