import { asc, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '#api/db/database.ts';
import { products, productTranslations, relatedProducts } from '#api/db/schema/index.ts';
import type { MaterialNotes } from '#contract/materials.ts';
import { writeMeasurements } from '../measurement-tables.ts';
import { dateField, type StoredItem } from './stored-item.ts';

async function loadRelated(tx: Transaction, ids: readonly number[]) {
  const rows = await tx
    .select({ productId: relatedProducts.productId, slug: products.slug })
    .from(relatedProducts)
    .innerJoin(products, eq(products.id, relatedProducts.relatedId))
    .where(inArray(relatedProducts.productId, [...ids]))
    .orderBy(asc(relatedProducts.position));
  return Map.groupBy(rows, ({ productId }) => productId);
}

async function loadLanguages(tx: Transaction, ids: readonly number[]) {
  const rows = await tx
    .select()
    .from(productTranslations)
    .where(inArray(productTranslations.productId, [...ids]))
    .orderBy(asc(productTranslations.locale));
  return Map.groupBy(rows, ({ productId }) => productId);
}

function writtenNotes(notes: MaterialNotes | null) {
  return Object.fromEntries(Object.entries(notes ?? {}).filter(([, lines]) => lines.length > 0));
}

function writtenFields(row: typeof products.$inferSelect, related: string[]) {
  const { type, position, publishedAt, active, inPharmacies, image, price, sampleGrams, measurements } = row;
  return {
    type,
    position,
    ...dateField(publishedAt),
    ...(active ? {} : { active }),
    ...(inPharmacies ? { inPharmacies } : {}),
    ...(image ? { image } : {}),
    ...(price === null ? {} : { price }),
    ...(sampleGrams === null ? {} : { sampleGrams }),
    ...(related.length > 0 ? { related } : {}),
    ...writeMeasurements(measurements),
  };
}

export async function loadProducts(tx: Transaction, keys: readonly string[]): Promise<StoredItem[]> {
  const rows = await tx
    .select()
    .from(products)
    .where(inArray(products.slug, [...keys]))
    .orderBy(asc(products.slug));
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const relatedById = await loadRelated(tx, ids);
  const languagesById = await loadLanguages(tx, ids);
  return rows.map((row) => {
    const related = (relatedById.get(row.id) ?? []).map((link) => link.slug);
    const languages = (languagesById.get(row.id) ?? []).map(
      ({ locale, name, summary, specifications, comparison, notes }) => [
        locale,
        { name, summary, specifications, ...(comparison ? { comparison } : {}), ...writtenNotes(notes) },
      ],
    );
    return {
      kind: 'product',
      key: row.slug,
      publicId: row.id,
      publishedAt: row.publishedAt,
      content: { fields: writtenFields(row, related), languages: Object.fromEntries(languages) },
    };
  });
}
