import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '#api/db/database.ts';
import { contentEvents, contentItems, contentVersions } from '#api/db/schema/index.ts';
import type { ItemContent } from '#contract/staff-content.ts';
import type { ItemKind } from '#contract/staff-content-fields.ts';
import { excluded, inBatches } from '../changes.ts';
import { columnsOf, type LanguageChanges, languageChangesOf } from './item-columns.ts';
import { loadItems } from './load-items.ts';
import type { StoredItem } from './stored-item.ts';
import { addFileUses, setPictureUses } from './uses.ts';

type Before = { id: number; number: number; content: ItemContent; changes: LanguageChanges };

/** Versions that were discarded have numbers too. */
const lastNumber = sql<number>`(select max(latest.number) from ${contentVersions} as latest
  where latest.item_id = ${contentItems.id})`;

async function loadBefore(
  tx: Transaction,
  kind: ItemKind,
  keys: readonly string[],
): Promise<Map<string, Before>> {
  const rows = await tx
    .select({
      id: contentItems.id,
      key: contentItems.key,
      number: lastNumber,
      content: contentVersions.content,
      changes: contentItems.languageChanges,
    })
    .from(contentItems)
    .innerJoin(
      contentVersions,
      and(
        eq(contentVersions.itemId, contentItems.id),
        eq(contentVersions.number, contentItems.currentVersion),
      ),
    )
    .where(and(eq(contentItems.kind, kind), inArray(contentItems.key, [...keys])));
  return new Map(rows.map(({ key, ...row }) => [key, row]));
}

function rowOf(
  { kind, key, publicId, publishedAt, content }: StoredItem,
  before: Before | undefined,
  now: Date,
) {
  const number = (before?.number ?? 0) + 1;
  const isLater = publishedAt !== null && publishedAt > now;
  const version = {
    currentVersion: number,
    publishedVersion: null,
    scheduledVersion: null,
    scheduledAt: null,
  };
  const published = isLater
    ? ({ state: 'scheduled', scheduledVersion: number, scheduledAt: publishedAt } as const)
    : ({ state: 'published', publishedVersion: number } as const);
  return {
    kind,
    key,
    publicId,
    ...version,
    ...(publishedAt === null ? ({ state: 'unpublished' } as const) : published),
    publishedAt: publishedAt ?? new Date(0),
    trashedAt: null,
    updatedAt: now,
    updatedBy: null,
    edited: false,
    ...columnsOf(kind, key, content, languageChangesOf(before, content, now)),
  };
}

const replaced = {
  state: excluded('state'),
  title: excluded('title'),
  position: excluded('position'),
  currentVersion: excluded('current_version'),
  publishedVersion: excluded('published_version'),
  scheduledVersion: excluded('scheduled_version'),
  publicId: excluded('public_id'),
  publishedAt: excluded('published_at'),
  scheduledAt: excluded('scheduled_at'),
  trashedAt: excluded('trashed_at'),
  updatedAt: excluded('updated_at'),
  updatedBy: excluded('updated_by'),
  edited: excluded('edited'),
  languageChanges: excluded('language_changes'),
  search: excluded('search'),
  terms: excluded('terms'),
};

async function recordBatch(
  tx: Transaction,
  kind: ItemKind,
  keys: readonly string[],
  now: Date,
): Promise<void> {
  const items = await loadItems(tx, kind, keys);
  if (items.length === 0) return;
  const before = await loadBefore(tx, kind, keys);
  const stored = await tx
    .insert(contentItems)
    .values(items.map((item) => rowOf(item, before.get(item.key), now)))
    .onConflictDoUpdate({
      target: [contentItems.kind, contentItems.key],
      set: { ...replaced, revision: sql`${contentItems.revision} + 1` },
    })
    .returning({
      id: contentItems.id,
      key: contentItems.key,
      number: contentItems.currentVersion,
      languageChanges: contentItems.languageChanges,
    });
  const contentOf = new Map(items.map(({ key, content }) => [key, content]));
  const versions = stored.flatMap(({ id: itemId, key, number, languageChanges }) => {
    const content = contentOf.get(key);
    return content ? [{ itemId, number, content, languageChanges, act: 'applied', at: now } as const] : [];
  });
  await tx.insert(contentVersions).values(versions);
  await tx
    .insert(contentEvents)
    .values(versions.map(({ itemId, number, act, at }) => ({ itemId, act, at, version: number })));
  await addFileUses(tx, versions);
  await setPictureUses(
    tx,
    stored.map(({ id }) => id),
  );
}

/** Writes a version of each item as the public tables have it now. */
export async function recordApplied(tx: Transaction, kind: ItemKind, keys: readonly string[]): Promise<void> {
  const now = new Date();
  for (const batch of inBatches(keys)) await recordBatch(tx, kind, batch, now);
}
