import { and, eq, inArray } from 'drizzle-orm';
import type { EntryKind } from '#contract/company.ts';
import type { Transaction } from '../db/database.ts';
import { entries, entryTranslations } from '../db/schema/index.ts';
import { applyCategories } from './apply-categories.ts';
import { byLocale, type Changes, type EditedFilter, excluded, findAccepted } from './changes.ts';
import type { ContentCategory } from './fields.ts';
import type { ContentEntry } from './read-entries.ts';

type Row = ContentEntry & { categoryId: number | null };

function comparable({ position, publishedAt, categoryId, data, translations }: Row) {
  return { position, publishedAt, categoryId, data, translations: byLocale(translations) };
}

async function loadStored(tx: Transaction, kind: EntryKind, slugs: string[]): Promise<Map<string, unknown>> {
  const rows = await tx
    .select()
    .from(entries)
    .where(and(eq(entries.kind, kind), inArray(entries.slug, slugs)));
  if (rows.length === 0) return new Map();
  const translations = await tx
    .select()
    .from(entryTranslations)
    .where(
      inArray(
        entryTranslations.entryId,
        rows.map(({ id }) => id),
      ),
    );
  const byEntry = Map.groupBy(translations, ({ entryId }) => entryId);
  return new Map(
    rows.map(({ id, slug, kind: _kind, ...entry }) => [
      slug,
      {
        ...entry,
        translations: byLocale((byEntry.get(id) ?? []).map(({ locale, data }) => ({ locale, data }))),
      },
    ]),
  );
}

async function storeEntries(tx: Transaction, list: Row[]): Promise<void> {
  const stored = await tx
    .insert(entries)
    .values(
      list.map(({ kind, slug, position, publishedAt, categoryId, data }) => ({
        kind,
        slug,
        position,
        publishedAt,
        categoryId,
        data,
      })),
    )
    .onConflictDoUpdate({
      target: [entries.kind, entries.slug],
      set: {
        position: excluded('position'),
        publishedAt: excluded('published_at'),
        categoryId: excluded('category_id'),
        data: excluded('data'),
      },
    })
    .returning({ id: entries.id, slug: entries.slug });
  const ids = stored.map(({ id }) => id);
  await tx.delete(entryTranslations).where(inArray(entryTranslations.entryId, ids));
  const bySlug = new Map(list.map((entry) => [entry.slug, entry]));
  await tx
    .insert(entryTranslations)
    .values(
      stored.flatMap(({ id, slug }) =>
        (bySlug.get(slug)?.translations ?? []).map(({ locale, data }) => ({ entryId: id, locale, data })),
      ),
    );
}

export async function applyEntries(
  tx: Transaction,
  list: readonly ContentEntry[],
  faqCategories: readonly ContentCategory[],
  accept: EditedFilter,
): Promise<Record<EntryKind, Changes>> {
  const categoryOf = await applyCategories(tx, 'faq', faqCategories, accept);
  const applyKind = async (kind: EntryKind): Promise<Changes> => {
    const rows = list
      .filter((entry) => entry.kind === kind)
      .map((entry) => ({ ...entry, categoryId: categoryOf(entry.file, entry.category) }));
    const slugs = rows.map(({ slug }) => slug);
    const stored = slugs.length > 0 ? await loadStored(tx, kind, slugs) : new Map<string, unknown>();
    const { toStore, changes } = await findAccepted(accept, kind, {
      items: rows,
      keyOf: ({ slug }) => slug,
      itemKeyOf: ({ slug }) => slug,
      stored,
      comparable,
    });
    if (toStore.length > 0) await storeEntries(tx, toStore);
    return changes;
  };
  return {
    history: await applyKind('history'),
    client: await applyKind('client'),
    person: await applyKind('person'),
    recruit: await applyKind('recruit'),
    quote: await applyKind('quote'),
    figure: await applyKind('figure'),
    faq: await applyKind('faq'),
    detail: await applyKind('detail'),
    synonym: await applyKind('synonym'),
  };
}
