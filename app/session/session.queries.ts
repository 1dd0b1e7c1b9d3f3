import { queryOptions } from '@tanstack/react-query';
import { getSession } from './session.functions.ts';

export const sessionQueries = {
  /** `userInfo` of the specification's global state; its presence is `acToken`. */
  session: () =>
    queryOptions({ queryKey: ['session'], queryFn: () => getSession(), staleTime: Number.POSITIVE_INFINITY }),
};

export const memberKey = 'member';
