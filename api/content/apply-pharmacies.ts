import { inArray } from 'drizzle-orm';
import { locales } from '#contract/locales.ts';
import type { Transaction } from '../db/database.ts';
import { pharmacies, pharmacyProducts, pharmacyTranslations, placeLabels } from '../db/schema/index.ts';
import { loadProductIds, productIdsOf } from './apply-products.ts';
import { byLocale, type Changes, excluded, findChanges, inBatches, noChanges } from './changes.ts';
import type { ContentPharmacy, ContentPlace } from './read-pharmacies.ts';

type Translation = { locale: (typeof locales)[number]; name: string; address: string };

type Row = Omit<ContentPharmacy, 'key' | 'published' | 'name' | 'address' | 'products'> & {
  slug: string;
  productIds: number[];
  translations: Translation[];
};

function toRow(ids: ReadonlyMap<string, number>, pharmacy: ContentPharmacy): Row {
  const { key, published: _published, name, address, products, ...row } = pharmacy;
  return {
    ...row,
    slug: key,
    productIds: productIdsOf(ids, `pharmacies.yaml: ${key}`, products).toSorted((a, b) => a - b),
    translations: locales.flatMap((locale) => {
      const [translation, where] = [name[locale], address[locale]];
      return translation === undefined || where === undefined
        ? []
        : [{ locale, name: translation, address: where }];
    }),
  };
}

function comparable({ slug: _slug, translations, ...row }: Row) {
  return { ...row, translations: byLocale(translations) };
}

async function loadStored(tx: Transaction, slugs: string[]): Promise<Map<string, unknown>> {
  const rows = await tx.select().from(pharmacies).where(inArray(pharmacies.slug, slugs));
  if (rows.length === 0) return new Map();
  const ids = rows.map(({ id }) => id);
  const translation = await tx
    .select()
    .from(pharmacyTranslations)
    .where(inArray(pharmacyTranslations.pharmacyId, ids));
  const sold = await tx
    .select()
    .from(pharmacyProducts)
    .where(inArray(pharmacyProducts.pharmacyId, ids))
    .orderBy(pharmacyProducts.productId);
  const translationsById = Map.groupBy(translation, ({ pharmacyId }) => pharmacyId);
  const soldById = Map.groupBy(sold, ({ pharmacyId }) => pharmacyId);
  return new Map(
    rows.map(({ id, slug, ...row }) => [
      slug,
      {
        ...row,
        productIds: (soldById.get(id) ?? []).map(({ productId }) => productId),
        translations: byLocale(
          (translationsById.get(id) ?? []).map(({ locale, name, address }) => ({ locale, name, address })),
        ),
      },
    ]),
  );
}

async function storePharmacies(tx: Transaction, list: Row[]): Promise<void> {
  const stored = await tx
    .insert(pharmacies)
    .values(list.map(({ productIds: _products, translations: _translations, ...row }) => row))
    .onConflictDoUpdate({
      target: pharmacies.slug,
      set: {
        phone: excluded('phone'),
        siNm: excluded('si_nm'),
        sggNm: excluded('sgg_nm'),
        subwayArea: excluded('subway_area'),
        subwayLine: excluded('subway_line'),
        subwayName: excluded('subway_name'),
        latitude: excluded('latitude'),
        longitude: excluded('longitude'),
      },
    })
    .returning({ id: pharmacies.id, slug: pharmacies.slug });
  const ids = stored.map(({ id }) => id);
  const idOf = new Map(stored.map(({ id, slug }) => [slug, id]));
  await tx.delete(pharmacyTranslations).where(inArray(pharmacyTranslations.pharmacyId, ids));
  await tx.delete(pharmacyProducts).where(inArray(pharmacyProducts.pharmacyId, ids));
  const withIds = list.flatMap((row) => {
    const pharmacyId = idOf.get(row.slug);
    return pharmacyId === undefined ? [] : [{ pharmacyId, row }];
  });
  const translation = withIds.flatMap(({ pharmacyId, row }) =>
    row.translations.map((translation) => ({ pharmacyId, ...translation })),
  );
  for (const batch of inBatches(translation)) await tx.insert(pharmacyTranslations).values(batch);
  const sold = withIds.flatMap(({ pharmacyId, row }) =>
    row.productIds.map((productId) => ({ pharmacyId, productId })),
  );
  for (const batch of inBatches(sold)) await tx.insert(pharmacyProducts).values(batch);
}

export async function applyPharmacies(tx: Transaction, list: readonly ContentPharmacy[]): Promise<Changes> {
  if (list.length === 0) return noChanges();
  const ids = await loadProductIds(tx);
  const gone = list.filter(({ published }) => !published).map(({ key }) => key);
  const removed =
    gone.length > 0
      ? await tx.delete(pharmacies).where(inArray(pharmacies.slug, gone)).returning({ id: pharmacies.id })
      : [];
  const rows = list.filter(({ published }) => published).map((pharmacy) => toRow(ids, pharmacy));
  const slugs = rows.map(({ slug }) => slug);
  const stored = slugs.length > 0 ? await loadStored(tx, slugs) : new Map<string, unknown>();
  const found = findChanges(rows, ({ slug }) => slug, stored, comparable);
  for (const batch of inBatches(found.toStore)) await storePharmacies(tx, batch);
  return { ...found.changes, changed: found.changes.changed + removed.length };
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
