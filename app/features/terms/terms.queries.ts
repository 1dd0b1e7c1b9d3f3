import { queryOptions } from '@tanstack/react-query';
import type { TermKind } from '#contract/terms.ts';
import { getLegalText } from './terms.functions.ts';

export const termsQueries = {
  inForce: (kind: TermKind) =>
    queryOptions({ queryKey: ['terms', kind], queryFn: () => getLegalText({ data: { kind } }) }),
};
