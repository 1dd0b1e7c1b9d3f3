import { css, cx } from '@linaria/core';
import { PageTitle } from '#app/components/layout/page-title.tsx';
import { crumbsOf } from '#app/pages/crumbs.ts';
import { m } from '#app/paraglide/messages.js';
import { container } from '#app/styles/globals.ts';
import { from, space } from '#app/styles/tokens.ts';
import { Results } from './results.tsx';
import type { HitSearch } from './search.queries.ts';
import { SearchForm } from './search-form.tsx';
import { queryState } from './search-words.ts';
import { Suggestions } from './suggestions.tsx';

const block = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(16)};
  padding-bottom: ${space(80)};

  ${from.large} {
    gap: ${space(40)};
    padding-bottom: ${space(140)};
  }
`;

export function SearchPage({ search }: { search: HitSearch }) {
  const state = queryState(search.q);
  return (
    <>
      <PageTitle
        crumbs={crumbsOf('/search')}
        heading={state === 'ready' ? m.search_results({ q: search.q }) : m.menu_search()}
        isCompact
        {...(state === 'ready' ? {} : { lead: m.search_description() })}
      />
      <div className={cx(container, block)}>
        <SearchForm q={search.q} state={state} />
        {state === 'ready' ? (
          <div>
            <Results search={search} />
          </div>
        ) : (
          <Suggestions />
        )}
      </div>
    </>
  );
}
