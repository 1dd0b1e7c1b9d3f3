import { css } from '@linaria/core';
import { DashboardLink } from '#app/dashboard/frame/dashboard-link.tsx';
import { m } from '#app/paraglide/messages.js';
import { color, space } from '#app/styles/tokens.ts';

const nav = css`
  display: flex;
  gap: ${space(24)};
  margin-top: ${space(16)};

  & a,
  & span {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }

  & span {
    color: ${color.muted};
  }
`;

type Props = {
  /** Path of the page below /admin. */
  page: string;
  search: Readonly<Record<string, string>>;
  previous: string | undefined;
  next: string | undefined;
};

/** Links to the pages before and after, by the positions `before` and `after` in the URL. */
export function KeysetPaging({ page, search, previous, next }: Props) {
  const { before: _before, after, ...filters } = search;
  const isBehindFirst = previous === undefined && after !== undefined;
  if (previous === undefined && next === undefined && !isBehindFirst) return null;
  const linkTo = (label: string, rel: 'next' | 'prev', position: Record<string, string> | undefined) =>
    position ? (
      <DashboardLink to={page} rel={rel} search={{ ...filters, ...position }}>
        {label}
      </DashboardLink>
    ) : (
      <span aria-disabled="true">{label}</span>
    );
  return (
    <nav aria-label={m.paging()} className={nav}>
      {isBehindFirst
        ? linkTo(m.admin_paging_first(), 'prev', {})
        : linkTo(m.paging_previous(), 'prev', previous === undefined ? undefined : { before: previous })}
      {linkTo(m.paging_next(), 'next', next === undefined ? undefined : { after: next })}
    </nav>
  );
}
