import { queryOptions } from '@tanstack/react-query';
import { getHistory } from './history.functions.ts';

export const historyQueries = {
  all: () => queryOptions({ queryKey: ['history'], queryFn: () => getHistory() }),
};
