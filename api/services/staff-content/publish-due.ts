import { and, asc, eq, isNotNull, lte, sql } from 'drizzle-orm';
import { ContentError } from '#api/content/content-error.ts';
import { lockContent } from '#api/content/lock-content.ts';
import type { Database, Transaction } from '#api/db/database.ts';
import { categories, contentItems, contentVersions } from '#api/db/schema/index.ts';
import { type ItemChange, storeChange } from './change-item.ts';
import { type ItemRow, readContent } from './item-row.ts';
import { makePublic } from './publish-item.ts';
import { endSchedule } from './scheduled-date.ts';

const isDue = and(isNotNull(contentItems.scheduledAt), lte(contentItems.scheduledAt, sql`now()`));

/** Tells the caches of all processes, also where the public tables had the version with its date already. */
async function noteChange(tx: Transaction): Promise<void> {
  await tx
    .update(categories)
    .set({ position: sql`${categories.position}` })
    .where(sql`false`);
}

/** Its product or category may have been removed since. Then only the schedule ends. */
async function publishOrGiveUp(
  tx: Transaction,
  row: ItemRow,
  version: number,
  staffId: number | null,
): Promise<ItemChange> {
  const content = await readContent(tx, row.id, version);
  try {
    const columns = await tx.transaction((part) => makePublic(part, row, content, version));
    return { act: 'published', columns, version };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { act: 'failed', version, ...(await endSchedule(tx, row, staffId)) };
  }
}

/** The person who scheduled it; null: `content apply`, with a later date. */
async function schedulerOf(tx: Transaction, { id, scheduledVersion }: ItemRow): Promise<number | null> {
  const [version] = await tx
    .select({ staffId: contentVersions.staffId })
    .from(contentVersions)
    .where(and(eq(contentVersions.itemId, id), eq(contentVersions.number, scheduledVersion ?? 0)));
  return version?.staffId ?? null;
}

async function publishNext(db: Database): Promise<'published' | 'failed' | undefined> {
  return db.transaction(async (tx) => {
    await lockContent(tx);
    const [row] = await tx
      .select()
      .from(contentItems)
      .where(isDue)
      .orderBy(asc(contentItems.scheduledAt), asc(contentItems.id))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!row || row.scheduledVersion === null) return undefined;
    const staffId = await schedulerOf(tx, row);
    const change = await publishOrGiveUp(tx, row, row.scheduledVersion, staffId);
    await noteChange(tx);
    await storeChange(tx, row, change, staffId);
    return change.act === 'failed' ? 'failed' : 'published';
  });
}

/** Publishes the items that are due, each in a separate transaction. */
export async function publishDue(db: Database): Promise<Record<'published' | 'failed', number>> {
  const counts = { published: 0, failed: 0 };
  // Without a lock: nearly always nothing is due.
  if ((await db.$count(contentItems, isDue)) === 0) return counts;
  for (let outcome = await publishNext(db); outcome; outcome = await publishNext(db)) counts[outcome] += 1;
  return counts;
}
