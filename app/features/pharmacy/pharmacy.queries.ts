import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { createServerFn } from '@tanstack/react-start';
import { readApi } from '#app/api-client/api-client.server.ts';
import { searchInput } from '#app/api-client/valid-input.ts';
import { contentRead } from '#app/caching/cached-read.server.ts';
import { PageError } from '#app/server/page-error.ts';
import { endpoints } from '#contract/endpoints.ts';
import { type PharmacySearch, readPharmacySearch } from './pharmacy.search.ts';
import { hasSameFilters, resolveFilters } from './pharmacy-filters.ts';

/** Options of the filters. */
const readChoices = contentRead(async () => {
  const [{ data: regions }, { data: products }] = await Promise.all([
    readApi(endpoints.listRegions, {}),
    readApi(endpoints.listProductOptions, {
      query: { type: 'pb', active: 'true', relativePharmacy: 'true' },
    }),
  ]);
  return { regions, products };
});

const getPharmacyPage = createServerFn({ method: 'GET' })
  .validator(searchInput(readPharmacySearch))
  .handler(async ({ data: query }) => {
    const [requested, choices] = await Promise.all([
      readApi(endpoints.listPharmacies, { query }),
      readChoices(),
    ]);
    const filters = resolveFilters(query, choices);
    // Rare: an edited URL, or a form without JavaScript with a district of another province.
    const { data: items, page } = hasSameFilters(filters, query)
      ? requested
      : await readApi(endpoints.listPharmacies, {
          query: { ...filters, page: query.page, size: query.size },
        });
    return { items, page, choices, filters };
  });

export type PharmacyPage = Awaited<ReturnType<typeof getPharmacyPage>>;

export const pharmacyQueries = {
  /** Keeps the previous page until the next one arrives, and when there is no connection. */
  page: (search: PharmacySearch) =>
    queryOptions({
      queryKey: ['pharmacy', 'page', search],
      queryFn: () => getPharmacyPage({ data: search }),
      placeholderData: keepPreviousData,
      throwOnError: (error) => error instanceof PageError,
    }),
};
