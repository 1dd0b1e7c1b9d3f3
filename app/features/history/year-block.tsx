import { css, cx } from '@linaria/core';
import { ScientificText } from '#app/components/products/scientific-text.tsx';
import { arrival } from '#app/components/ui/arrival.ts';
import { getLocale, otherLanguage } from '#app/i18n/locale.ts';
import { grid } from '#app/styles/globals.ts';
import { color, from, space, tracking, type } from '#app/styles/tokens.ts';
import type { HistoryEntry } from '#contract/company.ts';
import type { HistoryYear } from './by-year.ts';

const block = css`
  padding-bottom: ${space(60)};
  border-top: 1px solid ${color.text};

  ${from.large} {
    padding-bottom: ${space(120)};
  }

  @media print {
    break-inside: avoid;
  }
`;

const numeral = css`
  padding-block: ${space(20)} ${space(4)};
  font-size: clamp(3.5rem, 2rem + 6.4vw, 8rem);
  font-weight: 800;
  letter-spacing: ${tracking.digits};
  line-height: 1;
  font-variant-numeric: proportional-nums;

  ${from.large} {
    position: sticky;
    top: ${space(80)};
    grid-column: span 5;
    align-self: start;
    padding-block: ${space(32)};
  }
`;

const list = css`
  ${from.large} {
    grid-column: 6 / -1;
  }
`;

const row = css`
  display: grid;
  grid-template-columns: ${space(60)} minmax(0, 1fr);
  gap: ${space(12)};
  align-items: baseline;
  padding-block: ${space(20)};

  ${from.medium} {
    grid-template-columns: ${space(100)} minmax(0, 1fr);
    gap: ${space(24)};
  }

  ${from.large} {
    padding-block: ${space(24)};
  }

  & + & {
    border-top: 1px solid ${color.hairline};
  }

  & time {
    ${type.note}
    color: ${color.muted};
    font-variant-numeric: tabular-nums;
  }

  & p {
    max-width: 34em;
    text-wrap: pretty;
  }
`;

const milestone = css`
  ${from.large} {
    padding-block: ${space(36)};
  }

  & p {
    max-width: 24em;
    font-size: clamp(1.375rem, 1.15rem + 0.9vw, 1.875rem);
    font-weight: 700;
    letter-spacing: ${tracking.title};
    line-height: 1.35;
  }

  & time {
    color: ${color.primary};
    font-weight: 700;
  }
`;

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

/** A short month name, e.g. Sep or 9월. */
function monthName(month: number): string {
  return new Intl.DateTimeFormat(getLocale(), { month: 'short', timeZone: 'UTC' }).format(
    Date.UTC(2020, month - 1),
  );
}

function Entry({ entry: { year, month, text, locale, isMilestone } }: { entry: HistoryEntry }) {
  return (
    <li ref={arrival} className={cx(row, isMilestone && milestone)}>
      <time dateTime={`${year}-${String(month).padStart(2, '0')}`}>{monthName(month)}</time>
      <p lang={otherLanguage(locale)}>
        <ScientificText text={text} />
      </p>
    </li>
  );
}
