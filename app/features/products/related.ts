import type { Product, ProductOption } from '#contract/products.ts';

/** What a link to a product needs. */
export type ProductLink = Pick<Product, 'id' | 'type' | 'name' | 'locale'>;

const relatedShown = 3;

/**
 * Products with links to those that are related to them; without any where the API does not tell.
 * @param sold the products that a page shows, by id
 */
export function withRelated<T extends Product>(
  products: readonly T[],
  sold: ReadonlyMap<number, ProductOption>,
): (T & { related: ProductLink[] })[] {
  return products.map((product) => ({
    ...product,
    related: (product.relatedIds ?? [])
      .flatMap((id) => sold.get(id) ?? [])
      .slice(0, relatedShown)
      .map(({ id, type, name, locale }) => ({ id, type, name, locale })),
  }));
}
