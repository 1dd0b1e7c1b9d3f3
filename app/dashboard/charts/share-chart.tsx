import { css } from '@linaria/core';
import { formatNumber } from '#app/i18n/locale.ts';
import { color, space } from '#app/styles/tokens.ts';
import { ChartTable } from './chart-table.tsx';

const rows = css`
  display: grid;
  grid-template-columns: minmax(5.5rem, max-content) minmax(0, 1fr) max-content;
  gap: ${space(8)} ${space(16)};
  align-items: center;
  font-variant-numeric: tabular-nums;

  & svg {
    width: 100%;
    height: 0.875rem;
  }

  & rect {
    fill: ${color.primary};
  }

  & span:last-child {
    text-align: end;
  }
`;

const row = css`
  display: contents;
`;

type Item = { name: string; items: number; cells: readonly string[] };

type Props = {
  label: string;
  /** The first names the items, the second their number, others `cells`. */
  head: readonly string[];
  items: readonly Item[];
};

/** A bar for each item, longest for the most. The table behind it has all numbers. */
export function ShareChart({ label, head, items }: Props) {
  const most = Math.max(1, ...items.map((item) => item.items));
  return (
    <div>
      <div
        className={rows}
        role="img"
        aria-label={`${label}: ${items.map((item) => `${item.name} ${formatNumber(item.items)}`).join(', ')}`}
      >
        {items.map((item) => (
          <div key={item.name} className={row} aria-hidden="true">
            <span>{item.name}</span>
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" focusable="false">
              <rect width={(item.items / most) * 100} height="10" />
            </svg>
            <span>{formatNumber(item.items)}</span>
          </div>
        ))}
      </div>
      <ChartTable
        caption={label}
        head={head}
        rows={items.map((item) => [item.name, formatNumber(item.items), ...item.cells])}
      />
    </div>
  );
}
