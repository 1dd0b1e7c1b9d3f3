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

const readCategories = cachedRead(() => readApi(endpoints.listThesisCategories, {}));

const readPage = contentRead(async (query: PostSearch) => {
  const [{ data: items, page }, { data: categories }] = await Promise.all([
    readApi(endpoints.listTheses, { query }),
    readCategories(),
  ]);
  return { items: joinAll(items), page, categories };
});

const getThesesPage = createServerFn({ method: 'GET' })
  .validator(searchInput(readPostSearch))
  .handler(({ data }) => readPage(data));

const readArticle = contentRead(async (params: v.InferOutput<typeof idParamsSchema>) => {
  const found = await findInApi(endpoints.getThesis, { params });
  if (!found) throw notFound();
  return toArticle(found.data);
});

const getThesis = createServerFn({ method: 'GET' })
  .validator(validInput(idParamsSchema))
  .handler(({ data }) => readArticle(data));

export const thesisQueries = {
  list: ({ page, size, idCategory }: PostSearch) =>
    queryOptions({
      queryKey: ['theses', 'list', { page, size, idCategory }],
      queryFn: () => getThesesPage({ data: { page, size, idCategory } }),
    }),
  detail: (id: string) =>
    queryOptions({ queryKey: ['theses', 'detail', id], queryFn: () => getThesis({ data: { id } }) }),
};
