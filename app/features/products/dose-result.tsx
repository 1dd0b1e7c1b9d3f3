import { css } from '@linaria/core';
import { primaryButton } from '#app/components/ui/button.ts';
import { CopyButton } from '#app/components/ui/copy-button.tsx';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { calculateDose, type Dose, type DoseInput } from '#app/dose/calculate-dose.ts';
import type { DoseBasis } from '#app/dose/dose-basis.ts';
import { formatEstimate, formatMass, formatPercent } from '#app/dose/dose-numbers.ts';
import { doseFields, type ReadDose, writeDose } from '#app/dose/read-dose.ts';
import { formatNumber, getLocale } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { stringifySearch } from '#app/routing/search-params.ts';
import { color, space, type } from '#app/styles/tokens.ts';
import { DoseGrounds } from './dose-grounds.tsx';
import type { MaterialDetail } from './material.queries.ts';

const panel = css`
  display: grid;
  gap: ${space(24)};
  min-width: 0;
`;

const figures = css`
  display: grid;
  border-top: 1px solid ${color.text};
  font-variant-numeric: tabular-nums;

  & > div {
    padding-block: ${space(12)};
    border-bottom: 1px solid ${color.hairline};
  }

  & dt {
    ${type.note}
    color: ${color.muted};
  }

  & dd {
    font-weight: 600;
  }

  & > div:first-child dd {
    ${type.figure}
    padding-top: ${space(8)};
    color: ${color.primary};
  }

  & dd + dd {
    ${type.note}
    color: ${color.muted};
    font-weight: 400;
  }

  @media print {
    & > div {
      padding-block: 1.5mm;
    }

    & > div:first-child dd {
      font-size: 20pt;
    }
  }
`;

const faults = css`
  display: grid;
  gap: ${space(8)};

  & > p {
    color: ${color.error};
    font-weight: 600;
  }

  & a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;

const actions = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(12)} ${space(20)};

  @media print {
    display: none;
  }
`;

function CountAtEnd({ input: { months, target }, result, lastMonth, unit }: FiguresProps) {
  const estimate = result.atEnd ?? result.atLastMonth;
  if (!estimate) return null;
  const { count, low, high } = estimate;
  const interval = m.dose_interval({ low: formatEstimate(low), high: formatEstimate(high) });
  return (
    <div>
      <dt>{m.dose_at_end({ months: String(Math.min(months, lastMonth)) })}</dt>
      <dd>
        {formatEstimate(count)} {unit}
      </dd>
      <dd>
        {interval}
        {result.atEnd ? ` · ${m.dose_of_target({ percent: formatPercent(count / target) })}` : null}
      </dd>
      {result.atEnd ? null : <dd>{m.dose_not_measured({ months: String(months) })}</dd>}
    </div>
  );
}

const labels = {
  target: m.dose_target,
  servings: m.dose_servings,
  loss: m.dose_loss,
  months: m.dose_months,
};

/** In place of figures: the fields to correct. */
function Faults({ errors }: { errors: ReadDose['errors'] }) {
  const names = doseFields.filter((name) => errors[name]);
  return (
    <div className={faults}>
      <p>{m.error_check_values()}</p>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <a href={`#${name}`}>{labels[name]()}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

type FiguresProps = { input: DoseInput; result: Dose; lastMonth: number; unit: string };

function Figures(props: FiguresProps) {
  const { input, result } = props;
  return (
    <dl className={figures}>
      <div>
        <dt>{m.dose_serving()}</dt>
        <dd>{formatMass(result.serving)}</dd>
      </div>
      <div>
        <dt>{m.dose_pack({ servings: formatNumber(input.servings) })}</dt>
        <dd>{formatMass(result.pack)}</dd>
      </div>
      <CountAtEnd {...props} />
    </dl>
  );
}

type ActionsProps = { material: MaterialDetail; dose: ReadDose };

function Actions({ material: { name, slug }, dose }: ActionsProps) {
  const search = writeDose(dose);
  const formula = slug + stringifySearch(search);
  const address = `${stringifySearch({ lang: getLocale(), ...search })}#dose`;
  return (
    <div className={actions}>
      <PlainLink
        to="/contact"
        search={{ lang: getLocale(), type: 'RAW_MATERIAL', product: name, formula }}
        className={primaryButton}
      >
        {m.dose_ask()}
      </PlainLink>
      <CopyButton label={m.dose_copy()} text={() => new URL(address, location.href).href} />
    </div>
  );
}

type Props = { material: MaterialDetail; dose: ReadDose; basis: DoseBasis };

export function DoseResult({ material, dose, basis }: Props) {
  const { input, storage, errors } = dose;
  const result = input && calculateDose(input, basis.lowerLimit, storage.trend);
  return (
    <div id="dose-result" className={panel}>
      <div role="status" aria-label={m.dose_result()}>
        {result ? (
          <Figures input={input} result={result} lastMonth={storage.trend.lastMonth} unit={basis.unit} />
        ) : (
          <Faults errors={errors} />
        )}
      </div>
      {result ? (
        <>
          <DoseGrounds dose={dose} input={input} basis={basis} result={result} />
          <Actions material={material} dose={dose} />
        </>
      ) : null}
    </div>
  );
}
