import { queryOptions } from '@tanstack/react-query';
import { getHome } from './home.functions.ts';

export const homeQueries = {
  content: () => queryOptions({ queryKey: ['home'], queryFn: () => getHome() }),
};
