import { createServerFn } from '@tanstack/react-start';
import { readApi } from '#app/api-client/api-client.server.ts';
import { validInput } from '#app/api-client/valid-input.ts';
import { cachedRead } from '#app/caching/cached-read.server.ts';
import { postSearchSchema } from '#app/routing/search-params.ts';
import { endpoints } from '#contract/endpoints.ts';

const readCategories = cachedRead(() => readApi(endpoints.listPressCategories, {}));

export const getPressPage = createServerFn({ method: 'GET' })
  .validator(validInput(postSearchSchema))
  .handler(async ({ data: query }) => {
    const [{ data: items, page }, { data: categories }] = await Promise.all([
      readApi(endpoints.listPress, { query }),
      readCategories(),
    ]);
    return { items, page, categories };
  });
