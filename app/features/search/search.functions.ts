import { createServerFn } from '@tanstack/react-start';
import { readApi } from '#app/api-client/api-client.server.ts';
import { validInput } from '#app/api-client/valid-input.ts';
import { endpoints } from '#contract/endpoints.ts';
import { searchQuerySchema } from '#contract/search.ts';

/** One page of hits, and how many there are of each type where the API tells. */
export const getSearchPage = createServerFn({ method: 'GET' })
  .validator(validInput(searchQuerySchema))
  .handler(async ({ data: query }) => {
    const { data: items, page, counts } = await readApi(endpoints.search, { query });
    return { items, page, counts };
  });
