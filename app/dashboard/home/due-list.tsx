import { css, cx } from '@linaria/core';
import { DashboardLink } from '#app/dashboard/frame/dashboard-link.tsx';
import { formatNumber } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { color, from, space, tracking } from '#app/styles/tokens.ts';
import type { StaffHome } from '#contract/staff-home.ts';

const list = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  border-top: 1px solid ${color.text};
  border-bottom: 1px solid ${color.hairline};

  ${from.medium} {
    grid-template-columns: repeat(5, 1fr);
  }

  & li:nth-child(even) {
    border-inline-start: 1px solid ${color.hairline};
  }

  ${from.medium} {
    & li + li {
      border-inline-start: 1px solid ${color.hairline};
    }
  }
`;

const tile = css`
  display: grid;
  gap: ${space(4)};
  height: 100%;
  padding: ${space(16)};
  text-decoration: none;

  &:hover {
    background: ${color.surface};
  }

  & strong {
    font-size: 2rem;
    font-weight: 800;
    letter-spacing: ${tracking.digits};
    line-height: 1.1;
    font-variant-numeric: tabular-nums;
  }

  & span {
    color: ${color.muted};
    font-size: 0.875rem;
    font-weight: 600;
  }
`;

const urgent = css`
  & strong {
    color: ${color.error};
  }
`;

const nothing = css`
  & strong {
    color: ${color.muted};
    font-weight: 400;
  }
`;

type Tile = { label: string; count: number; page: string; search: Record<string, string>; isUrgent: boolean };

function tilesOf({ inbox, messages }: StaffHome): Tile[] {
  const due = (state: string) => ({ page: 'inbox', search: { due: state, state: 'open' } });
  return [
    { label: m.admin_home_overdue(), count: inbox.overdue, ...due('overdue'), isUrgent: true },
    { label: m.admin_home_today(), count: inbox.today, ...due('today'), isUrgent: false },
    { label: m.admin_home_later(), count: inbox.later, ...due('later'), isUrgent: false },
    {
      label: m.admin_home_undelivered(),
      count: inbox.undelivered,
      page: 'inbox',
      search: { state: 'undelivered' },
      isUrgent: true,
    },
    {
      label: m.admin_home_failed(),
      count: messages.failed,
      page: 'messages',
      search: { state: 'failed' },
      isUrgent: true,
    },
  ];
}

/** Open work by kind, each with a link to its list. */
export function DueList({ home }: { home: StaffHome }) {
  return (
    <ul className={list}>
      {tilesOf(home).map(({ label, count, page, search, isUrgent }) => (
        <li key={label}>
          <DashboardLink
            to={page}
            search={search}
            className={cx(tile, count === 0 ? nothing : isUrgent && urgent)}
          >
            <strong>{formatNumber(count)}</strong>
            <span>{label}</span>
          </DashboardLink>
        </li>
      ))}
    </ul>
  );
}
