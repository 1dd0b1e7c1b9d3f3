import { queryOptions } from '@tanstack/react-query';
import { createServerFn } from '@tanstack/react-start';
import { readApi } from '#app/api-client/api-client.server.ts';
import { searchInput } from '#app/api-client/valid-input.ts';
import { cachedRead, contentRead } from '#app/caching/cached-read.server.ts';
import { joinAll } from '#app/content/joined-terms.ts';
import { type PostSearch, readPostSearch } from '#app/routing/search-params.ts';
import { endpoints } from '#contract/endpoints.ts';

const readCategories = cachedRead(() => readApi(endpoints.listPressCategories, {}));

const readPage = contentRead(async (query: PostSearch) => {
  const [{ data: items, page }, { data: categories }] = await Promise.all([
    readApi(endpoints.listPress, { query }),
    readCategories(),
  ]);
  return { items: joinAll(items), page, categories };
});

const getPressPage = createServerFn({ method: 'GET' })
  .validator(searchInput(readPostSearch))
  .handler(({ data }) => readPage(data));

export const pressQueries = {
  list: ({ page, size, idCategory }: PostSearch) =>
    queryOptions({
      queryKey: ['press', 'list', { page, size, idCategory }],
      queryFn: () => getPressPage({ data: { page, size, idCategory } }),
    }),
};
