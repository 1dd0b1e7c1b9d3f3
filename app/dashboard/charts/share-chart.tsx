import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { DashboardLink } from '#app/dashboard/frame/dashboard-link.tsx';
import { formatNumber } from '#app/i18n/locale.ts';
import { color, space } from '#app/styles/tokens.ts';
import { ChartTable } from './chart-table.tsx';

const rows = css`
  display: grid;
  grid-template-columns: minmax(5.5rem, max-content) minmax(0, 1fr) max-content;
  column-gap: ${space(16)};
  font-variant-numeric: tabular-nums;

  & li,
  & li > * {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    align-items: center;
    min-height: 32px;
  }

  & svg {
    width: 100%;
    height: 0.875rem;
  }

  & rect {
    fill: ${color.primary};
  }

  & a {
    text-decoration: none;
  }

  & a:hover {
    background: ${color.surface};
  }

  & a:hover span:first-child {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  & li span:last-child {
    text-align: end;
  }
`;

type Item = {
  name: string;
  items: number;
  cells: readonly string[];
  /** Filters of the list that has the items. */
  search: Readonly<Record<string, string>>;
};

type Props = {
  label: string;
  /** Path below /admin of the list. */
  page: string;
  /** The first names the items, the second their number, others `cells`. */
  head: readonly string[];
  items: readonly Item[];
};

function Row({ item, page, children }: { item: Item; page: string; children: ReactNode }) {
  if (item.items === 0) return <div>{children}</div>;
  return (
    <DashboardLink to={page} search={item.search}>
      {children}
    </DashboardLink>
  );
}

/** A bar for each item, longest for the most, which links to its list. The table behind it has all numbers. */
export function ShareChart({ label, page, head, items }: Props) {
  const most = Math.max(1, ...items.map((item) => item.items));
  return (
    <div>
      <ul className={rows} aria-label={label}>
        {items.map((item) => (
          <li key={item.name}>
            <Row item={item} page={page}>
              <span>{item.name}</span>
              <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" focusable="false">
                <rect width={(item.items / most) * 100} height="10" />
              </svg>
              <span>{formatNumber(item.items)}</span>
            </Row>
          </li>
        ))}
      </ul>
      <ChartTable
        caption={label}
        head={head}
        rows={items.map((item) => [item.name, formatNumber(item.items), ...item.cells])}
      />
    </div>
  );
}
