import { queryOptions } from '@tanstack/react-query';
import type { PostSearch } from '#app/routing/search-params.ts';
import { getPatent, getPatentsPage } from './patents.functions.ts';

export const patentQueries = {
  list: ({ page, size, idCategory }: PostSearch) =>
    queryOptions({
      queryKey: ['patents', 'list', { page, size, idCategory }],
      queryFn: () => getPatentsPage({ data: { page, size, idCategory } }),
    }),
  detail: (id: string) =>
    queryOptions({ queryKey: ['patents', 'detail', id], queryFn: () => getPatent({ data: { id } }) }),
};
