import { css } from '@linaria/core';
import { formatNumber, formatShortDate, koreanNoon } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { color, space } from '#app/styles/tokens.ts';
import { ChartTable } from './chart-table.tsx';

const plot = css`
  width: 100%;
  height: 7rem;
  border-bottom: 1px solid ${color.text};

  & rect {
    fill: ${color.primary};
  }
`;

const ends = css`
  display: flex;
  justify-content: space-between;
  margin-top: ${space(4)};
  color: ${color.muted};
  font-size: 0.8125rem;
`;

const height = 100;
const step = 10;
const barWidth = 7;

type Props = { label: string; unit: string; days: readonly { day: string; items: number }[] };

function longDay(day: string): string {
  return formatShortDate(koreanNoon(day));
}

/** One bar a day, rendered on the server as SVG. The table behind it has the numbers. */
export function DayChart({ label, unit, days }: Props) {
  const most = Math.max(1, ...days.map(({ items }) => items));
  const [first, last] = [days[0], days.at(-1)];
  return (
    <div>
      <svg
        className={plot}
        viewBox={`0 0 ${days.length * step} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={m.admin_chart_days({ label, most: formatNumber(most) })}
      >
        {days.map(({ day, items }, index) => {
          const size = (items / most) * height;
          return (
            <rect key={day} x={index * step + 1} y={height - size} width={barWidth} height={size}>
              <title>{`${longDay(day)}: ${formatNumber(items)}`}</title>
            </rect>
          );
        })}
      </svg>
      {first && last ? (
        <p className={ends}>
          <span>{longDay(first.day)}</span>
          <span>{longDay(last.day)}</span>
        </p>
      ) : null}
      <ChartTable
        caption={label}
        head={[m.admin_chart_day(), unit]}
        rows={days.map(({ day, items }) => [longDay(day), formatNumber(items)])}
      />
    </div>
  );
}
