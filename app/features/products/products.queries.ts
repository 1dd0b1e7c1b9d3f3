import { queryOptions } from '@tanstack/react-query';
import { createServerFn } from '@tanstack/react-start';
import { readApi } from '#app/api-client/api-client.server.ts';
import { readAllPages } from '#app/api-client/read-all.server.ts';
import { searchInput } from '#app/api-client/valid-input.ts';
import { contentRead } from '#app/caching/cached-read.server.ts';
import { measuredRows } from '#app/components/products/measured-values.ts';
import { joinAll } from '#app/content/joined-terms.ts';
import { type FinderSearch, readFinderSearch } from '#app/finder/finder-search.ts';
import { finderView } from '#app/finder/finder-view.server.ts';
import { endpoints } from '#contract/endpoints.ts';
import { defaultPageSize } from '#contract/list-limits.ts';
import type { PageInfo } from '#contract/paging.ts';
import type { Product, ProductOption } from '#contract/products.ts';
import { codesIn } from '#rules/material-code.ts';
import { groupArticles } from './article-groups.ts';
import { byBrand } from './brands.ts';
import { type ProductSearch, readProductSearch } from './products.search.ts';
import { withRelated } from './related.ts';

/** Ids of products on sale, or of those that pharmacies stock. */
async function readSold(query: { relativePharmacy?: 'true' }): Promise<Map<number, ProductOption>> {
  const { data } = await readApi(endpoints.listProductOptions, { query: { active: 'true', ...query } });
  return new Map(data.map((option) => [option.id, option]));
}

/** Not the name: the link to the inquiry has it. The finder alone reads `suitability`. */
function joinSheets<T extends Pick<Product, 'summary' | 'specifications' | 'suitability'>>(
  items: readonly T[],
) {
  return items.map(({ suitability: _, ...item }) => ({
    ...item,
    summary: joinAll(item.summary),
    specifications: joinAll(item.specifications),
  }));
}

const readAllMaterials = contentRead(() =>
  readAllPages((query) => readApi(endpoints.listMaterials, { query })),
);

/** The finder with its result. A material without a code has no page, and is not in it. */
function finderOf(materials: readonly Product[], search: FinderSearch) {
  return finderView(
    materials.flatMap(({ id, name, locale, comparison, suitability = null }) =>
      comparison ? [{ id, name, locale, comparison, suitability }] : [],
    ),
    search,
  );
}

/** A page of a complete list, with the API's defaults. Empty past the end. */
export function pageOf<T>(
  items: readonly T[],
  { page = 1, size = defaultPageSize }: { page?: number | undefined; size?: number | undefined },
): { items: T[]; page: PageInfo } {
  return {
    items: items.slice((page - 1) * size, page * size),
    page: { page, size, total: items.length, pages: Math.ceil(items.length / size) },
  };
}

/** A page of raw materials with related products, and the finder of all of them. */
const getMaterials = createServerFn({ method: 'GET' })
  .validator(searchInput(readFinderSearch))
  .handler(async ({ data: search }) => {
    const [all, sold] = await Promise.all([readAllMaterials(), readSold({})]);
    const { items, page } = pageOf(all, search);
    const sheets = joinSheets(withRelated(items, sold)).map((item) => ({
      ...item,
      measured: measuredRows(item.specifications),
    }));
    return { items: sheets, page, finder: finderOf(all, search) };
  });

/**
 * The materials that each line of the specification names, and those behind the figures of the summary: the named
 * ones that the product contains, or else all of them.
 */
function proofsOf({ summary, specifications }: Product, codes: readonly string[]) {
  const named = specifications.map(({ value }) => codesIn(value, codes));
  const all = [...new Set(named.flat())];
  const inSummary = codesIn(summary, codes).filter((code) => all.includes(code));
  const hasFigure = /\d/.test(codes.reduce((text, code) => text.replaceAll(code, ''), summary));
  const ofSummary = inSummary.length > 0 ? inSummary : all;
  return {
    summaryProofs: hasFigure ? ofSummary : [],
    proofCodes: named,
  };
}

/**
 * A page of the own products on sale, and an index of all of them. The API's pages also count products that are no
 * longer sold.
 */
const getOwnProducts = createServerFn({ method: 'GET' })
  .validator(searchInput(readProductSearch))
  .handler(async ({ data: query }) => {
    const [all, sold, inPharmacies] = await Promise.all([
      readAllPages((pageQuery) => readApi(endpoints.listOwnProducts, { query: pageQuery })),
      readSold({}),
      readSold({ relativePharmacy: 'true' }),
    ]);
    const codes = [...sold.values()].flatMap(({ code }) => code ?? []);
    const products = byBrand(all.filter(({ id }) => sold.has(id))).map(({ evidence = [], ...product }) => ({
      ...product,
      isInPharmacies: inPharmacies.has(product.id),
      articles: groupArticles(evidence),
      ...proofsOf(product, codes),
    }));
    const { items, page } = pageOf(products, query);
    const index = products.map(({ id, name, locale, brand, price }) => ({
      id,
      name,
      locale,
      brand,
      price: price ?? null,
    }));
    return { items: joinSheets(withRelated(items, sold)), page, index };
  });

export type Material = Awaited<ReturnType<typeof getMaterials>>['items'][number];
export type OwnProduct = Awaited<ReturnType<typeof getOwnProducts>>['items'][number];
export type OwnProductEntry = Awaited<ReturnType<typeof getOwnProducts>>['index'][number];

export const productQueries = {
  materials: (search: FinderSearch) =>
    queryOptions({
      queryKey: ['products', 'material', search],
      queryFn: () => getMaterials({ data: search }),
    }),
  ownProducts: ({ page, size }: ProductSearch) =>
    queryOptions({
      queryKey: ['products', 'pb', { page, size }],
      queryFn: () => getOwnProducts({ data: { page, size } }),
    }),
};
