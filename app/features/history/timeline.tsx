import { css } from '@linaria/core';
import { EmptyState } from '#app/components/status/empty-state.tsx';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { m } from '#app/paraglide/messages.js';
import { container } from '#app/styles/globals.ts';
import { color, from, space } from '#app/styles/tokens.ts';
import type { HistoryEntry } from '#contract/company.ts';
import { byYear } from './by-year.ts';
import type { OpenGoal } from './goal-state.ts';
import { OpenGoals } from './open-goals.tsx';
import { YearBlock, yearAnchor } from './year-block.tsx';

const jumps = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(4)} ${space(24)};
  padding-bottom: ${space(40)};
  font-variant-numeric: tabular-nums;

  ${from.large} {
    padding-bottom: ${space(80)};
  }

  & a {
    display: inline-flex;
    align-items: center;
    min-width: 44px;
    min-height: 44px;
    color: ${color.muted};
    text-decoration: none;
  }

  & a:hover {
    color: ${color.primary};
    text-decoration: underline;
  }
`;

type Props = { entries: readonly HistoryEntry[]; goals: readonly OpenGoal[] };

export function Timeline({ entries, goals }: Props) {
  const years = byYear(entries);
  if (years.length === 0 && goals.length === 0) {
    return (
      <div className={container}>
        <EmptyState hint={m.history_empty_hint()}>
          <PlainLink to="/company/intro">{m.menu_intro()}</PlainLink>
        </EmptyState>
      </div>
    );
  }
  return (
    <div className={container}>
      <nav aria-label={m.history_years()}>
        <ul className={jumps}>
          {years.map(({ year }) => (
            <li key={year}>
              <a href={`#${yearAnchor(year)}`}>{year}</a>
            </li>
          ))}
        </ul>
      </nav>
      <OpenGoals goals={goals} />
      {years.map((year) => (
        <YearBlock key={year.year} {...year} />
      ))}
    </div>
  );
}
