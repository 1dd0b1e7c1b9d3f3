import { queryOptions } from '@tanstack/react-query';
import { createServerFn } from '@tanstack/react-start';
import { readApi } from '#app/api-client/api-client.server.ts';
import { searchInput } from '#app/api-client/valid-input.ts';
import { joinAll } from '#app/content/joined-terms.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { SearchType } from '#contract/filters.ts';
import { readHitSearch } from './hits.search.ts';

/** A page of hits, and counts by type where the API has them. */
const getSearchPage = createServerFn({ method: 'GET' })
  .validator(searchInput(readHitSearch))
  .handler(async ({ data: query }) => {
    const { data: items, page, counts, corrected } = await readApi(endpoints.search, { query });
    return { items: joinAll(items), page, counts, corrected };
  });

export type HitSearch = {
  q: string;
  type: SearchType | undefined;
  page: number | undefined;
  size: number | undefined;
};

export const searchQueries = {
  hits: (search: HitSearch) =>
    queryOptions({ queryKey: ['search', search], queryFn: () => getSearchPage({ data: search }) }),
};
