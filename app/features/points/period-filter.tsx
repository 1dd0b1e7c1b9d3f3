import { css } from '@linaria/core';
import { categoryLink } from '#app/components/ui/category-filter.tsx';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { m } from '#app/paraglide/messages.js';
import { space } from '#app/styles/tokens.ts';
import { pointPeriods } from '#contract/filters.ts';
import type { PointsSearch } from './points.search.ts';

const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(4)} ${space(24)};
`;

const names: Record<(typeof pointPeriods)[number], () => string> = {
  today: m.points_today,
  '15d': m.points_15d,
  '1m': m.points_1m,
  '3m': m.points_3m,
  '6m': m.points_6m,
};

export function PeriodFilter({ period: current, size }: PointsSearch) {
  return (
    <nav aria-label={m.points_periods()}>
      <ul className={list}>
        {([undefined, ...pointPeriods] as const).map((period) => (
          <li key={period ?? 'all'}>
            <PlainLink
              to="/mypage/points"
              search={{ size, period }}
              className={categoryLink}
              isCurrent={period === current}
              resetScroll={false}
            >
              {period ? names[period]() : m.list_all()}
            </PlainLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
