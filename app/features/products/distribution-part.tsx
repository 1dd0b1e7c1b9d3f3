import { css, cx } from '@linaria/core';
import { countedEvents, scientific } from '#app/components/products/measured.ts';
import { formatNumber } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { color, space, type } from '#app/styles/tokens.ts';
import type { Distribution, Measurements } from '#contract/materials.ts';
import { DistributionChart } from './distribution-chart.tsx';
import { MeasurementPart, NotMeasured } from './measurement-part.tsx';
import { note, notPrinted, table } from './sheet-styles.ts';

const calculation = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  width: 100%;
  border-top: 1px solid ${color.text};
  font-size: 0.875rem;
  line-height: 1.5;
  font-variant-numeric: tabular-nums;

  & > * {
    padding-block: ${space(8)};
    border-bottom: 1px solid ${color.hairline};
  }

  & dt {
    padding-inline-end: ${space(12)};
    color: ${color.muted};
  }

  & dd {
    text-align: end;
  }

  & dt:last-of-type,
  & dd:last-of-type {
    border-bottom-color: ${color.text};
  }

  & dt:last-of-type {
    color: inherit;
  }

  & dd:last-of-type {
    font-weight: 700;
  }

  @media print {
    font-size: 8pt;

    & > * {
      padding-block: 1mm;
    }
  }
`;

const details = css`
  width: 100%;

  & summary {
    display: flex;
    align-items: center;
    min-height: 44px;
    ${type.note}
    cursor: pointer;
  }
`;

/** From the events to the count: each step can be checked with the table. */
function Calculation({ distribution, symbol }: { distribution: Distribution; symbol: string }) {
  const events = countedEvents(distribution);
  const count = events * distribution.cellsPerEvent;
  return (
    <dl className={calculation}>
      <dt>{m.sheet_events_inside({ threshold: formatNumber(distribution.threshold) })}</dt>
      <dd>{formatNumber(events)}</dd>
      <dt>{m.sheet_cells_per_event()}</dt>
      <dd>× {scientific(distribution.cellsPerEvent, 1)}</dd>
      <dt>{m.sheet_count_result()}</dt>
      <dd>
        = {scientific(count)} {symbol}
      </dd>
    </dl>
  );
}

function ClassTable({ distribution, caption }: { distribution: Distribution; caption: string }) {
  return (
    <details className={cx(details, notPrinted)}>
      <summary>{m.sheet_classes()}</summary>
      <table className={table} aria-label={caption}>
        <thead>
          <tr>
            <th scope="col">{m.sheet_column_fluorescence()}</th>
            <th scope="col">{m.sheet_column_events()}</th>
            <th scope="col">{m.sheet_column_counted()}</th>
          </tr>
        </thead>
        <tbody>
          {distribution.classes.map(({ from, to, events }) => (
            <tr key={from}>
              <th scope="row">
                {formatNumber(from)}–{formatNumber(to)}
              </th>
              <td>{formatNumber(events)}</td>
              <td>{from >= distribution.threshold ? m.sheet_counted() : m.sheet_not_counted()}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

type Props = {
  code: string;
  symbol: string;
  number: number;
  measurements: Measurements | null;
  slug: string;
};

export function DistributionPart({ code, symbol, number, measurements, slug }: Props) {
  const heading = m.sheet_distribution();
  const distribution = measurements?.distribution;
  if (!distribution) return <NotMeasured heading={heading} />;
  const caption = m.sheet_distribution_caption({ code });
  return (
    <MeasurementPart
      heading={heading}
      number={number}
      caption={caption}
      chart={<DistributionChart distribution={distribution} title={caption} />}
      slug={slug}
      table="distribution"
    >
      <Calculation distribution={distribution} symbol={symbol} />
      <p className={note}>{m.sheet_distribution_note()}</p>
      <ClassTable distribution={distribution} caption={caption} />
    </MeasurementPart>
  );
}
