import { and, eq, sql } from 'drizzle-orm';
import { columnsOf, type LanguageChanges } from '#api/content/items/item-columns.ts';
import { addFileUses, setPictureUses } from '#api/content/items/uses.ts';
import { lockContent } from '#api/content/lock-content.ts';
import type { ApiDeps } from '#api/context.ts';
import type { Transaction } from '#api/db/database.ts';
import { contentEvents, contentItems, contentVersions } from '#api/db/schema/index.ts';
import type { Item, ItemAct, ItemContent } from '#contract/staff-content.ts';
import { recordAccess } from '../access-records.ts';
import type { StaffActor } from '../staff/authorize.ts';
import { holdActor } from '../staff/staff-sessions.ts';
import { readItem } from './item-detail.ts';
import { type ItemRow, isPersonal, lockItem, stateOf } from './item-row.ts';

const lockTimeout = '5s';

export type ItemChange = {
  act: ItemAct;
  columns?: Partial<ItemRow>;
  content?: ItemContent;
  /** Without it, no language of the content changed. */
  languageChanges?: LanguageChanges;
  version?: number;
  scheduledAt?: Date;
  /** The same person continues the draft: no new entry in the history. */
  isContinued?: boolean;
};

async function replaceDraft(
  tx: Transaction,
  row: ItemRow,
  { content, languageChanges }: ItemChange,
  now: Date,
): Promise<void> {
  if (!content) return;
  await tx
    .update(contentVersions)
    .set({ content, languageChanges, at: now })
    .where(and(eq(contentVersions.itemId, row.id), eq(contentVersions.number, row.currentVersion)));
}

export async function storeChange(
  tx: Transaction,
  row: ItemRow,
  change: ItemChange,
  staffId: number | null,
): Promise<void> {
  const now = new Date();
  const { act, columns = {}, content, languageChanges = row.languageChanges } = change;
  const { version, scheduledAt, isContinued } = change;
  const changed = { ...row, ...columns };
  await tx
    .update(contentItems)
    .set({
      ...columns,
      ...(content && columnsOf(row.kind, row.key, content, languageChanges)),
      state: await stateOf(tx, changed),
      revision: row.revision + 1,
      updatedAt: now,
      updatedBy: staffId,
      edited: row.edited || staffId !== null,
    })
    .where(eq(contentItems.id, row.id));
  if (isContinued) await replaceDraft(tx, row, change, now);
  else
    await tx.insert(contentEvents).values({
      itemId: row.id,
      act,
      staffId,
      at: now,
      version: version ?? changed.currentVersion,
      scheduledAt: scheduledAt ?? null,
    });
  if (content) await addFileUses(tx, [{ itemId: row.id, content }]);
  await setPictureUses(tx, [row.id]);
}

type Options = {
  revision: number | undefined;
  isPublishing?: boolean;
};

/** Changes an item whole or not at all. A change of undefined leaves it as it is. @throws {ProblemError} conflict */
export function changeItem(
  { db, keyedHash }: Pick<ApiDeps, 'db' | 'keyedHash'>,
  actor: StaffActor,
  id: number,
  { revision, isPublishing = false }: Options,
  decide: (tx: Transaction, row: ItemRow) => Promise<ItemChange | undefined>,
): Promise<Item> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('lock_timeout', ${lockTimeout}, true)`);
    await holdActor(tx, actor);
    if (isPublishing) await lockContent(tx);
    const row = await lockItem(tx, id, revision);
    const change = await decide(tx, row);
    if (change) await storeChange(tx, row, change, actor.staffId);
    if (change && !change.isContinued && isPersonal(row))
      await recordAccess(tx, keyedHash, {
        actor,
        subject: `content:${row.kind}/${row.key}`,
        detail: { act: change.act },
      });
    return readItem(tx, id);
  });
}
