import { cx } from '@linaria/core';
import { arrival } from '#app/components/ui/arrival.ts';
import { grid } from '#app/styles/globals.ts';
import type { HistoryEntry } from '#contract/company.ts';
import type { HistoryYear } from './by-year.ts';
import { EntryText } from './entry-text.tsx';
import { isoMonth, monthName } from './months.ts';
import { block, list, milestone, numeral, row } from './timeline-styles.ts';

export const yearAnchor = (year: number) => `year-${year}`;

export function YearBlock({ year, entries }: HistoryYear) {
  return (
    <section className={cx(grid, block)} aria-labelledby={yearAnchor(year)}>
      <h2 id={yearAnchor(year)} className={numeral}>
        {year}
      </h2>
      <ol className={list}>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
    </section>
  );
}

function Entry({ entry }: { entry: HistoryEntry }) {
  const { year, month, isMilestone } = entry;
  return (
    <li ref={arrival} className={cx(row, isMilestone && milestone)}>
      <time dateTime={isoMonth(year, month)}>{monthName(month)}</time>
      <EntryText entry={entry} />
    </li>
  );
}
