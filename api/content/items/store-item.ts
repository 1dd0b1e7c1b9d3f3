import { and, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '#api/db/database.ts';
import { categories, documents, entries, files, posts, products } from '#api/db/schema/index.ts';
import { documentTypeSchema } from '#contract/documents.ts';
import type { Locale } from '#contract/locales.ts';
import { applyCategories } from '../apply-categories.ts';
import { applyEntries } from '../apply-entries.ts';
import { applyPosts } from '../apply-posts.ts';
import { applyProducts } from '../apply-products.ts';
import { applyDocuments } from '../apply-terms.ts';
import type { EditedFilter } from '../changes.ts';
import { parseContent } from '../parse-content.ts';
import {
  type ItemSource,
  isPostKind,
  toCategory,
  toDocuments,
  toListEntry,
  toPost,
  toProduct,
} from './parse-item.ts';

const acceptAll: EditedFilter = async (_kind, keys) => new Set(keys);

async function storeDocuments(tx: Transaction, item: ItemSource, isPublic: boolean): Promise<void> {
  const list = toDocuments(item).map((document) =>
    isPublic ? document : { ...document, publishedAt: null },
  );
  const type = parseContent(item.key, documentTypeSchema, item.key);
  const locales: Locale[] = list.map(({ locale }) => locale);
  const removed = await tx
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.type, type), notInArray(documents.locale, locales)));
  const ids = removed.map(({ id }) => id);
  if (ids.length > 0) {
    await releaseFiles(tx, inArray(files.documentId, ids));
    await tx.delete(documents).where(inArray(documents.id, ids));
  }
  await applyDocuments(tx, list, acceptAll);
}

/**
 * Writes the item into the public tables. An item that is not public is hidden there.
 * @throws {ContentError}
 */
export async function storeItem(tx: Transaction, item: ItemSource, isPublic: boolean): Promise<void> {
  const { kind } = item;
  const hidden = isPublic ? {} : { publishedAt: null };
  if (isPostKind(kind)) {
    const post = { ...toPost(kind, item), ...hidden };
    await applyPosts(tx, kind, { categories: [], posts: [post] }, acceptAll);
  } else if (kind === 'product') await applyProducts(tx, [{ ...toProduct(item), ...hidden }], acceptAll);
  else if (kind === 'document') await storeDocuments(tx, item, isPublic);
  else if (kind === 'category') {
    const { of, category } = toCategory(item);
    if (isPublic) await applyCategories(tx, of, [category], acceptAll);
    else await deleteItem(tx, item);
  } else await applyEntries(tx, [{ ...toListEntry(kind, item), ...hidden }], [], acceptAll);
}

/** Versions of other items may name the files. */
async function releaseFiles(tx: Transaction, owned: SQL): Promise<void> {
  await tx.update(files).set({ postId: null, documentId: null, createdAt: sql`now()` }).where(owned);
}

export async function deleteItem(
  tx: Transaction,
  { kind, key }: Pick<ItemSource, 'kind' | 'key'>,
): Promise<void> {
  if (isPostKind(kind)) {
    const own = sql`(select ${posts.id} from ${posts} where ${posts.kind} = ${kind} and ${posts.slug} = ${key})`;
    await releaseFiles(tx, sql`${files.postId} in ${own}`);
    await tx.delete(posts).where(and(eq(posts.kind, kind), eq(posts.slug, key)));
  } else if (kind === 'product') await tx.delete(products).where(eq(products.slug, key));
  else if (kind === 'document') {
    const own = sql`(select ${documents.id} from ${documents} where ${documents.type} = ${key})`;
    await releaseFiles(tx, sql`${files.documentId} in ${own}`);
    await tx.delete(documents).where(sql`${documents.type} = ${key}`);
  } else if (kind === 'category')
    await tx.delete(categories).where(sql`${categories.kind} || '/' || ${categories.key} = ${key}`);
  else await tx.delete(entries).where(and(eq(entries.kind, kind), eq(entries.slug, key)));
}
