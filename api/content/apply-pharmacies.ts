import { isDeepStrictEqual } from 'node:util';
import { inArray } from 'drizzle-orm';
import { locales } from '#contract/locales.ts';
import type { Transaction } from '../db/database.ts';
import { pharmacies, placeLabels } from '../db/schema/index.ts';
import { loadProductIds, productIdsOf } from './apply-products.ts';
import { byLocale, type Changes, excluded, findChanges, inBatches, type OnEdited } from './changes.ts';
import { ContentError } from './content-error.ts';
import type { ContentPharmacy, ContentPlace } from './read-pharmacies.ts';
import { loadPharmacies, type NewPharmacy, storePharmacies } from './store-pharmacies.ts';

function toPharmacy(ids: ReadonlyMap<string, number>, pharmacy: ContentPharmacy): NewPharmacy {
  const { key, published, name, address, products, ...place } = pharmacy;
  const translations = locales.flatMap((locale) => {
    const [translation, where] = [name[locale], address[locale]];
    return translation === undefined || where === undefined
      ? []
      : [{ locale, name: translation, address: where }];
  });
  const productIds = productIdsOf(ids, `pharmacies.yaml: ${key}`, products).toSorted((a, b) => a - b);
  return {
    slug: key,
    content: { ...place, productIds, translations: byLocale(translations), isClosed: !published },
  };
}

function refuse(slugs: readonly string[]): never {
  const faults = slugs.map((slug) => `pharmacies.yaml: ${slug}: was edited in the dashboard since`);
  throw new ContentError(faults.join('\n'));
}

/** @throws {ContentError} for an unknown product, and for edited pharmacies unless `onEdited` says otherwise */
export async function applyPharmacies(
  tx: Transaction,
  list: readonly ContentPharmacy[],
  onEdited: OnEdited = 'refuse',
): Promise<Changes> {
  const ids = await loadProductIds(tx);
  const wanted = list.map((pharmacy) => toPharmacy(ids, pharmacy));
  const slugs = wanted.map(({ slug }) => slug);
  const stored = await loadPharmacies(tx, inArray(pharmacies.slug, slugs));
  const bySlug = new Map(stored.map((pharmacy) => [pharmacy.slug, pharmacy]));
  const differs = wanted.filter(({ slug, content }) => {
    const found = bySlug.get(slug);
    return found?.editedAt && !isDeepStrictEqual(found.content, content);
  });
  if (onEdited === 'refuse' && differs.length > 0) refuse(differs.map(({ slug }) => slug));
  const skipped = new Set(onEdited === 'skip' ? differs : []);
  const { toStore, changes } = findChanges({
    items: wanted.filter((pharmacy) => !skipped.has(pharmacy)),
    keyOf: ({ slug }) => slug,
    stored: new Map(stored.map(({ slug, content }) => [slug, content])),
    comparable: ({ content }) => content,
  });
  await storePharmacies(tx, toStore, { editedAt: null, editedBy: null });
  return { ...changes, unchanged: changes.unchanged + skipped.size };
}

export async function applyPlaces(tx: Transaction, list: readonly ContentPlace[]): Promise<void> {
  const rows = list.flatMap(({ kind, parent, name, label }) =>
    locales.flatMap((locale) => {
      const text = label[locale];
      return text === undefined ? [] : [{ kind, parent: parent ?? '', name, locale, label: text }];
    }),
  );
  for (const batch of inBatches(rows))
    await tx
      .insert(placeLabels)
      .values(batch)
      .onConflictDoUpdate({
        target: [placeLabels.kind, placeLabels.parent, placeLabels.name, placeLabels.locale],
        set: { label: excluded('label') },
      });
}
