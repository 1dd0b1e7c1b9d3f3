import { queryOptions } from '@tanstack/react-query';
import { createServerFn } from '@tanstack/react-start';
import { readApi } from '#app/api-client/api-client.server.ts';
import { searchInput } from '#app/api-client/valid-input.ts';
import { contentRead } from '#app/caching/cached-read.server.ts';
import { joinAll } from '#app/content/joined-terms.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { SearchType } from '#contract/filters.ts';
import { namedPage } from './found-pages.ts';
import { readHitSearch } from './hits.search.ts';

/** Not stored without a hit, because the API counts such a search. Simultaneous equal ones count once. */
const readHits = contentRead(
  async (query: ReturnType<typeof readHitSearch>) => {
    const { data: items, page, counts, partial = [], corrected } = await readApi(endpoints.search, { query });
    return { items: joinAll(items), page, counts, partial, corrected };
  },
  ({ page, corrected }) => page.total > 0 && corrected === undefined,
);

/** A page of hits, counts by type where the API has them, and the page of the site that the query names. */
const getSearchPage = createServerFn({ method: 'GET' })
  .validator(searchInput(readHitSearch))
  .handler(async ({ data: query }) => {
    const named = query.type === undefined ? namedPage(query.q ?? '') : undefined;
    return { ...(await readHits(query)), named };
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
