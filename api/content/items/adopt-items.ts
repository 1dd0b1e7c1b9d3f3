import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '#api/db/database.ts';
import { appliedContent, contentItems } from '#api/db/schema/index.ts';
import { itemKinds } from '#contract/staff-content-fields.ts';
import { inBatches } from '../changes.ts';
import { lockContent } from '../lock-content.ts';
import { listKeys } from './list-keys.ts';
import { recordApplied } from './record-applied.ts';

const mark = 'content-items';

async function isDone(db: Database): Promise<boolean> {
  return (await db.$count(appliedContent, eq(appliedContent.name, mark))) > 0;
}

/** Gives items that were stored before there were versions their first one, some hundred in a transaction. */
export async function adoptItems(db: Database): Promise<number> {
  if (await isDone(db)) return 0;
  let adopted = 0;
  for (const kind of itemKinds) {
    const keys = await db.transaction((tx) => listKeys(tx, kind));
    for (const batch of inBatches(keys))
      await db.transaction(async (tx) => {
        await lockContent(tx);
        const rows = await tx
          .select({ key: contentItems.key })
          .from(contentItems)
          .where(and(eq(contentItems.kind, kind), inArray(contentItems.key, batch)));
        const known = new Set(rows.map(({ key }) => key));
        const missing = batch.filter((key) => !known.has(key));
        await recordApplied(tx, kind, missing);
        adopted += missing.length;
      });
  }
  await db.insert(appliedContent).values({ name: mark, digest: '' }).onConflictDoNothing();
  return adopted;
}
