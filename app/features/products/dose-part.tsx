import { css, cx } from '@linaria/core';
import type { DoseBasis, MissingBasis } from '#app/dose/dose-basis.ts';
import { scalesOf } from '#app/dose/dose-numbers.ts';
import type { DoseSearch } from '#app/dose/dose-search.ts';
import { readDose } from '#app/dose/read-dose.ts';
import { getLocale } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { grid } from '#app/styles/globals.ts';
import { from, space } from '#app/styles/tokens.ts';
import { DoseForm } from './dose-form.tsx';
import { DoseResult } from './dose-result.tsx';
import type { MaterialDetail } from './material.queries.ts';
import { note, notPrinted, part } from './sheet-styles.ts';

const missing = { unit: m.dose_missing_unit, stability: m.dose_missing_stability };

const body = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(32)} ${space(40)};
  align-items: start;

  & > p {
    grid-column: 1 / -1;
    max-width: 44em;
  }

  ${from.extraLarge} {
    grid-template-columns: minmax(0, 25rem) minmax(0, 1fr);
  }
`;

const printed = css`
  @media print {
    break-before: page;
  }
`;

type Props = { material: MaterialDetail; basis: DoseBasis | MissingBasis; search: DoseSearch };

/** The dose calculator. It is printed only with typed values: the defaults are an example. */
export function DosePart({ material, basis, search }: Props) {
  if (typeof basis === 'string')
    return (
      <section id="dose" className={cx(grid, part, notPrinted)} aria-labelledby="dose-title">
        <h2 id="dose-title">{m.dose_title()}</h2>
        <p className={note}>{missing[basis]()}</p>
      </section>
    );
  const dose = readDose(search, basis, scalesOf(getLocale()));
  const isPrinted = search.target !== undefined && dose.input !== undefined;
  return (
    <section
      id="dose"
      className={cx(grid, part, isPrinted ? printed : notPrinted)}
      aria-labelledby="dose-title"
    >
      <h2 id="dose-title">{m.dose_title()}</h2>
      <div className={body}>
        <p className={cx(note, notPrinted)}>{m.dose_lead()}</p>
        <DoseForm slug={material.slug} dose={dose} basis={basis} />
        <DoseResult material={material} dose={dose} basis={basis} />
      </div>
    </section>
  );
}
