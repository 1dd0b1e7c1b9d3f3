import { Catalogue, CatalogueRow } from '#app/components/posts/catalogue-rows.tsx';
import { formatDay, otherLanguage } from '#app/i18n/locale.ts';
import type { SearchHit } from '#contract/search.ts';
import { HitLink } from './hit-link.tsx';
import { Marked } from './marked.tsx';
import { typeNames } from './search-types.tsx';

export function SearchHits({ hits, q }: { hits: readonly SearchHit[]; q: string }) {
  return (
    <Catalogue>
      {hits.map((hit) => (
        <CatalogueRow
          key={`${hit.type} ${hit.id}`}
          heading="h2"
          mark={typeNames[hit.type]()}
          lang={otherLanguage(hit.locale)}
          title={
            <HitLink hit={hit}>
              <Marked text={hit.title} q={q} />
            </HitLink>
          }
          details={
            <p>
              <Marked text={hit.summary} q={q} />
            </p>
          }
          aside={
            hit.publishedAt ? <time dateTime={hit.publishedAt}>{formatDay(hit.publishedAt)}</time> : null
          }
        />
      ))}
    </Catalogue>
  );
}
