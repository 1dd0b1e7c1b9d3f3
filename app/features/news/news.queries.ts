import { queryOptions } from '@tanstack/react-query';
import type { PostSearch } from '#app/routing/search-params.ts';
import { getNewsItem, getNewsPage } from './news.functions.ts';

export const newsQueries = {
  list: ({ page, size, idCategory }: PostSearch) =>
    queryOptions({
      queryKey: ['news', 'list', { page, size, idCategory }],
      queryFn: () => getNewsPage({ data: { page, size, idCategory } }),
    }),
  detail: (id: string) =>
    queryOptions({ queryKey: ['news', 'detail', id], queryFn: () => getNewsItem({ data: { id } }) }),
};
