import { queryOptions } from '@tanstack/react-query';
import { getNewsItem, getNewsPage } from './news.functions.ts';
import type { NewsSearch } from './news.schema.ts';

export const newsQueries = {
  list: ({ page, size, idCategory }: NewsSearch) =>
    queryOptions({
      queryKey: ['news', 'list', { page, size, idCategory }],
      queryFn: () => getNewsPage({ data: { page, size, idCategory } }),
    }),
  detail: (id: string) =>
    queryOptions({ queryKey: ['news', 'detail', id], queryFn: () => getNewsItem({ data: { id } }) }),
};
