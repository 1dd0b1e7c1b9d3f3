import { queryOptions } from '@tanstack/react-query';
import type { PostSearch } from '#app/routing/search-params.ts';
import { getThesesPage, getThesis } from './theses.functions.ts';

export const thesisQueries = {
  list: ({ page, size, idCategory }: PostSearch) =>
    queryOptions({
      queryKey: ['theses', 'list', { page, size, idCategory }],
      queryFn: () => getThesesPage({ data: { page, size, idCategory } }),
    }),
  detail: (id: string) =>
    queryOptions({ queryKey: ['theses', 'detail', id], queryFn: () => getThesis({ data: { id } }) }),
};
