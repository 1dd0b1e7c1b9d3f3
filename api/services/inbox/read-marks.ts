import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#api/db/database.ts';
import { inboxReads } from '#api/db/schema/index.ts';
import { ProblemError } from '#api/problems.ts';
import type { StaffActor } from '../staff/authorize.ts';
import { findItem } from './hold-item.ts';

type Actor = StaffActor<'inbox.watch'>;

async function idOf(db: Database, reference: string): Promise<number> {
  const item = await findItem(db, reference);
  if (!item) throw new ProblemError('not_found');
  return item.id;
}

/** Once for each opening, so that no later reading undoes `markUnread`. @throws {ProblemError} not_found */
export async function markRead(db: Database, { staffId }: Actor, reference: string): Promise<void> {
  const itemId = await idOf(db, reference);
  const read = { target: [inboxReads.itemId, inboxReads.staffId], set: { at: sql`now()` } };
  await db.insert(inboxReads).values({ itemId, staffId }).onConflictDoUpdate(read);
}

/** @throws {ProblemError} not_found */
export async function markUnread(db: Database, { staffId }: Actor, reference: string): Promise<void> {
  const itemId = await idOf(db, reference);
  await db.delete(inboxReads).where(and(eq(inboxReads.itemId, itemId), eq(inboxReads.staffId, staffId)));
}
