import { eq, inArray } from 'drizzle-orm';
import { type Locale, locales } from '#contract/locales.ts';
import type { PostKind } from '#contract/posts.ts';
import type { Transaction } from '../db/database.ts';
import { categories, categoryTranslations } from '../db/schema/index.ts';
import { byLocale, type EditedFilter, excluded, findAccepted } from './changes.ts';
import { ContentError } from './content-error.ts';
import type { ContentCategory } from './fields.ts';

export type CategoryIds = (file: string, key: string | null) => number | null;

type Row = { key: string; position: number; names: { locale: Locale; name: string }[] };

function comparable({ position, names }: Row) {
  return { position, names: byLocale(names) };
}

async function loadStored(tx: Transaction, kind: PostKind | 'faq'): Promise<Map<string, unknown>> {
  const rows = await tx.select().from(categories).where(eq(categories.kind, kind));
  const names = await tx
    .select({
      categoryId: categoryTranslations.categoryId,
      locale: categoryTranslations.locale,
      name: categoryTranslations.name,
    })
    .from(categoryTranslations)
    .innerJoin(categories, eq(categories.id, categoryTranslations.categoryId))
    .where(eq(categories.kind, kind));
  const byCategory = Map.groupBy(names, ({ categoryId }) => categoryId);
  return new Map(
    rows.map(({ id, key, position }) => [
      key,
      { position, names: byLocale((byCategory.get(id) ?? []).map(({ locale, name }) => ({ locale, name }))) },
    ]),
  );
}

async function storeCategories(tx: Transaction, kind: PostKind | 'faq', list: Row[]): Promise<void> {
  const stored = await tx
    .insert(categories)
    .values(list.map(({ key, position }) => ({ kind, key, position })))
    .onConflictDoUpdate({
      target: [categories.kind, categories.key],
      set: { position: excluded('position') },
    })
    .returning({ id: categories.id, key: categories.key });
  const ids = stored.map(({ id }) => id);
  await tx.delete(categoryTranslations).where(inArray(categoryTranslations.categoryId, ids));
  const byKey = new Map(list.map((category) => [category.key, category]));
  const names = stored.flatMap(({ id, key }) =>
    (byKey.get(key)?.names ?? []).map((name) => ({ categoryId: id, ...name })),
  );
  if (names.length > 0) await tx.insert(categoryTranslations).values(names);
}

export async function applyCategories(
  tx: Transaction,
  kind: PostKind | 'faq',
  list: readonly (ContentCategory & { position?: number })[],
  accept: EditedFilter,
): Promise<CategoryIds> {
  const rows = list.map(({ key, name, position }, index) => ({
    key,
    position: position ?? index,
    names: locales.flatMap((locale) => {
      const text = name[locale];
      return text === undefined ? [] : [{ locale, name: text }];
    }),
  }));
  const { toStore } = await findAccepted(accept, 'category', {
    items: rows,
    keyOf: ({ key }) => key,
    itemKeyOf: ({ key }) => `${kind}/${key}`,
    stored: rows.length > 0 ? await loadStored(tx, kind) : new Map(),
    comparable,
  });
  if (toStore.length > 0) await storeCategories(tx, kind, toStore);
  const stored = await tx
    .select({ id: categories.id, key: categories.key })
    .from(categories)
    .where(eq(categories.kind, kind));
  const ids = new Map(stored.map(({ id, key }) => [key, id]));
  const refused = new Set(list.map(({ key }) => key).filter((key) => !ids.has(key)));
  return (file, key) => {
    const id = key === null || refused.has(key) ? null : ids.get(key);
    if (id === undefined) throw new ContentError(`${file}: there is no category ${key}`);
    return id;
  };
}
