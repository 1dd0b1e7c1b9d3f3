import { css } from '@linaria/core';
import { Fragment } from 'react';
import { productAnchor } from '#app/components/products/anchor.ts';
import { formatPrice } from '#app/components/products/price.ts';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { getLocale, otherLanguage } from '#app/i18n/locale.ts';
import { color, from, space } from '#app/styles/tokens.ts';
import type { PageInfo } from '#contract/paging.ts';
import type { OwnProductEntry } from './products.queries.ts';
import type { ProductSearch } from './products.search.ts';

const list = css`
  border-top: 1px solid ${color.text};

  ${from.medium} {
    columns: 2;
    column-gap: ${space(40)};
  }

  ${from.large} {
    columns: 3;
  }

  & li {
    border-bottom: 1px solid ${color.hairline};
    break-inside: avoid;
  }

  & a {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space(16)};
    min-height: 44px;
    padding-block: ${space(12)};
    text-decoration: none;
  }

  & a:hover {
    color: ${color.primary};
  }

  & a:hover span:first-child {
    text-decoration: underline;
  }
`;

const price = css`
  flex: none;
  color: ${color.muted};
  font-variant-numeric: tabular-nums;
`;

const brandName = css`
  padding-block: ${space(20)} ${space(10)};
  font-size: 0.9375rem;
  font-weight: 600;
`;

type Props = { entries: readonly OwnProductEntry[]; page: PageInfo; search: ProductSearch };

/** An index of all own products with prices, by brand. Each links to its row, on this page or another. */
export function OwnIndex({ entries, page, search }: Props) {
  const placed = entries.map((entry, index) => ({ ...entry, page: Math.floor(index / page.size) + 1 }));
  return [...Map.groupBy(placed, ({ brand }) => brand)].map(([brand, group]) => (
    <Fragment key={brand}>
      {brand === null ? null : (
        <h3 className={brandName} lang={otherLanguage(group[0]?.locale ?? getLocale())}>
          {brand}
        </h3>
      )}
      <ul className={list}>
        {group.map(({ id, name, locale, price: won, page: itsPage }) => {
          const anchor = productAnchor(id);
          return (
            // Search results for products of other pages lead here.
            <li key={id} id={itsPage === page.page ? undefined : anchor}>
              <PlainLink
                to="/business/pb"
                search={{ size: search.size, page: itsPage === 1 ? undefined : itsPage }}
                hash={anchor}
              >
                <span lang={otherLanguage(locale)}>{name}</span>
                {won === null ? null : <span className={price}>{formatPrice(won)}</span>}
              </PlainLink>
            </li>
          );
        })}
      </ul>
    </Fragment>
  ));
}
