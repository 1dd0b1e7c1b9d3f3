import { queryOptions } from '@tanstack/react-query';
import { getSession } from './session.functions.ts';

export const sessionQueries = {
  /** The `userInfo` of the specification's global state, and by being there or not its `acToken`. */
  session: () =>
    queryOptions({ queryKey: ['session'], queryFn: () => getSession(), staleTime: Number.POSITIVE_INFINITY }),
};

/** Under this key lies what belongs to whoever is signed in, and goes with them. */
export const memberKey = 'member';
