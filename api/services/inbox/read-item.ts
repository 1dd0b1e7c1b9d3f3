import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { ApiDeps } from '#api/context.ts';
import type { Transaction } from '#api/db/database.ts';
import { answers, contacts } from '#api/db/schema/index.ts';
import { ProblemError } from '#api/problems.ts';
import type { InboxDetailAnswer, InboxEvent } from '#contract/inbox-detail.ts';
import type { StaffActor } from '../staff/authorize.ts';
import { deliveryOf } from './answers.ts';
import { type AttachedFile, listAttached } from './attached-files.ts';
import { dueOf } from './due-of.ts';
import { listEvents } from './events.ts';
import { findItem, type HeldItem } from './hold-item.ts';
import { findSample, findSource, listEarlier } from './item-source.ts';
import { localTimeOf } from './local-time.ts';
import { maskDetail } from './mask-detail.ts';
import { listNotes } from './notes.ts';
import { recordItemAccess } from './record-act.ts';
import { readsPersonalData } from './requested-filter.ts';

type Answers = InboxDetailAnswer['answers'];

function findAnswers(tx: Transaction, { contactId, questionId }: HeldItem) {
  const isOfItem = or(
    contactId === null ? undefined : eq(answers.contactId, contactId),
    questionId === null ? undefined : eq(answers.questionId, questionId),
  );
  return tx
    .select()
    .from(answers)
    .where(isOfItem ?? sql`false`)
    .orderBy(asc(answers.id));
}

type AnswerRow = Awaited<ReturnType<typeof findAnswers>>[number];

const toFile = ({ id, name, size }: AttachedFile) => ({ id, name, size });

function toAnswer(
  row: AnswerRow,
  files: readonly AttachedFile[],
  events: readonly InboxEvent[],
): Answers[number] {
  const { id, createdAt, content } = row;
  const event = events.find(({ act, detail }) => act === 'answered' && detail === String(id));
  const { at, ...delivery } = deliveryOf(row);
  return {
    ...{ id, content },
    at: createdAt.toISOString(),
    by: event?.by?.name ?? null,
    files: files.filter(({ answerId }) => answerId === id).map(toFile),
    delivery: { ...delivery, at: at?.toISOString() ?? null },
  };
}

async function collect(tx: Transaction, item: HeldItem): Promise<Omit<InboxDetailAnswer, 'isMasked'>> {
  const { id, reference, at, kind, locale, state, revision, questionId, sampleId } = item;
  const source = await findSource(tx, id);
  const rows = await findAnswers(tx, item);
  const attached = await listAttached(
    tx,
    item,
    rows.map((row) => row.id),
  );
  const events = await listEvents(tx, id);
  const { sender, email, mobile, title, content, assignee, processedAt, destroyedAt } = source;
  const isMember = questionId !== null || sampleId !== null;
  return {
    ...{ reference, kind, locale, state, revision, sender, email, mobile, title, content, assignee, events },
    at: at.toISOString(),
    due: dueOf(state, at),
    files: attached.filter(({ answerId }) => answerId === null).map(toFile),
    answers: rows.map((row) => toAnswer(row, attached, events)),
    notes: await listNotes(tx, id),
    earlier: await listEarlier(tx, item),
    localTime: localTimeOf(locale, mobile, isMember),
    processedAt: processedAt?.toISOString() ?? null,
    destroyedAt: destroyedAt?.toISOString() ?? null,
    sample: await findSample(tx, sampleId),
  };
}

/** The visitor's page of the status shows that the inquiry is processed now. */
async function markOpened(tx: Transaction, { contactId }: HeldItem): Promise<void> {
  if (contactId !== null)
    await tx
      .update(contacts)
      .set({ openedAt: sql`now()` })
      .where(and(eq(contacts.id, contactId), isNull(contacts.openedAt)));
}

/** Masked for roles that do not read personal data; otherwise recorded. @throws {ProblemError} not_found */
export function readItem(
  { db, keyedHash }: Pick<ApiDeps, 'db' | 'keyedHash'>,
  actor: StaffActor<'inbox.read'>,
  reference: string,
): Promise<InboxDetailAnswer> {
  return db.transaction(async (tx) => {
    const item = await findItem(tx, reference);
    if (!item) throw new ProblemError('not_found');
    const isMasked = !readsPersonalData(actor);
    if (!isMasked) await markOpened(tx, item);
    const detail = { ...(await collect(tx, item)), isMasked };
    if (isMasked) return maskDetail(detail);
    await recordItemAccess(tx, keyedHash, actor, item.id, {});
    return detail;
  });
}
