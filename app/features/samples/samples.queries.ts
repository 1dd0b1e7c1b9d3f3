import { queryOptions } from '@tanstack/react-query';
import { memberKey } from '#app/session/session.queries.ts';
import { getMaterialOptions, getSamples } from './samples.functions.ts';
import type { SamplesSearch } from './samples.search.ts';

export const sampleQueries = {
  list: ({ page, size }: Pick<SamplesSearch, 'page' | 'size'>) =>
    queryOptions({
      queryKey: [memberKey, 'samples', { page, size }],
      queryFn: () => getSamples({ data: { page, size } }),
    }),
  materials: () => queryOptions({ queryKey: ['samples', 'materials'], queryFn: () => getMaterialOptions() }),
};
