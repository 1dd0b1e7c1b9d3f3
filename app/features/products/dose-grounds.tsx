import { css } from '@linaria/core';
import { scientific } from '#app/components/products/measured.ts';
import type { Dose, DoseInput } from '#app/dose/calculate-dose.ts';
import type { DoseBasis, Storage } from '#app/dose/dose-basis.ts';
import { formatEstimate, formatMass } from '#app/dose/dose-numbers.ts';
import type { ReadDose } from '#app/dose/read-dose.ts';
import { formatNumber } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { color, space, type } from '#app/styles/tokens.ts';

const grounds = css`
  display: grid;
  gap: ${space(12)};
  ${type.note}

  & h3 {
    font-size: inherit;
    font-weight: 600;
  }

  & dt {
    color: ${color.muted};
  }

  & dd {
    padding-bottom: ${space(8)};
    font-variant-numeric: tabular-nums;
  }

  & ul {
    display: grid;
    gap: ${space(6)};
    padding-inline-start: 1.2em;
    color: ${color.muted};
    list-style: disc;
  }
`;

/** Measured, read between two measured months, or not measured. */
function monthText({ label, trend: { points, lastMonth } }: Storage, months: number): string {
  const condition = label;
  const measured = points.find((point) => point.months === months);
  if (measured)
    return m.dose_ground_measured({ condition, months: String(months), count: scientific(measured.count) });
  const before = points.findLast((point) => point.months < months);
  const after = points.find((point) => point.months > months);
  if (!before || !after) return m.dose_ground_beyond({ condition, last: String(lastMonth) });
  return m.dose_ground_between({
    condition,
    months: String(months),
    before: String(before.months),
    after: String(after.months),
  });
}

type Props = { dose: ReadDose; input: DoseInput; basis: DoseBasis; result: Dose };

/** The formula with its numbers, and the facts and limits of the calculation. */
export function DoseGrounds({ dose: { storage }, input, basis, result }: Props) {
  const { trend } = storage;
  const { unit, lowerLimit } = basis;
  const left = formatNumber(Number((1 - input.loss).toFixed(4)));
  const months = Math.min(input.months, trend.lastMonth);
  const atEnd = result.atEnd ?? result.atLastMonth;
  const perGram = trend.at(months)?.count;
  return (
    <div className={grounds}>
      <h3>{m.dose_formula()}</h3>
      <dl>
        <dt>{m.dose_formula_serving()}</dt>
        <dd>
          {scientific(input.target)} ÷ ({scientific(lowerLimit)} {unit}/g × {left}) ={' '}
          <span data-joined="">
            {formatMass(result.exact)} → {formatMass(result.serving)}
          </span>
        </dd>
        {atEnd && perGram ? (
          <>
            <dt>{m.dose_formula_end({ months: String(months) })}</dt>
            <dd>
              {formatMass(result.serving)} × {scientific(perGram)} {unit}/g × {left} ={' '}
              {formatEstimate(atEnd.count)} {unit}
            </dd>
          </>
        ) : null}
      </dl>
      <ul>
        <li>{m.dose_ground_limit()}</li>
        <li>{monthText(storage, input.months)}</li>
        <li>{m.dose_ground_interval({ lots: String(trend.points[0]?.lots ?? 1) })}</li>
        <li>{m.dose_ground_product()}</li>
      </ul>
    </div>
  );
}
