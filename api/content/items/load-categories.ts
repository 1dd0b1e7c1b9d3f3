import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '#api/db/database.ts';
import { categories, categoryTranslations } from '#api/db/schema/index.ts';
import type { StoredItem } from './stored-item.ts';

const keyOf = sql<string>`${categories.kind} || '/' || ${categories.key}`;

/** @param keys such as news/event */
export async function loadCategories(tx: Transaction, keys: readonly string[]): Promise<StoredItem[]> {
  const rows = await tx
    .select({ id: categories.id, key: keyOf, position: categories.position })
    .from(categories)
    .where(inArray(keyOf, [...keys]))
    .orderBy(asc(categories.kind), asc(categories.position), asc(categories.id));
  if (rows.length === 0) return [];
  const names = await tx
    .select({
      categoryId: categoryTranslations.categoryId,
      locale: categoryTranslations.locale,
      name: categoryTranslations.name,
    })
    .from(categoryTranslations)
    .innerJoin(categories, eq(categories.id, categoryTranslations.categoryId))
    .orderBy(asc(categoryTranslations.locale));
  const namesById = Map.groupBy(names, ({ categoryId }) => categoryId);
  return rows.map(({ id, key, position }) => ({
    kind: 'category',
    key,
    publicId: null,
    publishedAt: new Date(0),
    content: {
      fields: { position },
      languages: Object.fromEntries((namesById.get(id) ?? []).map(({ locale, name }) => [locale, { name }])),
    },
  }));
}
