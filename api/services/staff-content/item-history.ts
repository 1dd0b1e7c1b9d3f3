import { and, desc, eq, lt } from 'drizzle-orm';
import type { ApiDeps } from '#api/context.ts';
import type { Database, Transaction } from '#api/db/database.ts';
import { contentEvents, contentVersions, staff } from '#api/db/schema/index.ts';
import { ProblemError } from '#api/problems.ts';
import type { ItemContent, ItemVersion } from '#contract/staff-content.ts';
import type { ItemEvent } from '#contract/staff-content-requests.ts';
import { recordAccess } from '../access-records.ts';
import type { StaffActor } from '../staff/authorize.ts';
import { readItem, toItemVersion } from './item-detail.ts';
import { findItem, type ItemRow, isPersonal } from './item-row.ts';

type Deps = Pick<ApiDeps, 'db' | 'keyedHash'>;
type Reader = StaffActor<'content.read'>;
type Page = { before?: number | undefined; size: number };

async function recordReading(
  tx: Transaction,
  { keyedHash }: Deps,
  actor: Reader,
  row: ItemRow,
  detail: Record<string, number>,
): Promise<void> {
  if (!isPersonal(row)) return;
  await recordAccess(tx, keyedHash, { actor, subject: `content:${row.kind}/${row.key}`, detail });
}

export function getItem(deps: Deps, actor: Reader, id: number) {
  return deps.db.transaction(async (tx) => {
    const row = await findItem(tx, id);
    await recordReading(tx, deps, actor, row, {});
    return readItem(tx, id);
  });
}

export function listItemVersions(
  { db }: Pick<Deps, 'db'>,
  _actor: Reader,
  id: number,
  { before, size }: Page,
): Promise<ItemVersion[]> {
  return db.transaction(async (tx) => {
    const row = await findItem(tx, id);
    const rows = await tx
      .select({
        number: contentVersions.number,
        act: contentVersions.act,
        at: contentVersions.at,
        by: staff.name,
      })
      .from(contentVersions)
      .leftJoin(staff, eq(staff.id, contentVersions.staffId))
      .where(
        and(
          eq(contentVersions.itemId, id),
          before === undefined ? undefined : lt(contentVersions.number, before),
        ),
      )
      .orderBy(desc(contentVersions.number))
      .limit(size);
    return rows.map((version) => toItemVersion(version, row));
  });
}

export function getItemVersion(
  deps: Deps,
  actor: Reader,
  { id, number }: { id: number; number: number },
): Promise<ItemVersion & { content: ItemContent }> {
  return deps.db.transaction(async (tx) => {
    const row = await findItem(tx, id);
    const [version] = await tx
      .select({
        number: contentVersions.number,
        act: contentVersions.act,
        at: contentVersions.at,
        by: staff.name,
        content: contentVersions.content,
      })
      .from(contentVersions)
      .leftJoin(staff, eq(staff.id, contentVersions.staffId))
      .where(and(eq(contentVersions.itemId, id), eq(contentVersions.number, number)));
    if (!version) throw new ProblemError('not_found');
    await recordReading(tx, deps, actor, row, { version: number });
    return { ...toItemVersion(version, row), content: version.content };
  });
}

export async function listItemEvents(
  db: Database,
  _actor: Reader,
  id: number,
  { before, size }: Page,
): Promise<ItemEvent[]> {
  const rows = await db
    .select({
      id: contentEvents.id,
      act: contentEvents.act,
      by: staff.name,
      at: contentEvents.at,
      version: contentEvents.version,
      scheduledAt: contentEvents.scheduledAt,
    })
    .from(contentEvents)
    .leftJoin(staff, eq(staff.id, contentEvents.staffId))
    .where(and(eq(contentEvents.itemId, id), before === undefined ? undefined : lt(contentEvents.id, before)))
    .orderBy(desc(contentEvents.id))
    .limit(size);
  if (rows.length === 0 && before === undefined) throw new ProblemError('not_found');
  return rows.map(({ at, scheduledAt, ...event }) => ({
    ...event,
    at: at.toISOString(),
    scheduledAt: scheduledAt?.toISOString() ?? null,
  }));
}
