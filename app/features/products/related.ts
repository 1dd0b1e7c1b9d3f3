import type { Product, ProductOption } from '#contract/products.ts';
import { materialSlug } from '#rules/material-code.ts';

export type ProductLink = Pick<Product, 'id' | 'type' | 'name' | 'locale'> & { slug?: string };

const relatedShown = 3;

/**
 * Adds links to related products, where the API has them.
 * @param sold products on the page, by id
 */
export function withRelated<T extends Pick<Product, 'relatedIds'>>(
  products: readonly T[],
  sold: ReadonlyMap<number, ProductOption>,
): (T & { related: ProductLink[] })[] {
  return products.map((product) => ({
    ...product,
    related: (product.relatedIds ?? [])
      .flatMap((id) => sold.get(id) ?? [])
      .slice(0, relatedShown)
      .map(({ id, type, name, locale, code }) => ({
        ...{ id, type, name, locale },
        ...(code ? { slug: materialSlug(code) } : {}),
      })),
  }));
}
