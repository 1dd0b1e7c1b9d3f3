import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { LanguageChanges } from '#api/content/items/item-columns.ts';
import type { Transaction } from '#api/db/database.ts';
import { contentEvents, contentItems, contentVersions, staff } from '#api/db/schema/index.ts';
import { ProblemError } from '#api/problems.ts';
import type { ItemAct, ItemContent, ItemState } from '#contract/staff-content.ts';

export type ItemRow = typeof contentItems.$inferSelect;

/** Names real people, so the access records say who read and changed it. */
export function isPersonal({ kind }: Pick<ItemRow, 'kind'>): boolean {
  return kind === 'person' || kind === 'quote';
}

export async function lastEvent(tx: Transaction, itemId: number) {
  const [event] = await tx
    .select()
    .from(contentEvents)
    .where(eq(contentEvents.itemId, itemId))
    .orderBy(desc(contentEvents.id))
    .limit(1);
  return event;
}

/** 409 that says who changed the item last, and how. */
export async function conflictOf(tx: Transaction, row: ItemRow): Promise<ProblemError> {
  const event = await lastEvent(tx, row.id);
  const [person] = await tx
    .select({ name: staff.name })
    .from(staff)
    .where(sql`${staff.id} = ${row.updatedBy}`);
  const { revision } = row;
  return new ProblemError('conflict', {
    conflict: {
      revision,
      act: event?.act ?? 'saved',
      by: person?.name ?? null,
      at: row.updatedAt.toISOString(),
    },
  });
}

export async function findItem(tx: Transaction, id: number): Promise<ItemRow> {
  const [row] = await tx.select().from(contentItems).where(eq(contentItems.id, id));
  if (!row || row.state === 'deleted') throw new ProblemError('not_found');
  return row;
}

/** Locks the item until the transaction ends. @throws {ProblemError} not_found; conflict for another revision */
export async function lockItem(tx: Transaction, id: number, revision: number | undefined): Promise<ItemRow> {
  const [row] = await tx.select().from(contentItems).where(eq(contentItems.id, id)).for('update');
  if (!row || row.state === 'deleted') throw new ProblemError('not_found');
  if (revision !== undefined && row.revision !== revision) throw await conflictOf(tx, row);
  return row;
}

export async function readVersion(tx: Transaction, itemId: number, number: number) {
  const [version] = await tx
    .select({ content: contentVersions.content, languageChanges: contentVersions.languageChanges })
    .from(contentVersions)
    .where(and(eq(contentVersions.itemId, itemId), eq(contentVersions.number, number)));
  if (!version) throw new ProblemError('not_found');
  return version;
}

export async function readContent(tx: Transaction, itemId: number, number: number): Promise<ItemContent> {
  return (await readVersion(tx, itemId, number)).content;
}

export async function addVersion(
  tx: Transaction,
  { id: itemId, languageChanges }: ItemRow,
  version: { content: ItemContent; act: ItemAct; staffId: number | null; languageChanges?: LanguageChanges },
): Promise<number> {
  const next = sql<number>`(select coalesce(max(latest.number), 0) + 1 from ${contentVersions} as latest
    where latest.item_id = ${itemId})`;
  const [row] = await tx
    .insert(contentVersions)
    .values({ itemId, languageChanges, ...version, number: next })
    .returning({ number: contentVersions.number });
  if (!row) throw new Error('The version was not stored');
  return row.number;
}

async function wasPublic(tx: Transaction, itemId: number): Promise<boolean> {
  const acts = and(
    eq(contentEvents.itemId, itemId),
    inArray(contentEvents.act, ['published', 'applied', 'unpublished']),
  );
  return (await tx.$count(contentEvents, acts)) > 0;
}

type Place = Pick<
  ItemRow,
  'id' | 'trashedAt' | 'scheduledAt' | 'publishedVersion' | 'currentVersion' | 'scheduledVersion'
>;

export async function stateOf(tx: Transaction, row: Place): Promise<ItemState> {
  if (row.trashedAt) return 'trashed';
  if (row.scheduledAt) return 'scheduled';
  if (row.publishedVersion === null) return (await wasPublic(tx, row.id)) ? 'unpublished' : 'draft';
  return row.publishedVersion === row.currentVersion ? 'published' : 'changed';
}
