import { join } from 'node:path';
import { and, eq, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { locales } from '#contract/locales.ts';
import type { PostKind } from '#contract/posts.ts';
import type { Database, Transaction } from '../db/database.ts';
import {
  appliedContent,
  categories,
  categoryTranslations,
  posts,
  postTranslations,
} from '../db/schema/index.ts';
import {
  type ContentCategory,
  ContentError,
  type ContentPost,
  digestFolder,
  readPostFolder,
} from './content-files.ts';

/** Name under which the digest of the sample content is kept. */
const sampleContent = 'sample';

/** The value that an INSERT would have stored, in its ON CONFLICT clause. */
const excluded = (column: string) => sql.raw(`excluded.${column}`);

async function applyCategories(
  tx: Transaction,
  kind: PostKind,
  list: ContentCategory[],
): Promise<Map<string, number>> {
  const rows = await tx
    .insert(categories)
    .values(list.map(({ key }, position) => ({ kind, key, position })))
    .onConflictDoUpdate({
      target: [categories.kind, categories.key],
      set: { position: excluded('position') },
    })
    .returning({ id: categories.id, key: categories.key });
  const ids = new Map(rows.map(({ id, key }) => [key, id]));
  const names = list.flatMap(({ key, name }) =>
    locales.flatMap((locale) => {
      const categoryId = ids.get(key);
      const text = name[locale];
      return categoryId === undefined || text === undefined ? [] : [{ categoryId, locale, name: text }];
    }),
  );
  await tx
    .insert(categoryTranslations)
    .values(names)
    .onConflictDoUpdate({
      target: [categoryTranslations.categoryId, categoryTranslations.locale],
      set: { name: excluded('name') },
    });
  return ids;
}

async function applyPost(
  tx: Transaction,
  kind: PostKind,
  categoryIds: Map<string, number>,
  post: ContentPost,
) {
  const categoryId = categoryIds.get(post.category);
  if (categoryId === undefined) throw new ContentError(`${kind}/${post.slug}: no category ${post.category}`);
  const values = { kind, slug: post.slug, categoryId, publishedAt: post.publishedAt };
  const [row] = await tx
    .insert(posts)
    .values(values)
    .onConflictDoUpdate({ target: [posts.kind, posts.slug], set: values })
    .returning({ id: posts.id });
  if (!row) throw new Error(`${kind}/${post.slug} was not stored`);
  await tx.delete(postTranslations).where(eq(postTranslations.postId, row.id));
  await tx
    .insert(postTranslations)
    .values(post.translations.map((translation) => ({ postId: row.id, ...translation })));
}

async function isApplied(db: Database, digest: string): Promise<boolean> {
  const rows = await db
    .select({ name: appliedContent.name })
    .from(appliedContent)
    .where(and(eq(appliedContent.name, sampleContent), eq(appliedContent.digest, digest)));
  return rows.length > 0;
}

/**
 * Stores the content of a folder: what is new is added, what is there is brought up to date, what else is
 * stored stays. One transaction; nothing is done when the same folder was applied before.
 * @throws {ContentError} naming the file that cannot be used
 */
export async function applyContent(db: Database, folder: string, log: Logger): Promise<void> {
  const digest = digestFolder(folder);
  if (await isApplied(db, digest)) return;
  const news = readPostFolder(join(folder, 'news'));
  await db.transaction(async (tx) => {
    const categoryIds = await applyCategories(tx, 'news', news.categories);
    for (const post of news.posts) await applyPost(tx, 'news', categoryIds, post);
    await tx
      .insert(appliedContent)
      .values({ name: sampleContent, digest })
      .onConflictDoUpdate({ target: appliedContent.name, set: { digest, appliedAt: sql`now()` } });
  });
  log.info({ news: news.posts.length }, 'Sample content stored');
}
