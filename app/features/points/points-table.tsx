import { css } from '@linaria/core';
import { formatChange } from '#app/components/member/format-change.ts';
import { FullDate } from '#app/components/ui/full-date.tsx';
import { formatNumber } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { visuallyHidden } from '#app/styles/globals.ts';
import { color, from, space, type } from '#app/styles/tokens.ts';
import type { Point } from '#contract/points.ts';

const table = css`
  display: block;
  width: 100%;
  border-collapse: collapse;
  border-top: 1px solid ${color.text};
  font-variant-numeric: tabular-nums;

  ${from.medium} {
    display: table;
  }

  & tbody {
    display: block;

    ${from.medium} {
      display: table-row-group;
    }
  }

  /* On phones an entry has two lines: text and change, day and balance. */
  & tbody tr {
    display: grid;
    grid-template: 'text change' auto 'date balance' auto / minmax(0, 1fr) auto;
    gap: ${space(4)} ${space(20)};
    align-items: baseline;
    padding-block: ${space(16)};
    border-bottom: 1px solid ${color.hairline};

    ${from.medium} {
      display: table-row;
    }
  }

  & th,
  & td {
    padding: 0;
    text-align: start;
    vertical-align: baseline;

    ${from.medium} {
      padding: ${space(16)} ${space(20)} ${space(16)} 0;
    }
  }

  & thead th {
    ${type.note}
    padding-block: ${space(12)};
    color: ${color.muted};
    font-weight: 400;
    border-bottom: 1px solid ${color.hairline};
  }

  & thead {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);

    ${from.medium} {
      position: static;
      display: table-header-group;
      width: auto;
      height: auto;
      clip-path: none;
    }
  }

  & tr > :nth-child(n + 3) {
    text-align: end;
    white-space: nowrap;
  }

  & tr > :last-child {
    padding-inline-end: 0;
  }
`;

const dateCell = css`
  grid-area: date;
  ${type.note}
  color: ${color.muted};
  white-space: nowrap;
`;

const textCell = css`
  grid-area: text;
  width: 100%;
`;

const changeCell = css`
  grid-area: change;
  font-weight: 600;

  &:empty {
    display: none;
  }

  ${from.medium} {
    &:empty {
      display: table-cell;
    }
  }
`;

const savedCell = css`
  color: ${color.primary};
`;

const balanceCell = css`
  grid-area: balance;
  ${type.note}
  color: ${color.muted};

  ${from.medium} {
    font-size: inherit;
  }
`;

const phoneLabel = css`
  ${from.medium} {
    display: none;
  }
`;

/** A statement of points: saved, used and balance. */
export function PointsTable({ points, caption }: { points: readonly Point[]; caption: string }) {
  return (
    <table className={table}>
      <caption className={visuallyHidden}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{m.points_date()}</th>
          <th scope="col">{m.points_description()}</th>
          <th scope="col">{m.points_saved()}</th>
          <th scope="col">{m.points_used()}</th>
          <th scope="col">{m.points_balance()}</th>
        </tr>
      </thead>
      <tbody>
        {points.map(({ id, date, description, saved, used, balance }) => (
          <tr key={id}>
            <td className={dateCell}>
              <FullDate date={date} />
            </td>
            <td className={textCell}>{description}</td>
            <td className={`${changeCell} ${savedCell}`}>{saved > 0 ? formatChange(saved) : null}</td>
            <td className={changeCell}>{used > 0 ? formatChange(-used) : null}</td>
            <td className={balanceCell}>
              <span className={phoneLabel} aria-hidden="true">
                {m.points_balance()}{' '}
              </span>
              {formatNumber(balance)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
