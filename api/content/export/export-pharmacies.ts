import { eq } from 'drizzle-orm';
import type { Transaction } from '#api/db/database.ts';
import {
  pharmacies,
  pharmacyProducts,
  pharmacyTranslations,
  placeLabels,
  products,
} from '#api/db/schema/index.ts';
import type { FolderWriter } from './folder-writer.ts';

function localeMap<TRow extends { locale: string }>(rows: TRow[], textOf: (row: TRow) => string) {
  return Object.fromEntries(rows.map((row) => [row.locale, textOf(row)]));
}

export async function exportPharmacies(tx: Transaction, writer: FolderWriter): Promise<number> {
  const rows = await tx.select().from(pharmacies).orderBy(pharmacies.slug);
  const translations = await tx.select().from(pharmacyTranslations).orderBy(pharmacyTranslations.locale);
  const sold = await tx
    .select({ pharmacyId: pharmacyProducts.pharmacyId, slug: products.slug })
    .from(pharmacyProducts)
    .innerJoin(products, eq(products.id, pharmacyProducts.productId))
    .orderBy(products.slug);
  const translationsById = Map.groupBy(translations, ({ pharmacyId }) => pharmacyId);
  const soldById = Map.groupBy(sold, ({ pharmacyId }) => pharmacyId);
  await writer.writeList(
    'pharmacies.yaml',
    rows.map(({ id, slug, closedAt, editedAt: _editedAt, editedBy: _editedBy, ...pharmacy }) => {
      const own = translationsById.get(id) ?? [];
      const fields = Object.entries(pharmacy).filter(([, value]) => value !== null);
      return {
        key: slug,
        name: localeMap(own, ({ name }) => name),
        address: localeMap(own, ({ address }) => address),
        ...Object.fromEntries(fields),
        products: (soldById.get(id) ?? []).map(({ slug }) => slug),
        ...(closedAt && { published: false }),
      };
    }),
  );
  return rows.length;
}

export async function exportPlaces(tx: Transaction, writer: FolderWriter): Promise<void> {
  const rows = await tx
    .select()
    .from(placeLabels)
    .orderBy(placeLabels.kind, placeLabels.parent, placeLabels.name, placeLabels.locale);
  const places = Map.groupBy(rows, ({ kind, parent, name }) => JSON.stringify([kind, parent, name]));
  await writer.writeList(
    'places.yaml',
    [...places.values()].flatMap((labels) =>
      labels.slice(0, 1).map(({ kind, parent, name }) => ({
        kind,
        parent: parent || null,
        name,
        label: localeMap(labels, ({ label }) => label),
      })),
    ),
  );
}
