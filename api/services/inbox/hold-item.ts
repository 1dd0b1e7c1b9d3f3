import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#api/db/database.ts';
import { contacts, inboxEvents, inboxItems, questions, samples, staff } from '#api/db/schema/index.ts';
import { ProblemError } from '#api/problems.ts';
import type { InboxAct } from '#contract/inbox.ts';
import type { Conflict } from '#contract/problem.ts';

export type HeldItem = typeof inboxItems.$inferSelect;

function selectItem(db: Database | Transaction, reference: string) {
  return db.select().from(inboxItems).where(eq(inboxItems.reference, reference.toUpperCase()));
}

export async function findItem(db: Database | Transaction, reference: string): Promise<HeldItem | undefined> {
  const [item] = await selectItem(db, reference);
  return item;
}

/** The source first, as all that change a source do: its trigger locks the item. */
async function lockSource(tx: Transaction, { contactId, questionId, sampleId }: HeldItem): Promise<void> {
  if (contactId !== null)
    await tx.select({ id: contacts.id }).from(contacts).where(eq(contacts.id, contactId)).for('update');
  else if (questionId !== null)
    await tx.select({ id: questions.id }).from(questions).where(eq(questions.id, questionId)).for('update');
  else if (sampleId !== null)
    await tx.select({ id: samples.id }).from(samples).where(eq(samples.id, sampleId)).for('update');
}

export async function lockItem(tx: Transaction, reference: string): Promise<HeldItem | undefined> {
  const item = await findItem(tx, reference);
  if (!item) return undefined;
  await lockSource(tx, item);
  const [held] = await selectItem(tx, reference).for('update');
  return held;
}

async function nameOf(tx: Transaction, staffId: number | null): Promise<string | null> {
  if (staffId === null) return null;
  const [person] = await tx.select({ name: staff.name }).from(staff).where(eq(staff.id, staffId));
  return person?.name ?? null;
}

/** The item as it is now, and who changed it last. */
async function conflictOf(tx: Transaction, { id, revision, state, assigneeId }: HeldItem): Promise<Conflict> {
  const [last] = await tx
    .select({ act: inboxEvents.act, at: inboxEvents.at, by: staff.name })
    .from(inboxEvents)
    .leftJoin(staff, eq(staff.id, inboxEvents.staffId))
    .where(and(eq(inboxEvents.itemId, id), eq(inboxEvents.revision, revision)))
    .orderBy(desc(inboxEvents.id))
    .limit(1);
  const { act, at, by } = last ?? { act: 'edited', at: new Date(), by: null };
  return { revision, act, by, at: at.toISOString(), state, assignee: await nameOf(tx, assigneeId) };
}

export async function conflict(tx: Transaction, item: HeldItem): Promise<ProblemError> {
  return new ProblemError('conflict', { conflict: await conflictOf(tx, item) });
}

/** Locks the item until the transaction ends. @throws {ProblemError} not_found; conflict for another revision */
export async function holdItem(tx: Transaction, reference: string, revision: number): Promise<HeldItem> {
  const item = await lockItem(tx, reference);
  if (!item) throw new ProblemError('not_found');
  if (item.revision !== revision) throw await conflict(tx, item);
  return item;
}

type NewEvent = { act: InboxAct; staffId: number | null; detail?: string | null };

/** Stores what happened under the revision that it made, and returns that. */
export async function storeEvent(tx: Transaction, itemId: number, event: NewEvent): Promise<number> {
  const [item] = await revisionsOf(tx, [itemId]);
  if (!item) throw new Error('The item was deleted in its own transaction');
  await tx.insert(inboxEvents).values({ itemId, revision: item.revision, ...event });
  return item.revision;
}

/** For changes that are not in the item's source, whose trigger increases the revision otherwise. */
export async function raiseRevision(tx: Transaction, itemId: number): Promise<void> {
  await tx
    .update(inboxItems)
    .set({ revision: sql`${inboxItems.revision} + 1` })
    .where(eq(inboxItems.id, itemId));
}

export function revisionsOf(
  tx: Transaction,
  itemIds: readonly number[],
): Promise<{ itemId: number; revision: number }[]> {
  const { id: itemId, revision } = inboxItems;
  return tx
    .select({ itemId, revision })
    .from(inboxItems)
    .where(inArray(itemId, [...itemIds]));
}
