import { createServerFn } from '@tanstack/react-start';
import { readApi } from '#app/lib/api-client.server.ts';
import { validInput } from '#app/lib/valid-input.ts';
import { endpoints } from '#contract/endpoints.ts';
import { searchQuerySchema, searchTypes } from '#contract/search.ts';

/** One page of hits, and how many there are of each type. */
export const getSearchPage = createServerFn({ method: 'GET' })
  .validator(validInput(searchQuerySchema))
  .handler(async ({ data: query }) => {
    const { q } = query;
    const [{ data: items, page }, ...byType] = await Promise.all([
      readApi(endpoints.search, { query }),
      ...searchTypes.map((type) => readApi(endpoints.search, { query: { q, type, size: 1 } })),
    ]);
    const counts = searchTypes.map((type, index) => ({ type, count: byType[index]?.page.total ?? 0 }));
    return { items, page, counts };
  });
