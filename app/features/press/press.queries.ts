import { queryOptions } from '@tanstack/react-query';
import type { PostSearch } from '#app/routing/search-params.ts';
import { getPressPage } from './press.functions.ts';

export const pressQueries = {
  list: ({ page, size, idCategory }: PostSearch) =>
    queryOptions({
      queryKey: ['press', 'list', { page, size, idCategory }],
      queryFn: () => getPressPage({ data: { page, size, idCategory } }),
    }),
};
