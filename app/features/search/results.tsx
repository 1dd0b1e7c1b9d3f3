import { css } from '@linaria/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { FallbackListNotice } from '#app/components/posts/fallback-notice.tsx';
import { EmptyState } from '#app/components/status/empty-state.tsx';
import { quietButton } from '#app/components/ui/button.ts';
import { ListHead } from '#app/components/ui/list-head.tsx';
import { Pagination, paginationLink } from '#app/components/ui/pagination.tsx';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { m } from '#app/paraglide/messages.js';
import { space } from '#app/styles/tokens.ts';
import { BestHit } from './best-hit.tsx';
import { NoHits } from './no-hits.tsx';
import { type HitSearch, searchQueries } from './search.queries.ts';
import { SearchHits } from './search-hits.tsx';
import { isPartial, minimumText, SearchTypes } from './search-types.tsx';

const notice = css`
  padding-bottom: ${space(20)};
  font-weight: 600;
`;

export function Results({ search }: { search: HitSearch }) {
  const answer = useSuspenseQuery(searchQueries.hits(search)).data;
  const { items: found, page, counts, partial, corrected, named } = answer;
  const { q, type, size } = search;
  const [first] = found;
  const exact = first?.isExact ? first : undefined;
  const items = exact ? found.slice(1) : found;
  const hasAny = page.total > 0 || Object.values(counts ?? {}).some((count) => count > 0);
  if (!hasAny)
    return (
      <BestHit exact={undefined} named={named} q={q}>
        <NoHits q={q} type={undefined} />
      </BestHit>
    );
  return (
    <>
      {corrected === undefined ? null : <p className={notice}>{m.search_corrected({ q, corrected })}</p>}
      <BestHit exact={exact} named={named} q={q} />
      <ListHead
        info={page}
        isCountedByChildren
        text={isPartial(partial, type) ? minimumText(page) : undefined}
      >
        <SearchTypes q={q} current={type} counts={counts} partial={partial} />
      </ListHead>
      <FallbackListNotice items={found} />
      {items.length > 0 ? <SearchHits hits={items} q={corrected ?? q} /> : null}
      {page.total === 0 ? <NoHits q={q} type={type} /> : null}
      {page.total > 0 && found.length === 0 ? (
        <EmptyState isPastEnd>
          <PlainLink to="/search" search={{ q, type, size }} className={quietButton}>
            {m.list_first_page()}
          </PlainLink>
        </EmptyState>
      ) : null}
      <Pagination
        info={page}
        renderLink={(number, link) => (
          <PlainLink
            to="/search"
            search={{ q, type, size, page: number === 1 ? undefined : number }}
            className={paginationLink}
            {...link}
          />
        )}
      />
    </>
  );
}
