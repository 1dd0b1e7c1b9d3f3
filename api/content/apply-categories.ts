import { eq } from 'drizzle-orm';
import { locales } from '#contract/locales.ts';
import type { PostKind } from '#contract/posts.ts';
import type { Transaction } from '../db/database.ts';
import { categories, categoryTranslations } from '../db/schema/index.ts';
import { excluded } from './changes.ts';
import { ContentError } from './content-error.ts';
import type { ContentCategory } from './fields.ts';

export type CategoryIds = (file: string, key: string | null) => number | null;

export async function applyCategories(
  tx: Transaction,
  kind: PostKind | 'faq',
  list: readonly ContentCategory[],
): Promise<CategoryIds> {
  if (list.length > 0)
    await tx
      .insert(categories)
      .values(list.map(({ key }, position) => ({ kind, key, position })))
      .onConflictDoUpdate({
        target: [categories.kind, categories.key],
        set: { position: excluded('position') },
      });
  const stored = await tx
    .select({ id: categories.id, key: categories.key })
    .from(categories)
    .where(eq(categories.kind, kind));
  const ids = new Map(stored.map(({ id, key }) => [key, id]));
  const names = list.flatMap(({ key, name }) =>
    locales.flatMap((locale) => {
      const categoryId = ids.get(key);
      const text = name[locale];
      return categoryId === undefined || text === undefined ? [] : [{ categoryId, locale, name: text }];
    }),
  );
  if (names.length > 0)
    await tx
      .insert(categoryTranslations)
      .values(names)
      .onConflictDoUpdate({
        target: [categoryTranslations.categoryId, categoryTranslations.locale],
        set: { name: excluded('name') },
      });
  return (file, key) => {
    const id = key === null ? null : ids.get(key);
    if (id === undefined) throw new ContentError(`${file}: there is no category ${key}`);
    return id;
  };
}
