import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ApiDeps } from '#api/context.ts';
import type { Transaction } from '#api/db/database.ts';
import { contacts, inboxEvents, inboxItems, questions } from '#api/db/schema/index.ts';
import { recordAccesses } from '../access-records.ts';
import type { StaffActor } from '../staff/authorize.ts';
import { holdActor } from '../staff/staff-sessions.ts';
import { lockSources } from './closing.ts';
import { revisionsOf } from './hold-item.ts';
import { subjectsOf } from './subjects.ts';

type Actor = StaffActor<'inbox.close'>;

type Closed = { itemId: number; reference: string; isSame: boolean };

function findClosed(tx: Transaction, actor: Actor, batch: string): Promise<Closed[]> {
  return tx
    .select({
      itemId: inboxItems.id,
      reference: inboxItems.reference,
      isSame: sql<boolean>`${inboxItems.revision} = ${inboxEvents.revision}`,
    })
    .from(inboxEvents)
    .innerJoin(inboxItems, eq(inboxItems.id, inboxEvents.itemId))
    .where(and(eq(inboxEvents.batch, batch), eq(inboxEvents.staffId, actor.staffId)));
}

const before = (name: string) => sql`(${inboxEvents.before} ->> ${name})`;
const momentBefore = (name: string) => sql`${before(name)}::timestamptz`;

async function restore(tx: Transaction, itemIds: readonly number[], batch: string): Promise<void> {
  const isOfBatch = and(eq(inboxEvents.batch, batch), inArray(inboxEvents.itemId, [...itemIds]));
  await tx
    .update(contacts)
    .set({
      openedAt: momentBefore('openedAt'),
      answeredAt: momentBefore('answeredAt'),
      processedAt: momentBefore('processedAt'),
      closedAs: before('closedAs'),
    })
    .from(inboxEvents)
    .innerJoin(inboxItems, eq(inboxItems.id, inboxEvents.itemId))
    .where(and(isOfBatch, eq(contacts.id, inboxItems.contactId)));
  await tx
    .update(questions)
    .set({ answeredAt: momentBefore('answeredAt') })
    .from(inboxEvents)
    .innerJoin(inboxItems, eq(inboxItems.id, inboxEvents.itemId))
    .where(and(isOfBatch, eq(questions.id, inboxItems.questionId)));
}

/** Restores the items that did not change since. Others are named. */
export function undoClosing(
  { db, keyedHash }: Pick<ApiDeps, 'db' | 'keyedHash'>,
  actor: Actor,
  batch: string,
): Promise<{ restored: number; skipped: string[] }> {
  return db.transaction(async (tx) => {
    await holdActor(tx, actor);
    const ids = (await findClosed(tx, actor, batch)).map(({ itemId }) => itemId);
    if (ids.length > 0) await lockSources(tx, ids);
    const closed = await findClosed(tx, actor, batch);
    const same = closed.filter(({ isSame }) => isSame).map(({ itemId }) => itemId);
    const skipped = closed.filter(({ isSame }) => !isSame).map(({ reference }) => reference);
    if (same.length === 0) return { restored: 0, skipped };
    await restore(tx, same, batch);
    const revisions = await revisionsOf(tx, same);
    await tx
      .insert(inboxEvents)
      .values(revisions.map((row) => ({ ...row, act: 'undone' as const, staffId: actor.staffId })));
    const subjects = await subjectsOf(tx, same);
    await recordAccesses(
      tx,
      keyedHash,
      subjects.map(({ subject, item }) => ({ actor, subject, detail: { item, act: 'undone' } })),
    );
    return { restored: same.length, skipped };
  });
}
