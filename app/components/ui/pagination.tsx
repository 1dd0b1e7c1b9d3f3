import { css } from '@linaria/core';
import type { MouseEvent, ReactNode } from 'react';
import { m } from '#app/paraglide/messages.js';
import { color, space } from '#app/styles/tokens.ts';
import type { PageInfo } from '#contract/pages.ts';
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

/** Class of the links that `renderLink` makes. */
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

/** Pages to offer: the first, the last, and those around the current one. */
function offeredPages({ page, pages }: PageInfo): number[] {
  const wanted = [1, page - 2, page - 1, page, page + 1, page + 2, pages];
  return [...new Set(wanted)].filter((number) => number >= 1 && number <= pages).sort((a, b) => a - b);
}

type LinkProps = {
  isCurrent?: boolean;
  rel?: string;
  /** The list's head comes into view instead of the top of the document. */
  resetScroll: false;
  onClick?: (event: MouseEvent) => void;
  children: ReactNode;
};

/**
 * Links to the pages of a list.
 * @param renderLink makes the link to one page of the caller's own route
 */
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
        {offeredPages(info).map((page) => (
          <li key={page}>
            {page === info.page
              ? renderLink(page, { resetScroll: false, isCurrent: true, children: page })
              : renderLink(page, { ...link, children: page })}
          </li>
        ))}
        {info.page < info.pages ? (
          <li>{renderLink(info.page + 1, { ...link, rel: 'next', children: m.paging_next() })}</li>
        ) : null}
      </ul>
    </nav>
  );
}
