import { createServerFn } from '@tanstack/react-start';
import { readApi } from '#app/api-client/api-client.server.ts';
import { validInput } from '#app/api-client/valid-input.ts';
import { endpoints } from '#contract/endpoints.ts';
import { searchSearchSchema } from './search.schema.ts';

/** A page of hits, and counts by type where the API has them. */
export const getSearchPage = createServerFn({ method: 'GET' })
  .validator(validInput(searchSearchSchema))
  .handler(async ({ data: query }) => {
    const { data: items, page, counts } = await readApi(endpoints.search, { query });
    return { items, page, counts };
  });
