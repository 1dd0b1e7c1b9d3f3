import { css, cx } from '@linaria/core';
import { FallbackListNotice } from '#app/components/posts/fallback-notice.tsx';
import { EmptyState } from '#app/components/status/empty-state.tsx';
import { Pagination, paginationLink } from '#app/components/ui/pagination.tsx';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { getLocale, otherLanguage } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { container } from '#app/styles/globals.ts';
import { color, from, space, type } from '#app/styles/tokens.ts';
import type { PageInfo } from '#contract/paging.ts';
import { IndexSection } from './index-section.tsx';
import { OwnIndex } from './own-index.tsx';
import { OwnProductRow } from './own-product-row.tsx';
import type { OwnProduct, OwnProductEntry } from './products.queries.ts';
import type { ProductSearch } from './products.search.ts';

const rows = css`
  & section:last-of-type article:last-of-type {
    border-bottom: 1px solid ${color.text};
  }

  & section + section {
    margin-top: ${space(60)};

    ${from.large} {
      margin-top: ${space(120)};
    }
  }
`;

const brandName = css`
  padding-bottom: ${space(20)};
  ${type.title}
`;

type Props = {
  search: ProductSearch;
  items: readonly OwnProduct[];
  page: PageInfo;
  index: readonly OwnProductEntry[];
};

export function OwnProductList({ search, items, page, index }: Props) {
  const listed = items.flatMap(({ articles }) => articles.flatMap((group) => group.items));
  return (
    <>
      {index.length > 0 ? (
        <IndexSection id="index" heading={m.pb_index()}>
          <OwnIndex entries={index} page={page} search={search} />
        </IndexSection>
      ) : null}
      <div className={cx(container, rows)}>
        <FallbackListNotice items={[...items, ...listed].filter((item) => otherLanguage(item.locale))} />
        {[...Map.groupBy(items, ({ brand }) => brand)].map(([brand, group]) => (
          <section key={brand} aria-label={brand ?? m.pb_index()}>
            {brand === null ? null : (
              <h2 className={brandName} lang={otherLanguage(group[0]?.locale ?? getLocale())}>
                {brand}
              </h2>
            )}
            {group.map((product, position) => (
              <OwnProductRow key={product.id} product={product} isTurned={position % 2 === 1} />
            ))}
          </section>
        ))}
        {items.length === 0 ? (
          <EmptyState {...(page.total > 0 ? { isPastEnd: true } : { hint: m.pb_empty_hint() })}>
            {page.total > 0 ? (
              <PlainLink to="/business/pb" search={{ size: search.size }}>
                {m.list_first_page()}
              </PlainLink>
            ) : (
              <PlainLink to="/business/showroom">{m.menu_showroom()}</PlainLink>
            )}
          </EmptyState>
        ) : null}
        <Pagination
          info={page}
          renderLink={(number, link) => (
            <PlainLink
              to="/business/pb"
              search={{ ...search, page: number === 1 ? undefined : number }}
              className={paginationLink}
              {...link}
            />
          )}
        />
      </div>
    </>
  );
}
