import type { ApiDeps } from '#api/context.ts';
import type { Transaction } from '#api/db/database.ts';
import type { InboxAct } from '#contract/inbox.ts';
import type { InboxDone } from '#contract/inbox-work.ts';
import { recordAccess } from '../access-records.ts';
import type { KeyedHash } from '../keyed-hash.ts';
import type { StaffActor } from '../staff/authorize.ts';
import { holdActor } from '../staff/staff-sessions.ts';
import { type HeldItem, holdItem, storeEvent } from './hold-item.ts';
import { subjectsOf } from './subjects.ts';

export async function recordItemAccess(
  tx: Transaction,
  keyedHash: KeyedHash,
  actor: StaffActor,
  itemId: number,
  detail: Record<string, string>,
): Promise<void> {
  for (const { subject, item } of await subjectsOf(tx, [itemId]))
    await recordAccess(tx, keyedHash, { actor, subject, detail: { item, ...detail } });
}

type Act = { act: InboxAct; detail?: string | null };

type Target = { reference: string; revision: number };

/** Stores the event and the access record of an act on one item. Returns the new revision. */
export async function recordAct(
  tx: Transaction,
  { keyedHash }: Pick<ApiDeps, 'keyedHash'>,
  actor: StaffActor,
  item: HeldItem,
  { act, detail = null }: Act,
): Promise<number> {
  const revision = await storeEvent(tx, item.id, { act, detail, staffId: actor.staffId });
  await recordItemAccess(tx, keyedHash, actor, item.id, { act });
  return revision;
}

/** Runs an act on the item as the person saw it, in one transaction. @throws {ProblemError} not_found, conflict */
export function actOnItem(
  deps: Pick<ApiDeps, 'db' | 'keyedHash'>,
  actor: StaffActor,
  { reference, revision }: Target,
  run: (tx: Transaction, item: HeldItem) => Promise<Act>,
): Promise<InboxDone> {
  return deps.db.transaction(async (tx) => {
    await holdActor(tx, actor);
    const item = await holdItem(tx, reference, revision);
    const done = await run(tx, item);
    return { revision: await recordAct(tx, deps, actor, item, done), batch: null };
  });
}
