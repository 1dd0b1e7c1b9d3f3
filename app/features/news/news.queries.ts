import { queryOptions } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { createServerFn } from '@tanstack/react-start';
import type * as v from 'valibot';
import { findInApi, readApi } from '#app/api-client/api-client.server.ts';
import { searchInput, validInput } from '#app/api-client/valid-input.ts';
import { cachedRead, contentRead } from '#app/caching/cached-read.server.ts';
import { toArticle } from '#app/content/article.server.ts';
import { joinAll } from '#app/content/joined-terms.ts';
import { type PostSearch, readPostSearch } from '#app/routing/search-params.ts';
import { endpoints } from '#contract/endpoints.ts';
import { idParamsSchema } from '#contract/paging.ts';

const readCategories = cachedRead(() => readApi(endpoints.listNewsCategories, {}));

const readPage = contentRead(async (query: PostSearch) => {
  const [{ data: items, page }, { data: categories }] = await Promise.all([
    readApi(endpoints.listNews, { query }),
    readCategories(),
  ]);
  return { items: joinAll(items), page, categories };
});

const getNewsPage = createServerFn({ method: 'GET' })
  .validator(searchInput(readPostSearch))
  .handler(({ data }) => readPage(data));

const readArticle = contentRead(async (params: v.InferOutput<typeof idParamsSchema>) => {
  const found = await findInApi(endpoints.getNews, { params });
  if (!found) throw notFound();
  return toArticle(found.data);
});

/**
 * A news item with its content as safe HTML.
 * @throws notFound for an unknown id
 */
const getNewsItem = createServerFn({ method: 'GET' })
  .validator(validInput(idParamsSchema))
  .handler(({ data }) => readArticle(data));

export const newsQueries = {
  list: ({ page, size, idCategory }: PostSearch) =>
    queryOptions({
      queryKey: ['news', 'list', { page, size, idCategory }],
      queryFn: () => getNewsPage({ data: { page, size, idCategory } }),
    }),
  detail: (id: string) =>
    queryOptions({ queryKey: ['news', 'detail', id], queryFn: () => getNewsItem({ data: { id } }) }),
};
