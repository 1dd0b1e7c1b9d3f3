import type { ReactNode } from 'react';
import { m } from '#app/paraglide/messages.js';
import type { SearchHit } from '#contract/search.ts';
import { lotInQuery } from '#rules/lot-query.ts';
import { ExactHit } from './exact-hit.tsx';
import type { FoundPage } from './found-pages.ts';
import { HitCard } from './hit-card.tsx';
import { LotCard } from './lot-card.tsx';

function PageCard({ page: { title, href, text } }: { page: FoundPage }) {
  return (
    <HitCard mark={m.search_choice_page()}>
      <h2>
        <a href={href}>{title}</a>
      </h2>
      {text ? <p>{text}</p> : null}
    </HitCard>
  );
}

type Props = { exact: SearchHit | undefined; named: FoundPage | undefined; q: string; children?: ReactNode };

/** The card of an exact hit, of a lot's look-up or of a page of the site, or else the children. */
export function BestHit({ exact, named, q, children }: Props) {
  if (exact) return <ExactHit hit={exact} />;
  const lot = lotInQuery(q);
  if (lot !== undefined) return <LotCard number={lot} />;
  return named ? <PageCard page={named} /> : children;
}
