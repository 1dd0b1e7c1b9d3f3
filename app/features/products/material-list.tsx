import { css, cx } from '@linaria/core';
import { DeckLink } from '#app/components/documents/deck-link.tsx';
import { Invitation } from '#app/components/layout/invitation.tsx';
import { EmptyState } from '#app/components/status/empty-state.tsx';
import { Pagination, paginationLink } from '#app/components/ui/pagination.tsx';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import type { FinderSearch } from '#app/finder/finder-search.ts';
import type { FinderView } from '#app/finder/finder-view.server.ts';
import { m } from '#app/paraglide/messages.js';
import { container } from '#app/styles/globals.ts';
import { from, space } from '#app/styles/tokens.ts';
import type { PageInfo } from '#contract/paging.ts';
import { MaterialCount } from './material-count.tsx';
import { MaterialFinder } from './material-finder.tsx';
import { MaterialSheet } from './material-sheet.tsx';
import type { Material } from './products.queries.ts';
import { Tray } from './tray.tsx';

const sheets = css`
  padding-top: ${space(60)};

  ${from.large} {
    padding-top: ${space(140)};
  }

  @media print {
    padding-top: 0;
  }
`;

const notPrinted = css`
  @media print {
    display: none;
  }
`;

const indexId = 'comparison';

type Props = {
  search: FinderSearch;
  finder: FinderView;
  items: readonly Material[];
  page: PageInfo;
};

export function MaterialList({ search, finder, items, page }: Props) {
  const [first] = items;
  return (
    <>
      {first ? (
        <>
          <MaterialFinder id={indexId} finder={finder} items={items} />
          {page.page === 1 ? <MaterialCount material={first} /> : null}
          <div className={cx(container, sheets)}>
            {items.map((material, index) => (
              <MaterialSheet key={material.id} number={index + 1} material={material} indexId={indexId} />
            ))}
          </div>
        </>
      ) : (
        <div className={container}>
          <EmptyState {...(page.total > 0 ? { isPastEnd: true } : { hint: m.material_empty_hint() })}>
            {page.total > 0 ? (
              <PlainLink to="/business/material" search={{ size: search.size }}>
                {m.list_first_page()}
              </PlainLink>
            ) : (
              <PlainLink to="/contact">{m.menu_contact()}</PlainLink>
            )}
          </EmptyState>
        </div>
      )}
      <div className={cx(container, notPrinted)}>
        <Pagination
          info={page}
          renderLink={(number, link) => (
            <PlainLink
              to="/business/material"
              search={{ ...search, page: number === 1 ? undefined : number }}
              className={paginationLink}
              {...link}
            />
          )}
        />
      </div>
      <div className={notPrinted}>
        <Invitation heading={m.material_documents()} text={m.material_documents_text()}>
          <DeckLink />
        </Invitation>
      </div>
      <Tray />
    </>
  );
}
