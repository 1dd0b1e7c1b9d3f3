import { exponentOf, powerOfTen, remaining } from '#app/components/products/measured.ts';
import { joinSentences } from '#app/components/ui/join-sentences.ts';
import { type Series, seriesOf } from '#app/dose/storage-series.ts';
import { m } from '#app/paraglide/messages.js';
import type { Measurements } from '#contract/materials.ts';
import { MeasurementPart, NotMeasured } from './measurement-part.tsx';
import { note, table } from './sheet-styles.ts';
import { StabilityChart } from './stability-chart.tsx';

type TableProps = { list: readonly Series[]; power: number; unit: string; caption: string };

function StabilityTable({ list, power, unit, caption }: TableProps) {
  const hasMoisture = list.some(({ points }) => points.some(({ moisture }) => moisture !== null));
  return (
    <table className={table} aria-label={caption}>
      <thead>
        <tr>
          <th scope="col">{m.sheet_column_condition()}</th>
          <th scope="col">{m.sheet_column_months()}</th>
          <th scope="col">{unit}</th>
          <th scope="col">{m.sheet_column_ratio()}</th>
          {hasMoisture ? <th scope="col">{m.sheet_column_moisture()}</th> : null}
        </tr>
      </thead>
      {list.map((series) => (
        <tbody key={series.label}>
          {series.points.map((point, index) => (
            <tr key={point.months}>
              {index === 0 ? (
                <th scope="rowgroup" rowSpan={series.points.length}>
                  {series.label}
                </th>
              ) : null}
              <td>{point.months}</td>
              <td>
                <strong>{(point.count / power).toFixed(2)}</strong>
              </td>
              <td>{remaining(series, point).toFixed(1)}</td>
              {hasMoisture ? <td>{point.moisture === null ? '–' : point.moisture.toFixed(1)}</td> : null}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

type Props = { code: string; symbol: string; measurements: Measurements | null; slug: string };

export function StabilityPart({ code, symbol, measurements, slug }: Props) {
  const heading = m.sheet_stability();
  const [first] = measurements?.stability ?? [];
  if (!measurements || !first) return <NotMeasured heading={heading} />;
  const list = seriesOf(measurements.stability);
  const exponent = exponentOf(measurements);
  const unit = `${powerOfTen(exponent)} ${symbol}`;
  const caption = m.sheet_stability_caption({ code, lots: String(first.lots) });
  return (
    <MeasurementPart
      heading={heading}
      number={1}
      caption={caption}
      chart={<StabilityChart measurements={measurements} title={caption} unit={unit} />}
      slug={slug}
      table="stability"
    >
      <StabilityTable list={list} power={10 ** exponent} unit={unit} caption={caption} />
      <p className={note}>
        {list.some(({ isAccelerated }) => isAccelerated)
          ? joinSentences(m.sheet_stability_note(), m.sheet_accelerated())
          : m.sheet_stability_note()}
      </p>
    </MeasurementPart>
  );
}
