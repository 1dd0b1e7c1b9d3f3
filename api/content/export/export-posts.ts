import { asc, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '#api/db/database.ts';
import { categories, categoryTranslations, files, posts, postTranslations } from '#api/db/schema/index.ts';
import { type PostKind, postKinds } from '#contract/posts.ts';
import { pictureFor, postFolders } from '../read-posts.ts';
import type { FolderWriter } from './folder-writer.ts';
import { datedFields } from './moments.ts';

/** Writes `categories.yaml`. @returns the keys by identifier */
export async function exportCategories(
  tx: Transaction,
  writer: FolderWriter,
  kind: PostKind | 'faq',
  folder: string,
): Promise<Map<number | null, string>> {
  const rows = await tx
    .select()
    .from(categories)
    .where(eq(categories.kind, kind))
    .orderBy(categories.position, categories.id);
  const names = await tx
    .select({
      categoryId: categoryTranslations.categoryId,
      locale: categoryTranslations.locale,
      name: categoryTranslations.name,
    })
    .from(categoryTranslations)
    .innerJoin(categories, eq(categories.id, categoryTranslations.categoryId))
    .where(eq(categories.kind, kind))
    .orderBy(categoryTranslations.locale);
  const namesById = Map.groupBy(names, ({ categoryId }) => categoryId);
  await writer.writeList(
    `${folder}/categories.yaml`,
    rows.map(({ id, key }) => ({
      key,
      name: Object.fromEntries((namesById.get(id) ?? []).map(({ locale, name }) => [locale, name])),
    })),
  );
  return new Map(rows.map(({ id, key }) => [id, key]));
}

type Post = typeof posts.$inferSelect;

async function thumbnailField(writer: FolderWriter, folder: string, { kind, slug, thumbnail }: Post) {
  if (thumbnail === pictureFor(kind, slug)) return {};
  return { thumbnail: thumbnail && (await writer.writePicture(folder, thumbnail)) };
}

async function exportKind(tx: Transaction, writer: FolderWriter, kind: PostKind): Promise<number> {
  const root = postFolders[kind];
  const keys = await exportCategories(tx, writer, kind, root);
  const rows = await tx.select().from(posts).where(eq(posts.kind, kind)).orderBy(asc(posts.slug));
  const ids = tx.select({ id: posts.id }).from(posts).where(eq(posts.kind, kind));
  const translations = await tx.select().from(postTranslations).where(inArray(postTranslations.postId, ids));
  const withFiles = await tx
    .selectDistinct({ id: files.postId })
    .from(files)
    .where(inArray(files.postId, ids));
  const translationsById = Map.groupBy(translations, ({ postId }) => postId);
  const ownersOfFiles = new Set(withFiles.map(({ id }) => id));
  for (const post of rows) {
    const { id, slug, categoryId, publishedAt, details } = post;
    const folder = `${root}/${slug}`;
    const category = keys.get(categoryId);
    await writer.writeYaml(`${folder}/post.yaml`, {
      ...(category ? { category } : {}),
      ...datedFields(publishedAt),
      ...(await thumbnailField(writer, folder, post)),
      ...details,
    });
    for (const { locale, title, summary, content, details: own } of translationsById.get(id) ?? [])
      await writer.writeLanguage(folder, locale, { title, summary, ...own }, content);
    if (ownersOfFiles.has(id)) await writer.writeFiles({ postId: id }, (name) => `${folder}/files/${name}`);
  }
  return rows.length;
}

export async function exportPosts(tx: Transaction, writer: FolderWriter): Promise<Record<PostKind, number>> {
  const counts = { patent: 0, thesis: 0, news: 0, press: 0 };
  for (const kind of postKinds) counts[kind] = await exportKind(tx, writer, kind);
  return counts;
}
