import { css } from '@linaria/core';
import type { MouseEvent, ReactNode } from 'react';
import { m } from '#app/paraglide/messages.js';
import { color, space } from '#app/styles/tokens.ts';
import type { PageInfo } from '#contract/paging.ts';
import { useListFocus } from './use-list-focus.ts';

const list = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(4)};
  margin-top: ${space(50)};

  @media print {
    display: none;
  }

  font-variant-numeric: tabular-nums;
`;

const gap = css`
  display: flex;
  align-items: center;
  justify-content: center;
  min-width: ${space(24)};
  color: ${color.muted};
`;

export const paginationLink = css`
  display: flex;
  align-items: center;
  justify-content: center;
  min-width: 44px;
  min-height: 44px;
  padding-inline: ${space(10)};
  text-decoration: none;
  border-bottom: 2px solid transparent;

  &:hover {
    color: ${color.primary};
    border-bottom-color: ${color.hairline};
  }

  &[aria-current='page'] {
    font-weight: 700;
    color: ${color.primary};
    border-bottom-color: ${color.accent};
  }
`;

/** The pages to link: first, last and those around the current one, with gaps. A gap of one page shows the page. */
function offeredPages({ page, pages }: PageInfo): (number | 'before' | 'after')[] {
  const wanted = [1, page - 2, page - 1, page, page + 1, page + 2, pages];
  const numbers = [...new Set(wanted)].filter((number) => number >= 1 && number <= pages);
  return numbers
    .sort((a, b) => a - b)
    .flatMap((number, index) => {
      const skipped = number - (numbers[index - 1] ?? 0) - 1;
      if (skipped === 0) return [number];
      if (skipped === 1) return [number - 1, number];
      return [number > page ? 'after' : 'before', number];
    });
}

type LinkProps = {
  isCurrent?: boolean;
  rel?: string;
  resetScroll: false;
  onClick?: (event: MouseEvent) => void;
  children: ReactNode;
};

export function Pagination(props: {
  info: PageInfo;
  renderLink: (page: number, link: LinkProps) => ReactNode;
}) {
  const { info, renderLink } = props;
  const moveToList = useListFocus();
  if (info.pages < 2) return null;
  const link = { resetScroll: false, onClick: moveToList } as const;
  return (
    <nav aria-label={m.paging()}>
      <ul className={list}>
        {info.page > 1 && info.page <= info.pages ? (
          <li>{renderLink(info.page - 1, { ...link, rel: 'prev', children: m.paging_previous() })}</li>
        ) : null}
        {offeredPages(info).map((page) =>
          typeof page === 'string' ? (
            <li key={page} aria-hidden="true" className={gap}>
              …
            </li>
          ) : (
            <li key={page}>
              {page === info.page
                ? renderLink(page, { resetScroll: false, isCurrent: true, children: page })
                : renderLink(page, { ...link, children: page })}
            </li>
          ),
        )}
        {info.page < info.pages ? (
          <li>{renderLink(info.page + 1, { ...link, rel: 'next', children: m.paging_next() })}</li>
        ) : null}
      </ul>
    </nav>
  );
}
