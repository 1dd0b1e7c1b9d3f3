import { and, asc, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '#api/db/database.ts';
import { type BeforeClosing, contacts, inboxEvents, inboxItems, questions } from '#api/db/schema/index.ts';
import type { InboxState } from '#contract/inbox-kinds.ts';
import type { InboxClosing } from '#contract/inbox-work.ts';
import { monthsUntilDestruction } from './destroy.ts';
import { revisionsOf } from './hold-item.ts';

type ClosingAct = InboxClosing | 'reopened';

const unanswered: readonly InboxState[] = ['open', 'processed', 'spam'];

/** States that an act can change. A question with an answer that members can read stays as it is. */
const fromStates: Record<ClosingAct, readonly InboxState[]> = {
  processed: ['open'],
  answered_elsewhere: [...unanswered, 'undelivered'],
  spam: unanswered,
  reopened: ['processed', 'answered', 'answered_elsewhere', 'spam', 'undelivered'],
};

const isInquiry: SQL = isNotNull(contacts.id);

const questionCondition: Record<ClosingAct, SQL> = {
  processed: sql`false`,
  answered_elsewhere: sql`${questions.answeredAt} is null`,
  spam: sql`false`,
  reopened: sql`${questions.answeredAt} is not null and ${questions.answer} is null`,
};

const isInTime = sql`${contacts.processedAt} > now() - make_interval(months => ${sql.raw(String(monthsUntilDestruction))})`;

function mayClose(act: ClosingAct, states: readonly InboxState[]): SQL | undefined {
  const isInquiryInTime = act === 'reopened' ? isInTime : isInquiry;
  const isQuestion = and(isNotNull(questions.id), questionCondition[act]);
  return or(and(isInquiryInTime, inArray(inboxItems.state, [...states])), isQuestion);
}

const now = sql`now()`;
const openedAt = sql`coalesce(${contacts.openedAt}, now())`;

const inquiryMarks = {
  processed: { openedAt, processedAt: now },
  answered_elsewhere: {
    openedAt,
    answeredAt: now,
    processedAt: now,
    closedAs: 'answered_elsewhere' as const,
  },
  spam: { openedAt, processedAt: sql`coalesce(${contacts.processedAt}, now())`, closedAs: 'spam' as const },
  reopened: { answeredAt: null, processedAt: null, closedAs: null },
};

const before = sql<BeforeClosing>`jsonb_build_object(
  'openedAt', ${contacts.openedAt}, 'answeredAt', coalesce(${contacts.answeredAt}, ${questions.answeredAt}),
  'processedAt', ${contacts.processedAt}, 'closedAs', ${contacts.closedAs})`;

export type Closable = { id: number; reference: string; before: BeforeClosing } & Pick<
  typeof inboxItems.$inferSelect,
  'contactId' | 'questionId' | 'sampleId' | 'revision'
>;

/** Locks the inquiries and questions, in one order for all. */
export async function lockSources(tx: Transaction, itemIds: readonly number[]): Promise<void> {
  for (const [table, column] of [
    [contacts, inboxItems.contactId],
    [questions, inboxItems.questionId],
  ] as const) {
    const ids = tx
      .select({ id: column })
      .from(inboxItems)
      .where(inArray(inboxItems.id, [...itemIds]));
    await tx
      .select({ id: table.id })
      .from(table)
      .where(inArray(table.id, ids))
      .orderBy(asc(table.id))
      .for('update');
  }
}

/** Locks the items that the act may close. `states` replaces those that the act usually changes. */
export async function lockClosable(
  tx: Transaction,
  act: ClosingAct,
  itemIds: readonly number[],
  states: readonly InboxState[] = fromStates[act],
): Promise<Closable[]> {
  if (itemIds.length === 0) return [];
  await lockSources(tx, itemIds);
  const { id, reference, contactId, questionId, sampleId, revision } = inboxItems;
  return tx
    .select({ id, reference, contactId, questionId, sampleId, revision, before })
    .from(inboxItems)
    .leftJoin(contacts, eq(contacts.id, contactId))
    .leftJoin(questions, eq(questions.id, questionId))
    .where(and(inArray(id, [...itemIds]), mayClose(act, states)))
    .orderBy(asc(id));
}

function definedIds(ids: readonly (number | null)[]): number[] {
  return ids.filter((id) => id !== null);
}

type By = { staffId: number | null; batch?: string };

/** Call `lockClosable` first. */
export async function close(
  tx: Transaction,
  act: ClosingAct,
  items: readonly Closable[],
  { staffId, batch }: By,
): Promise<void> {
  if (items.length === 0) return;
  const contactIds = definedIds(items.map(({ contactId }) => contactId));
  if (contactIds.length > 0)
    await tx.update(contacts).set(inquiryMarks[act]).where(inArray(contacts.id, contactIds));
  const questionIds = definedIds(items.map(({ questionId }) => questionId));
  if (questionIds.length > 0)
    await tx
      .update(questions)
      .set({ answeredAt: act === 'reopened' ? null : now })
      .where(inArray(questions.id, questionIds));
  const beforeOf = new Map(items.map((item) => [item.id, item.before]));
  const revisions = await revisionsOf(
    tx,
    items.map(({ id }) => id),
  );
  const events = revisions.map(({ itemId, revision }) => ({
    ...{ itemId, revision, act, staffId },
    batch: batch ?? null,
    before: beforeOf.get(itemId) ?? null,
  }));
  await tx.insert(inboxEvents).values(events);
}
