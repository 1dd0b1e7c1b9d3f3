import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { ApiDeps } from '#api/context.ts';
import type { Database, Transaction } from '#api/db/database.ts';
import { inboxItems } from '#api/db/schema/index.ts';
import {
  type InboxBulk,
  type InboxClosed,
  type InboxClosing,
  type InboxDone,
  maxClosedAtOnce,
} from '#contract/inbox-work.ts';
import { recordAccesses } from '../access-records.ts';
import type { StaffActor } from '../staff/authorize.ts';
import { holdActor } from '../staff/staff-sessions.ts';
import { type Closable, close, lockClosable } from './closing.ts';
import { matches } from './filter.ts';
import { conflict, holdItem, revisionsOf } from './hold-item.ts';
import { requestedFilter } from './requested-filter.ts';
import { findHits } from './search-items.ts';
import { subjectsOf } from './subjects.ts';

type Actor = StaffActor<'inbox.close'>;

async function closeAndRecord(
  tx: Transaction,
  { keyedHash }: Pick<ApiDeps, 'keyedHash'>,
  actor: Actor,
  { act, items, batch }: { act: InboxClosing | 'reopened'; items: readonly Closable[]; batch: string },
): Promise<void> {
  await close(tx, act, items, { staffId: actor.staffId, batch });
  const subjects = await subjectsOf(
    tx,
    items.map(({ id }) => id),
  );
  await recordAccesses(
    tx,
    keyedHash,
    subjects.map(({ subject, item }) => ({ actor, subject, detail: { item, act } })),
  );
}

/** One item, which can be undone with its batch. @throws {ProblemError} not_found, conflict */
export function changeItemState(
  deps: ApiDeps,
  actor: Actor,
  reference: string,
  { revision, state }: { revision: number; state: InboxClosing | 'open' },
): Promise<InboxDone> {
  const act = state === 'open' ? 'reopened' : state;
  const batch = randomUUID();
  return deps.db.transaction(async (tx) => {
    await holdActor(tx, actor);
    const item = await holdItem(tx, reference, revision);
    const items = await lockClosable(tx, act, [item.id]);
    if (items.length === 0) throw await conflict(tx, item);
    await closeAndRecord(tx, deps, actor, { act, items, batch });
    const [changed] = await revisionsOf(tx, [item.id]);
    return { revision: changed?.revision ?? item.revision, batch };
  });
}

type Chosen = { ids: number[]; skipped: string[]; hasMore: boolean };

async function findSelected(
  db: Database | Transaction,
  selected: readonly { reference: string; revision: number }[],
): Promise<Chosen> {
  const { id, reference, revision } = inboxItems;
  const rows = await db
    .select({ id, reference, revision })
    .from(inboxItems)
    .where(
      inArray(
        reference,
        selected.map((one) => one.reference),
      ),
    );
  const known = new Map(rows.map((row) => [row.reference, row]));
  const isSame = (one: (typeof selected)[number]) => known.get(one.reference)?.revision === one.revision;
  return {
    ids: selected.filter(isSame).flatMap((one) => known.get(one.reference)?.id ?? []),
    skipped: selected.filter((one) => !isSame(one)).map((one) => one.reference),
    hasMore: false,
  };
}

async function findFiltered(
  db: Database,
  actor: Actor,
  { filter, receivedBefore, act }: InboxBulk,
): Promise<Chosen> {
  const given = requestedFilter(filter ?? { state: 'waiting' }, actor);
  const hits = await findHits(db, given.search);
  const isPossible = and(
    eq(inboxItems.state, 'open'),
    act === 'answered_elsewhere' ? undefined : sql`${inboxItems.contactId} is not null`,
    sql`${inboxItems.sampleId} is null`,
  );
  const rows = await db
    .select({ id: inboxItems.id })
    .from(inboxItems)
    .where(and(matches({ ...given, receivedBefore: new Date(receivedBefore ?? 0) }), hits.where, isPossible))
    .orderBy(asc(inboxItems.at), asc(inboxItems.reference))
    .limit(maxClosedAtOnce + 1);
  const ids = rows.slice(0, maxClosedAtOnce).map(({ id }) => id);
  return { ids, skipped: [], hasMore: rows.length > maxClosedAtOnce };
}

/** Items that changed since, or that cannot be closed so, are skipped and named. */
export async function closeMany(deps: ApiDeps, actor: Actor, request: InboxBulk): Promise<InboxClosed> {
  const { act, items: selected, batch = randomUUID() } = request;
  const filtered = selected ? undefined : await findFiltered(deps.db, actor, request);
  return deps.db.transaction(async (tx) => {
    await holdActor(tx, actor);
    const { ids, skipped, hasMore } = filtered ?? (await findSelected(tx, selected ?? []));
    const items = await lockClosable(tx, act, ids);
    const still = selected
      ? items.filter((item) =>
          selected.some((one) => one.reference === item.reference && one.revision === item.revision),
        )
      : items;
    await closeAndRecord(tx, deps, actor, { act, items: still, batch });
    const closed = new Set(still.map(({ reference }) => reference));
    const missed = (selected ?? [])
      .map(({ reference }) => reference)
      .filter((reference) => !closed.has(reference) && !skipped.includes(reference));
    return { batch, closed: still.length, skipped: [...skipped, ...missed], hasMore };
  });
}
