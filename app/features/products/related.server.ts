import { findInApi } from '#app/lib/api-client.server.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { Product } from '#contract/products.ts';

/** What a link to a product needs. */
export type ProductLink = Pick<Product, 'id' | 'type' | 'name' | 'locale'>;

const relatedShown = 3;

/** Products of a page for which the API is asked, one request each. */
const maxAsked = 24;

async function readRelated(product: Product, sold: ReadonlySet<number>): Promise<ProductLink[]> {
  const answer = await findInApi(endpoints.listRelatedProducts, {
    query: { idProduct: product.id, size: relatedShown },
  });
  return (answer?.data ?? [])
    .filter(({ id }) => sold.has(id))
    .map(({ id, type, name, locale }) => ({ id, type, name, locale }));
}

/**
 * Products with those that are related to them.
 * @param sold ids of the products that a page shows
 */
export function withRelated<T extends Product>(
  products: readonly T[],
  sold: ReadonlySet<number>,
): Promise<(T & { related: ProductLink[] })[]> {
  return Promise.all(
    products.map(async (product, index) => ({
      ...product,
      related: index < maxAsked ? await readRelated(product, sold) : [],
    })),
  );
}
