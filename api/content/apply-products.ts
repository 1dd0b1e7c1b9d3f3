import { inArray } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { products, productTranslations, relatedProducts } from '../db/schema/index.ts';
import { byLocale, type Changes, type EditedFilter, excluded, findAccepted } from './changes.ts';
import { ContentError } from './content-error.ts';
import { storeSearchDocuments } from './index-search.ts';
import type { ContentProduct } from './read-products.ts';

function comparable({ id: _id, file: _file, slug: _slug, translations, ...product }: ContentProduct) {
  return { ...product, translations: byLocale(translations) };
}

export async function loadProductIds(tx: Transaction): Promise<Map<string, number>> {
  const rows = await tx.select({ id: products.id, slug: products.slug }).from(products);
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}

export function productIdsOf(ids: ReadonlyMap<string, number>, file: string, slugs: string[]): number[] {
  return slugs.map((slug) => {
    const id = ids.get(slug);
    if (id === undefined) throw new ContentError(`${file}: there is no product ${slug}`);
    return id;
  });
}

async function loadStored(tx: Transaction, slugs: string[]): Promise<Map<string, unknown>> {
  const rows = await tx.select().from(products).where(inArray(products.slug, slugs));
  if (rows.length === 0) return new Map();
  const ids = rows.map(({ id }) => id);
  const translations = await tx
    .select()
    .from(productTranslations)
    .where(inArray(productTranslations.productId, ids));
  const related = await tx
    .select()
    .from(relatedProducts)
    .where(inArray(relatedProducts.productId, ids))
    .orderBy(relatedProducts.position);
  const slugOf = new Map([...(await loadProductIds(tx))].map(([slug, id]) => [id, slug]));
  return new Map(
    rows.map(({ id, slug, ...product }) => [
      slug,
      {
        ...product,
        related: related
          .filter(({ productId }) => productId === id)
          .map(({ relatedId }) => slugOf.get(relatedId)),
        translations: byLocale(
          translations
            .filter(({ productId }) => productId === id)
            .map(({ productId: _productId, ...translation }) => translation),
        ),
      },
    ]),
  );
}

async function upsertProducts(tx: Transaction, list: ContentProduct[]): Promise<void> {
  const insert = tx.insert(products);
  // Only a single product has an identifier before it is stored: one that was a draft.
  const isKnown = list.some(({ id }) => id !== undefined);
  await (isKnown ? insert.overridingSystemValue() : insert)
    .values(list.map(({ related: _related, translations: _translations, file: _file, ...row }) => row))
    .onConflictDoUpdate({
      target: products.slug,
      set: {
        type: excluded('type'),
        position: excluded('position'),
        publishedAt: excluded('published_at'),
        active: excluded('active'),
        inPharmacies: excluded('in_pharmacies'),
        image: excluded('image'),
        price: excluded('price'),
        sampleGrams: excluded('sample_grams'),
        measurements: excluded('measurements'),
      },
    });
}

/** Related products may be stored already. */
export async function applyProducts(
  tx: Transaction,
  list: readonly ContentProduct[],
  accept: EditedFilter,
): Promise<Changes> {
  const slugs = list.map(({ slug }) => slug);
  const { toStore, changes } = await findAccepted(accept, 'product', {
    items: list,
    keyOf: ({ slug }) => slug,
    itemKeyOf: ({ slug }) => slug,
    stored: slugs.length > 0 ? await loadStored(tx, slugs) : new Map(),
    comparable,
  });
  if (toStore.length === 0) return changes;
  await upsertProducts(tx, toStore);
  const ids = await loadProductIds(tx);
  const stored = toStore.flatMap((product) =>
    productIdsOf(ids, product.file, [product.slug]).map((id) => ({ id, product })),
  );
  const storedIds = stored.map(({ id }) => id);
  await tx.delete(productTranslations).where(inArray(productTranslations.productId, storedIds));
  await tx
    .insert(productTranslations)
    .values(
      stored.flatMap(({ id, product }) =>
        product.translations.map((translation) => ({ productId: id, ...translation })),
      ),
    );
  await tx.delete(relatedProducts).where(inArray(relatedProducts.productId, storedIds));
  const related = stored.flatMap(({ id, product }) =>
    productIdsOf(ids, product.file, product.related).map((relatedId, position) => ({
      productId: id,
      relatedId,
      position,
    })),
  );
  if (related.length > 0) await tx.insert(relatedProducts).values(related);
  await storeSearchDocuments(
    tx,
    stored.map(({ id, product }) => ({
      kind: 'product',
      itemId: id,
      titles: product.translations.map(({ name }) => name),
      texts: product.translations.flatMap(({ summary, specifications }) => [
        summary,
        ...specifications.map(({ value }) => value),
      ]),
    })),
  );
  return changes;
}
