import { css, cx } from '@linaria/core';
import { m } from '#app/paraglide/messages.js';
import { grid } from '#app/styles/globals.ts';
import { color, from, space, tracking, type } from '#app/styles/tokens.ts';
import { EntryText } from './entry-text.tsx';
import { type GoalState, goalState, type OpenGoal } from './goal-state.ts';
import { isoMonth, monthOfYear } from './months.ts';
import { block, dateColumns, list, row } from './timeline-styles.ts';

const intro = css`
  padding-block: ${space(32)} ${space(12)};

  ${from.large} {
    position: sticky;
    top: ${space(80)};
    grid-column: span 5;
    align-self: start;
  }

  & h2 {
    font-size: clamp(2.5rem, 1.6rem + 4vw, 5rem);
    font-weight: 800;
    letter-spacing: ${tracking.display};
    line-height: 1.1;
  }

  & p {
    max-width: 26em;
    padding-top: ${space(12)};
    color: ${color.muted};
  }
`;

const goal = css`
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};

  ${from.medium} {
    grid-template-columns: ${dateColumns};
    gap: ${space(24)};
  }
`;

const mark = css`
  display: inline-block;
  margin-bottom: ${space(6)};
  padding: 0 ${space(8)};
  border: 1px solid currentColor;
  border-radius: 2px;
  ${type.note}
  font-weight: 600;
`;

const markColor: Record<GoalState, string> = {
  planned: css`
    color: ${color.primary};
  `,
  delayed: css`
    border-style: dashed;
    color: ${color.warning};
  `,
  overdue: css`
    border-style: dashed;
    color: ${color.error};
  `,
};

const stateNames: Record<GoalState, () => string> = {
  planned: m.history_open_planned,
  delayed: m.history_open_delayed,
  overdue: m.history_open_overdue,
};

function Goal({ entry }: { entry: OpenGoal }) {
  const { year, month } = entry;
  const state = goalState(entry);
  return (
    <li className={cx(row, goal)}>
      <time dateTime={isoMonth(year, month)}>{monthOfYear(year, month)}</time>
      <div>
        <span className={cx(mark, markColor[state])}>{stateNames[state]()}</span>
        <EntryText entry={entry} />
      </div>
    </li>
  );
}

export function OpenGoals({ goals }: { goals: readonly OpenGoal[] }) {
  if (goals.length === 0) return null;
  return (
    <section className={cx(grid, block)} aria-labelledby="open-goals">
      <div className={intro}>
        <h2 id="open-goals">{m.history_open()}</h2>
        <p>{m.history_open_lead()}</p>
      </div>
      <ol className={list}>
        {goals.map((entry) => (
          <Goal key={entry.id} entry={entry} />
        ))}
      </ol>
    </section>
  );
}
