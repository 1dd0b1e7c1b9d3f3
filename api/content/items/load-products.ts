import { asc, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '#api/db/database.ts';
import { products, productTranslations, relatedProducts } from '#api/db/schema/index.ts';
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
  return rows.map(({ id, slug, type, position, publishedAt, active, inPharmacies, image, price }) => {
    const related = (relatedById.get(id) ?? []).map((link) => link.slug);
    const languages = (languagesById.get(id) ?? []).map(
      ({ locale, name, summary, specifications, comparison }) => [
        locale,
        { name, summary, specifications, ...(comparison ? { comparison } : {}) },
      ],
    );
    return {
      kind: 'product',
      key: slug,
      publicId: id,
      publishedAt,
      content: {
        fields: {
          type,
          position,
          ...dateField(publishedAt),
          ...(active ? {} : { active }),
          ...(inPharmacies ? { inPharmacies } : {}),
          ...(image ? { image } : {}),
          ...(price === null ? {} : { price }),
          ...(related.length > 0 ? { related } : {}),
        },
        languages: Object.fromEntries(languages),
      },
    };
  });
}
