import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '#api/db/database.ts';
import { contentFileUses, contentItems, contentPictureUses, contentVersions } from '#api/db/schema/index.ts';
import type { ItemContent } from '#contract/staff-content.ts';
import { inBatches } from '../changes.ts';
import { filesOf, picturesOf } from './named-files.ts';

type Use = { pictureId: string; itemId: number; isPublic: boolean };

/** Files are stored as long as any version names them. */
export async function addFileUses(
  tx: Transaction,
  versions: readonly { itemId: number; content: ItemContent }[],
): Promise<void> {
  const uses = versions.flatMap(({ itemId, content }) =>
    filesOf(content).map((sha256) => ({ sha256, itemId })),
  );
  for (const batch of inBatches(uses)) await tx.insert(contentFileUses).values(batch).onConflictDoNothing();
}

/** Stores again which pictures the draft, the public and the scheduled version name. */
export async function setPictureUses(tx: Transaction, itemIds: readonly number[]): Promise<void> {
  const versions = await tx
    .select({
      itemId: contentVersions.itemId,
      content: contentVersions.content,
      isPublic: sql<boolean>`coalesce(${contentVersions.number} = ${contentItems.publishedVersion}, false)`,
    })
    .from(contentVersions)
    .innerJoin(contentItems, eq(contentItems.id, contentVersions.itemId))
    .where(
      and(
        inArray(contentVersions.itemId, [...itemIds]),
        sql`${contentVersions.number} in (${contentItems.currentVersion}, ${contentItems.publishedVersion}, ${contentItems.scheduledVersion})`,
      ),
    );
  const uses = new Map<string, Use>();
  for (const { itemId, content, isPublic } of versions)
    for (const pictureId of picturesOf(content)) {
      const place = `${pictureId} ${itemId}`;
      uses.set(place, { pictureId, itemId, isPublic: isPublic || (uses.get(place)?.isPublic ?? false) });
    }
  await tx.delete(contentPictureUses).where(inArray(contentPictureUses.itemId, [...itemIds]));
  for (const batch of inBatches([...uses.values()])) await tx.insert(contentPictureUses).values(batch);
}
