import type { ReactNode } from 'react';
import type { SearchHit } from '#contract/search.ts';
import { lotInQuery } from '#rules/lot-query.ts';
import { ExactHit } from './exact-hit.tsx';
import { LotCard } from './lot-card.tsx';

type Props = { exact: SearchHit | undefined; q: string; children?: ReactNode };

/** The card of an exact hit or of a lot's look-up, or else the children. */
export function BestHit({ exact, q, children }: Props) {
  if (exact) return <ExactHit hit={exact} />;
  const lot = lotInQuery(q);
  return lot === undefined ? children : <LotCard number={lot} />;
}
