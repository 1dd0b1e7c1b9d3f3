import { css } from '@linaria/core';
import { categoryLink } from '#app/components/ui/category-filter.tsx';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { formatNumber } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { from, scrollFade, space } from '#app/styles/tokens.ts';
import { type SearchType, searchTypes } from '#contract/filters.ts';
import type { PageInfo } from '#contract/paging.ts';
import type { HitCounts } from '#contract/search.ts';

const list = css`
  display: flex;
  gap: ${space(4)} ${space(24)};
  overflow-x: auto;
  scrollbar-width: none;
  ${scrollFade}
  white-space: nowrap;

  ${from.medium} {
    flex-wrap: wrap;
  }

  & a:focus-visible {
    outline-offset: -3px;
  }
`;

const number = css`
  font-size: 0.8125rem;
  font-variant-numeric: tabular-nums;
`;

export const typeNames: Record<SearchType, () => string> = {
  product: m.search_type_product,
  patent: m.menu_patent,
  thesis: m.menu_thesis,
  news: m.menu_news,
  press: m.menu_press,
};

type Props = {
  q: string;
  current: SearchType | undefined;
  counts: HitCounts | undefined;
  partial: readonly SearchType[];
};

/** Whether the count of a type, or else of all, is a minimum. */
export const isPartial = (partial: readonly SearchType[], type: SearchType | undefined) =>
  type ? partial.includes(type) : partial.length > 0;

/** The total as a minimum. */
export function minimumText({ total, page, pages }: PageInfo): string {
  if (pages <= 1 || page > pages) return m.list_total_least({ total: formatNumber(total) });
  return m.list_count_least({
    total: formatNumber(total),
    page: formatNumber(page),
    pages: formatNumber(pages),
  });
}

/** Types with hits, 'all' first. Without counts from the API, all types without numbers. */
function choicesOf(counts: HitCounts | undefined): { type?: SearchType; count?: number }[] {
  if (!counts) return [{}, ...searchTypes.map((type) => ({ type }))];
  const found = searchTypes.map((type) => ({ type, count: counts[type] })).filter(({ count }) => count > 0);
  return [{ count: found.reduce((sum, { count }) => sum + count, 0) }, ...found];
}

export function SearchTypes({ q, current, counts, partial }: Props) {
  const countText = (total: string, type: SearchType | undefined) =>
    isPartial(partial, type) ? m.list_total_least({ total }) : total;
  return (
    <nav aria-label={m.search_types()}>
      <ul className={list}>
        {choicesOf(counts).map(({ type, count }) => (
          <li key={type ?? 'all'}>
            <PlainLink
              to="/search"
              search={{ q, type }}
              resetScroll={false}
              className={categoryLink}
              isCurrent={type === current}
            >
              {type ? typeNames[type]() : m.list_all()}
              {count === undefined ? null : (
                <span className={number}>{countText(formatNumber(count), type)}</span>
              )}
            </PlainLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
