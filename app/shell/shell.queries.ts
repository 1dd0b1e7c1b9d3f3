import { queryOptions } from '@tanstack/react-query';
import { getShell } from './shell.functions.ts';

export const shellQueries = {
  /** Constant while a document is open. */
  shell: () =>
    queryOptions({ queryKey: ['shell'], queryFn: () => getShell(), staleTime: Number.POSITIVE_INFINITY }),
};
