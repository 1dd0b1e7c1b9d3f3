import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '#api/db/database.ts';
import { categories, files, posts, postTranslations } from '#api/db/schema/index.ts';
import type { PostKind } from '#contract/posts.ts';
import type { FileReference } from '#contract/staff-content.ts';
import { pictureFor } from '../read-posts.ts';
import { dateField, type FieldValues, type StoredItem } from './stored-item.ts';

async function loadFiles(tx: Transaction, ids: readonly number[]): Promise<Map<number, FileReference[]>> {
  const rows = await tx
    .select({
      postId: files.postId,
      sha256: files.sha256,
      name: files.name,
      size: files.size,
      mediaType: files.mediaType,
    })
    .from(files)
    .where(inArray(files.postId, [...ids]))
    .orderBy(asc(files.position));
  const byPost = new Map<number, FileReference[]>();
  for (const { postId, ...file } of rows)
    if (postId !== null) byPost.set(postId, [...(byPost.get(postId) ?? []), file]);
  return byPost;
}

async function loadLanguages(tx: Transaction, ids: readonly number[]) {
  const rows = await tx
    .select()
    .from(postTranslations)
    .where(inArray(postTranslations.postId, [...ids]))
    .orderBy(asc(postTranslations.locale));
  return Map.groupBy(rows, ({ postId }) => postId);
}

export async function loadPosts(
  tx: Transaction,
  kind: PostKind,
  keys: readonly string[],
): Promise<StoredItem[]> {
  const rows = await tx
    .select({ post: posts, category: categories.key })
    .from(posts)
    .leftJoin(categories, eq(categories.id, posts.categoryId))
    .where(and(eq(posts.kind, kind), inArray(posts.slug, [...keys])))
    .orderBy(asc(posts.slug));
  if (rows.length === 0) return [];
  const ids = rows.map(({ post }) => post.id);
  const languagesById = await loadLanguages(tx, ids);
  const filesById = await loadFiles(tx, ids);
  return rows.map(({ post: { id, slug, publishedAt, thumbnail, details }, category }) => {
    const attached = filesById.get(id);
    const languages = (languagesById.get(id) ?? []).map(({ locale, title, summary, content, details }) => [
      locale,
      { title, summary, ...(details as FieldValues), ...(content === null ? {} : { body: content }) },
    ]);
    return {
      kind,
      key: slug,
      publicId: id,
      publishedAt,
      content: {
        fields: {
          ...(category ? { category } : {}),
          ...dateField(publishedAt),
          ...(thumbnail === pictureFor(kind, slug) ? {} : { thumbnail }),
          ...(details as FieldValues),
        },
        languages: Object.fromEntries(languages),
        ...(attached ? { files: attached } : {}),
      },
    };
  });
}
