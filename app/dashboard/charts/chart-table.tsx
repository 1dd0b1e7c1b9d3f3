import { css } from '@linaria/core';
import { m } from '#app/paraglide/messages.js';
import { visuallyHidden } from '#app/styles/globals.ts';
import { color, space } from '#app/styles/tokens.ts';

const details = css`
  margin-top: ${space(12)};

  & summary {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: ${color.primary};
    font-size: 0.875rem;
    font-weight: 600;
    cursor: pointer;
  }
`;

const table = css`
  width: 100%;
  border-collapse: collapse;
  font-size: 0.875rem;
  font-variant-numeric: tabular-nums;

  & th,
  & td {
    padding: ${space(4)} ${space(16)} ${space(4)} 0;
    text-align: start;
    border-bottom: 1px solid ${color.hairline};
  }

  & thead th {
    color: ${color.muted};
    font-weight: 600;
  }

  & tbody th {
    font-weight: 400;
  }
`;

type Props = { caption: string; head: readonly string[]; rows: readonly (readonly [string, ...string[]])[] };

/** The numbers of a chart, closed at first. */
export function ChartTable({ caption, head, rows }: Props) {
  return (
    <details className={details}>
      <summary>{m.admin_chart_table()}</summary>
      <table className={table}>
        <caption className={visuallyHidden}>{caption}</caption>
        <thead>
          <tr>
            {head.map((text) => (
              <th key={text} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...values]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {values.map((value, index) => (
                <td key={head[index + 1]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
