import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '#api/db/database.ts';
import { inboxEvents, staff } from '#api/db/schema/index.ts';
import type { InboxEvent } from '#contract/inbox-detail.ts';

type Row = Omit<InboxEvent, 'at'> & { at: Date };

async function withNames(db: Database | Transaction, rows: readonly Row[]): Promise<InboxEvent[]> {
  const ids = rows.flatMap(({ act, detail }) =>
    act === 'assigned' && detail !== null ? [Number(detail)] : [],
  );
  const people =
    ids.length === 0
      ? []
      : await db.select({ id: staff.id, name: staff.name }).from(staff).where(inArray(staff.id, ids));
  const nameOf = new Map(people.map(({ id, name }) => [String(id), name]));
  return rows.map((row) => ({
    ...row,
    at: row.at.toISOString(),
    detail: row.act === 'assigned' && row.detail !== null ? (nameOf.get(row.detail) ?? null) : row.detail,
  }));
}

/** Oldest first. */
export async function listEvents(
  db: Database | Transaction,
  itemId: number,
  { since = 0 }: { since?: number } = {},
): Promise<InboxEvent[]> {
  const { revision, at, act, detail } = inboxEvents;
  const rows = await db
    .select({ revision, at, act, detail, by: { id: staff.id, name: staff.name } })
    .from(inboxEvents)
    .leftJoin(staff, eq(staff.id, inboxEvents.staffId))
    .where(and(eq(inboxEvents.itemId, itemId), gt(revision, since)))
    .orderBy(asc(inboxEvents.id));
  return withNames(db, rows);
}
