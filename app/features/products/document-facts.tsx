import { css } from '@linaria/core';
import { useHydrated } from '@tanstack/react-router';
import { textButton } from '#app/components/ui/button.ts';
import { formatDate, koreanNoon } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { color, space, type } from '#app/styles/tokens.ts';
import type { MaterialDetail } from './material.queries.ts';

const line = css`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space(28)};
  align-items: center;
  min-height: 44px;
  margin-bottom: ${space(20)};
  ${type.note}
  border-block: 1px solid ${color.hairline};
  font-variant-numeric: tabular-nums;

  & dl {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${space(28)};
    margin-inline-end: auto;
  }

  & dl div {
    display: flex;
    gap: ${space(8)};
    padding-block: ${space(4)};
  }

  & dt {
    color: ${color.muted};
  }

  & > :is(a, button) {
    padding-inline: 0;
  }

  @media print {
    display: none;
  }
`;

export type DocumentFact = { label: string; value: string };

/** Number, revision and date. Only the number without measurements, which have the revision. */
export function documentFacts({ slug, measurements }: MaterialDetail): DocumentFact[] {
  const number = { label: m.sheet_number(), value: `DS-${slug}` };
  if (!measurements) return [number];
  return [
    number,
    { label: m.sheet_revision(), value: String(measurements.revision) },
    { label: m.sheet_revised_on(), value: formatDate(koreanNoon(measurements.revisedOn)) },
  ];
}

export function FactList({ facts }: { facts: readonly DocumentFact[] }) {
  return (
    <dl>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type Props = { facts: readonly DocumentFact[]; hasDose: boolean };

export function DocumentFacts({ facts, hasDose }: Props) {
  const isHydrated = useHydrated();
  return (
    <div className={line}>
      <FactList facts={facts} />
      {hasDose ? (
        <a href="#dose" className={textButton}>
          {m.dose_title()}
        </a>
      ) : null}
      {isHydrated ? (
        <button type="button" className={textButton} onClick={() => window.print()}>
          {m.sheet_print()}
        </button>
      ) : null}
    </div>
  );
}
