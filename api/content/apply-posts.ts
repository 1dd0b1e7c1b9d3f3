import { and, eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import type { PostKind } from '#contract/posts.ts';
import type { Transaction } from '../db/database.ts';
import { files, posts, postTranslations } from '../db/schema/index.ts';
import { applyCategories } from './apply-categories.ts';
import { loadProductIds, productIdsOf } from './apply-products.ts';
import { byLocale, type Changes, type EditedFilter, excluded, findAccepted, inBatches } from './changes.ts';
import { placeFiles } from './content-files.ts';
import { storeSearchDocuments } from './index-search.ts';
import type { ContentPost, ContentPosts } from './read-posts.ts';

type Row = ContentPost & { categoryId: number | null };

const slugsSchema = v.array(v.string());

function comparable({ categoryId, publishedAt, thumbnail, details, translations, files }: Row) {
  return {
    categoryId,
    publishedAt,
    thumbnail,
    details,
    translations: byLocale(translations),
    files: files.map(({ name, sha256 }) => ({ name, sha256 })),
  };
}

async function loadStored(
  tx: Transaction,
  kind: PostKind,
  slugs: string[],
): Promise<Map<string, ReturnType<typeof comparable>>> {
  if (slugs.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(posts)
    .where(and(eq(posts.kind, kind), inArray(posts.slug, slugs)));
  if (rows.length === 0) return new Map();
  const ids = rows.map(({ id }) => id);
  const translations = await tx
    .select()
    .from(postTranslations)
    .where(inArray(postTranslations.postId, ids))
    .orderBy(postTranslations.locale);
  const translationsById = Map.groupBy(translations, ({ postId }) => postId);
  const stored = await tx
    .select({ postId: files.postId, name: files.name, sha256: files.sha256 })
    .from(files)
    .where(inArray(files.postId, ids))
    .orderBy(files.position);
  const filesById = Map.groupBy(stored, ({ postId }) => postId);
  return new Map(
    rows.map(({ id, slug, categoryId, publishedAt, thumbnail, details }) => [
      slug,
      {
        categoryId,
        publishedAt,
        thumbnail,
        details,
        translations: byLocale(
          (translationsById.get(id) ?? []).map(({ postId: _postId, ...translation }) => translation),
        ),
        files: (filesById.get(id) ?? []).map(({ name, sha256 }) => ({ name, sha256 })),
      },
    ]),
  );
}

/** Only a single post has an identifier before it is stored: one that was a draft. */
function insertInto(tx: Transaction, batch: readonly Row[]) {
  const insert = tx.insert(posts);
  return batch.some(({ id }) => id !== undefined) ? insert.overridingSystemValue() : insert;
}

async function upsertPosts(tx: Transaction, kind: PostKind, rows: Row[]): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const batch of inBatches(rows)) {
    const stored = await insertInto(tx, batch)
      .values(
        batch.map(({ id, slug, categoryId, publishedAt, thumbnail, details }) => ({
          ...(id === undefined ? {} : { id }),
          kind,
          slug,
          categoryId,
          publishedAt,
          thumbnail,
          details,
        })),
      )
      .onConflictDoUpdate({
        target: [posts.kind, posts.slug],
        set: {
          categoryId: excluded('category_id'),
          publishedAt: excluded('published_at'),
          thumbnail: excluded('thumbnail'),
          details: excluded('details'),
        },
      })
      .returning({ id: posts.id, slug: posts.slug });
    for (const { id, slug } of stored) ids.set(slug, id);
  }
  return ids;
}

async function replaceTranslations(tx: Transaction, stored: { id: number; post: Row }[]): Promise<void> {
  for (const batch of inBatches(stored)) {
    await tx.delete(postTranslations).where(
      inArray(
        postTranslations.postId,
        batch.map(({ id }) => id),
      ),
    );
    await tx
      .insert(postTranslations)
      .values(
        batch.flatMap(({ id, post }) =>
          post.translations.map((translation) => ({ postId: id, ...translation })),
        ),
      );
  }
}

export async function applyPosts(
  tx: Transaction,
  kind: PostKind,
  part: ContentPosts,
  accept: EditedFilter,
): Promise<Changes> {
  const categoryOf = await applyCategories(tx, kind, part.categories, accept);
  const rows = part.posts.map((post) => ({ ...post, categoryId: categoryOf(post.file, post.category) }));
  const slugs = rows.map(({ slug }) => slug);
  const before = await loadStored(tx, kind, slugs);
  const { toStore, changes } = await findAccepted(accept, kind, {
    items: rows,
    keyOf: ({ slug }) => slug,
    itemKeyOf: ({ slug }) => slug,
    stored: before,
    comparable,
  });
  if (toStore.length === 0) return changes;
  await checkProducts(tx, toStore);
  const ids = await upsertPosts(tx, kind, toStore);
  const stored = toStore.map((post) => {
    const id = ids.get(post.slug);
    if (id === undefined) throw new Error(`${post.file} was not stored`);
    return { id, post };
  });
  await replaceTranslations(tx, stored);
  for (const { id, post } of stored)
    if (post.files.length > 0 || before.get(post.slug)?.files.length)
      await placeFiles(tx, { postId: id }, post.files);
  await storeSearchDocuments(
    tx,
    stored.map(({ id, post }) => ({
      kind,
      itemId: id,
      titles: post.translations.map(({ title }) => title),
      texts: post.translations.flatMap(({ summary, content, details }) => [
        summary,
        content ?? '',
        ...textsOf({ ...post.details, ...details }),
      ]),
    })),
  );
  return changes;
}

/** @throws {ContentError} if a post names a product that is not stored */
async function checkProducts(tx: Transaction, rows: readonly Row[]): Promise<void> {
  const named = rows.filter(({ details }) => 'products' in details);
  if (named.length === 0) return;
  const ids = await loadProductIds(tx);
  for (const { file, details } of named) productIdsOf(ids, file, v.parse(slugsSchema, details.products));
}

function textsOf({
  status: _status,
  externalUrl: _url,
  products: _products,
  ...details
}: Record<string, unknown>): string[] {
  return Object.values(details)
    .flat()
    .flatMap((value) => (typeof value === 'string' || typeof value === 'number' ? [String(value)] : []));
}
