import { css } from '@linaria/core';
import { chanceOf } from '#app/counting-chamber/chamber.ts';
import type { FlowCount } from '#app/counting-chamber/flow-count.ts';
import { formatCount, formatPercent } from '#app/dose/dose-numbers.ts';
import { formatNumber, getLocale } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { color, space } from '#app/styles/tokens.ts';

const table = css`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  & th,
  & td {
    padding: ${space(8)} 0 ${space(8)} ${space(12)};
    font-weight: 400;
    text-align: end;
    border-bottom: 1px solid ${color.darkHairline};
  }

  & th:first-child {
    padding-inline-start: 0;
    text-align: start;
  }

  & thead th {
    color: ${color.darkMuted};
    font-size: 0.875rem;
    vertical-align: bottom;
  }

  & td:nth-child(3) {
    color: #fff;
    font-weight: 700;
  }
`;

const intervals = css`
  width: 100%;
  height: 80px;
  font-size: 0.75rem;

  & line {
    stroke: ${color.darkMuted};
    stroke-width: 2;
  }

  & text {
    fill: ${color.darkText};
  }
`;

type Counted = FlowCount & { name: string };

/** A line of one standard deviation to either side of each count, on a common scale from 0. */
function Intervals({ rows }: { rows: readonly Counted[] }) {
  const lines = rows.map(({ name, events, count }) => {
    const spread = count * Math.min(1, chanceOf(events));
    return { name, count, low: count - spread, high: count + spread };
  });
  const most = Math.max(...lines.map(({ high }) => high)) * 1.1;
  const at = (value: number) => `${(value / most) * 100}%`;
  return (
    <svg className={intervals} aria-hidden="true">
      {lines.map(({ name, count, low, high }, index) => (
        <g key={name} transform={`translate(0 ${index * 40})`}>
          <text y="14">{name}</text>
          <line x1="0" x2="100%" y1="28" y2="28" strokeOpacity="0.35" />
          <line x1={at(low)} x2={at(high)} y1="28" y2="28" />
          <circle cx={at(count)} cy="28" r="5" fill={index ? '#fff' : color.accentOnDark} />
        </g>
      ))}
    </svg>
  );
}

function signed(share: number): string {
  const format = new Intl.NumberFormat(getLocale(), {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });
  return format.format(share).replace('-', '\u2212');
}

type Props = { mine: FlowCount; flow: FlowCount };

export function CountResult({ mine, flow }: Props) {
  const rows: Counted[] = [
    { name: m.count_you(), ...mine },
    { name: m.count_flow(), ...flow },
  ];
  return (
    <>
      <table className={table}>
        <thead>
          <tr>
            <th scope="col">{m.count_result()}</th>
            <th scope="col">{m.count_cells()}</th>
            <th scope="col">cells/g</th>
            <th scope="col">{m.count_chance()}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, events, count }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{formatNumber(events)}</td>
              <td>{formatCount(Number(count.toPrecision(3)))}</td>
              <td>{events ? `±${formatPercent(chanceOf(events))}` : '–'}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{m.count_difference()}</th>
            <td />
            <td>{signed(mine.count / flow.count - 1)}</td>
            <td />
          </tr>
        </tbody>
      </table>
      <Intervals rows={rows} />
    </>
  );
}
