import { and, eq, lte, sql } from 'drizzle-orm';
import { hideItem } from '#api/content/items/hide-item.ts';
import { deleteItem as deletePublicItem } from '#api/content/items/store-item.ts';
import { lockContent } from '#api/content/lock-content.ts';
import type { ApiDeps } from '#api/context.ts';
import type { Database, Transaction } from '#api/db/database.ts';
import {
  contentEvents,
  contentFileUses,
  contentItems,
  contentPictureUses,
  contentVersions,
} from '#api/db/schema/index.ts';
import { type Item, trashDays } from '#contract/staff-content.ts';
import { type AccessEntry, recordAccess } from '../access-records.ts';
import type { KeyedHash } from '../keyed-hash.ts';
import type { StaffActor } from '../staff/authorize.ts';
import { holdActor } from '../staff/staff-sessions.ts';
import { changeItem } from './change-item.ts';
import { conflictOf, type ItemRow, isPersonal, lockItem } from './item-row.ts';
import { endSchedule } from './scheduled-date.ts';

type Deps = Pick<ApiDeps, 'db' | 'keyedHash'>;

/** @throws {ProblemError} conflict, also for a category with items */
export function trashItem(
  deps: Deps,
  actor: StaffActor<'content.trash'>,
  id: number,
  revision: number,
): Promise<Item> {
  return changeItem(deps, actor, id, { revision, isPublishing: true }, async (tx, row) => {
    if (row.trashedAt) throw await conflictOf(tx, row);
    await hideItem(tx, row);
    const ended = await endSchedule(tx, row, actor.staffId);
    const columns = { ...ended.columns, publishedVersion: null, trashedAt: new Date() };
    return { ...ended, act: 'trashed', columns };
  });
}

/** @throws {ProblemError} conflict, also for an item that is not in the trash */
export function restoreItem(
  deps: Deps,
  actor: StaffActor<'content.trash'>,
  id: number,
  revision: number,
): Promise<Item> {
  return changeItem(deps, actor, id, { revision }, async (tx, row) => {
    if (!row.trashedAt) throw await conflictOf(tx, row);
    return { act: 'restored', columns: { trashedAt: null } };
  });
}

/** Leaves the key, so that `content apply` does not bring the item back, and who did what when. */
async function deleteForGood(tx: Transaction, row: ItemRow, staffId: number | null): Promise<void> {
  await deletePublicItem(tx, row);
  for (const table of [contentVersions, contentFileUses, contentPictureUses])
    await tx.delete(table).where(eq(table.itemId, row.id));
  await tx
    .update(contentItems)
    .set({
      state: 'deleted',
      title: '',
      search: '',
      terms: [],
      languageChanges: {},
      currentVersion: 0,
      publicId: null,
      trashedAt: null,
      updatedBy: staffId,
    })
    .where(eq(contentItems.id, row.id));
  await tx.insert(contentEvents).values({ itemId: row.id, act: 'deleted', staffId });
}

/** @throws {ProblemError} not_found; conflict for an item that is not in the trash */
export function deleteItem(
  { db, keyedHash }: Deps,
  actor: StaffActor<'content.delete'>,
  id: number,
): Promise<void> {
  return db.transaction(async (tx) => {
    await holdActor(tx, actor);
    await lockContent(tx);
    const row = await lockItem(tx, id, undefined);
    if (!row.trashedAt) throw await conflictOf(tx, row);
    await deleteForGood(tx, row, actor.staffId);
    await recordDeletion(tx, keyedHash, actor, row);
  });
}

async function recordDeletion(
  tx: Transaction,
  keyedHash: KeyedHash,
  actor: AccessEntry['actor'],
  row: ItemRow,
): Promise<void> {
  if (!isPersonal(row)) return;
  const subject = `content:${row.kind}/${row.key}`;
  await recordAccess(tx, keyedHash, { actor, subject, detail: { act: 'deleted' } });
}

const batchSize = 20;

const job = { staffId: null, email: 'job content-trash', address: '', action: 'content.delete' };

/** Deletes items that were in the trash for 30 days. Returns their number. */
export async function emptyTrash(db: Database, keyedHash: KeyedHash, now: Date): Promise<number> {
  const isDue = lte(
    contentItems.trashedAt,
    sql`${now.toISOString()}::timestamptz - make_interval(days => ${trashDays})`,
  );
  for (let deleted = 0; ; ) {
    const batch = await db.transaction(async (tx) => {
      await lockContent(tx);
      const rows = await tx
        .select()
        .from(contentItems)
        .where(and(isDue, eq(contentItems.state, 'trashed')))
        .limit(batchSize)
        .for('update', { skipLocked: true });
      for (const row of rows) {
        await deleteForGood(tx, row, null);
        await recordDeletion(tx, keyedHash, job, row);
      }
      return rows.length;
    });
    deleted += batch;
    if (batch < batchSize) return deleted;
  }
}
