import { queryOptions } from '@tanstack/react-query';
import type { SearchType } from '#contract/filters.ts';
import { getSearchPage } from './search.functions.ts';

export type HitSearch = {
  q: string;
  type: SearchType | undefined;
  page: number | undefined;
  size: number | undefined;
};

export const searchQueries = {
  hits: (search: HitSearch) =>
    queryOptions({ queryKey: ['search', search], queryFn: () => getSearchPage({ data: search }) }),
};
