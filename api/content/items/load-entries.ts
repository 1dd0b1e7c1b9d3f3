import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '#api/db/database.ts';
import { categories, entries, entryTranslations } from '#api/db/schema/index.ts';
import type { EntryKind } from '#contract/company.ts';
import { positionOf } from '../read-entries.ts';
import { dateField, type FieldValues, type StoredItem } from './stored-item.ts';

/** The file of a question holds its answer as the body. */
function frontOf(kind: EntryKind, { answer, ...data }: Record<string, string>): FieldValues {
  if (answer === undefined) return data;
  return kind === 'faq' ? { ...data, body: answer } : { ...data, answer };
}

export async function loadEntries(
  tx: Transaction,
  kind: EntryKind,
  keys: readonly string[],
): Promise<StoredItem[]> {
  const rows = await tx
    .select({ entry: entries, category: categories.key })
    .from(entries)
    .leftJoin(categories, eq(categories.id, entries.categoryId))
    .where(and(eq(entries.kind, kind), inArray(entries.slug, [...keys])))
    .orderBy(asc(entries.position), asc(entries.slug));
  if (rows.length === 0) return [];
  const ids = rows.map(({ entry }) => entry.id);
  const translations = await tx
    .select()
    .from(entryTranslations)
    .where(inArray(entryTranslations.entryId, ids))
    .orderBy(asc(entryTranslations.locale));
  const languagesById = Map.groupBy(translations, ({ entryId }) => entryId);
  return rows.map(({ entry: { id, slug, position, publishedAt, data }, category }) => {
    const languages = (languagesById.get(id) ?? []).map((language) => [
      language.locale,
      frontOf(kind, language.data),
    ]);
    // The month decides, unless the file says otherwise.
    const isDerived = kind === 'history' && position === positionOf(kind, data, 0);
    return {
      kind,
      key: slug,
      publicId: null,
      publishedAt,
      content: {
        fields: {
          ...(category ? { category } : {}),
          ...(isDerived ? {} : { position }),
          ...dateField(publishedAt),
          ...(data as FieldValues),
        },
        languages: Object.fromEntries(languages),
      },
    };
  });
}
