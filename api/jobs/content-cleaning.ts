import { and, inArray, lte, sql } from 'drizzle-orm';
import { isUnowned } from '../content/content-files.ts';
import { adoptItems } from '../content/items/adopt-items.ts';
import type { Database } from '../db/database.ts';
import { contentFileUses, files } from '../db/schema/index.ts';
import type { Keys } from '../services/keys.ts';
import { emptyTrash } from '../services/staff-content/trash-item.ts';

/** Files that no version names, a day after they were uploaded or lost their owner. */
async function deleteUnusedFiles(db: Database, now: Date): Promise<number> {
  const isNamed = sql`exists (select from ${contentFileUses} where ${contentFileUses.sha256} = ${files.sha256})`;
  const isOld = lte(files.createdAt, sql`${now.toISOString()}::timestamptz - interval '1 day'`);
  const unused = db
    .select({ id: files.id })
    .from(files)
    .where(and(isUnowned, isOld, sql`not ${isNamed}`));
  return (await db.delete(files).where(inArray(files.id, unused)).returning({ id: files.id })).length;
}

/** Empties the trash after 30 days, deletes unused files, and adopts content of earlier releases once. */
export async function cleanContentTables(
  { db, keys }: { db: Database; keys: Keys },
  now: Date,
): Promise<Record<string, number>> {
  await keys.load();
  return {
    adopted: await adoptItems(db),
    trashed: await emptyTrash(db, keys.keyedHash, now),
    files: await deleteUnusedFiles(db, now),
  };
}
