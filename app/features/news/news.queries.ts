import { queryOptions } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { createServerFn } from '@tanstack/react-start';
import { findInApi, readApi } from '#app/api-client/api-client.server.ts';
import { searchInput, validInput } from '#app/api-client/valid-input.ts';
import { cachedRead } from '#app/caching/cached-read.server.ts';
import { toArticle } from '#app/content/article.server.ts';
import { joinAll } from '#app/content/joined-terms.ts';
import { type PostSearch, readPostSearch } from '#app/routing/search-params.ts';
import { endpoints } from '#contract/endpoints.ts';
import { idParamsSchema } from '#contract/paging.ts';

const readCategories = cachedRead(() => readApi(endpoints.listNewsCategories, {}));

const getNewsPage = createServerFn({ method: 'GET' })
  .validator(searchInput(readPostSearch))
  .handler(async ({ data: query }) => {
    const [{ data: items, page }, { data: categories }] = await Promise.all([
      readApi(endpoints.listNews, { query }),
      readCategories(),
    ]);
    return { items: joinAll(items), page, categories };
  });

/**
 * A news item with its content as safe HTML.
 * @throws notFound for an unknown id
 */
const getNewsItem = createServerFn({ method: 'GET' })
  .validator(validInput(idParamsSchema))
  .handler(async ({ data: params }) => {
    const found = await findInApi(endpoints.getNews, { params });
    if (!found) throw notFound();
    return toArticle(found.data);
  });

export const newsQueries = {
  list: ({ page, size, idCategory }: PostSearch) =>
    queryOptions({
      queryKey: ['news', 'list', { page, size, idCategory }],
      queryFn: () => getNewsPage({ data: { page, size, idCategory } }),
    }),
  detail: (id: string) =>
    queryOptions({ queryKey: ['news', 'detail', id], queryFn: () => getNewsItem({ data: { id } }) }),
};
