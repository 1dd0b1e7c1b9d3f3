import { queryOptions } from '@tanstack/react-query';
import { getResearch } from './research.functions.ts';

export const researchQueries = {
  overview: () => queryOptions({ queryKey: ['research'], queryFn: () => getResearch() }),
};
