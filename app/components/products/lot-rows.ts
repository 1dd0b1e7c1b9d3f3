import { formatDate, formatNumber, koreanNoon } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import type { Lot, LotMethod } from '#contract/lots.ts';
import { scientific } from './measured.ts';

/* The same words on the page of a lot and on its certificate. */

const methods: Readonly<Record<LotMethod, () => string>> = {
  cytometry: m.lot_method_cytometry,
  plate: m.lot_method_plate,
  tracking: m.lot_method_tracking,
};

function replicatesText({ replicates, deviation }: Lot): string {
  const spread = deviation === null ? '' : ` · ${formatNumber(deviation)}%`;
  return `n = ${replicates}${spread}`;
}

export type LotSpecification = { lowerLimit: number; revision: number };

export function lotResult(lot: Lot, specification?: LotSpecification) {
  const { count, limit, unit, method, instrument, analyst, revision } = lot;
  const atLeast = (value: number) => `≥ ${scientific(value)} ${unit}`;
  const date = (day: string) => formatDate(koreanNoon(day));
  return {
    label: method === 'tracking' ? m.lot_particles() : m.lot_count(),
    count: `${scientific(count)} ${unit}`,
    limit: atLeast(limit),
    verdict: lot.meetsLimit
      ? { title: m.lot_passed(), text: m.lot_meets() }
      : { title: m.lot_failed(), text: m.lot_fails() },
    method: methods[method](),
    dates: [
      { label: m.lot_made(), value: date(lot.madeOn) },
      { label: m.lot_tested(), value: date(lot.testedOn) },
      { label: m.lot_expires(), value: date(lot.expiresOn) },
    ],
    conditions: [
      { label: m.lot_instrument(), value: instrument },
      { label: m.lot_replicates(), value: replicatesText(lot) },
      { label: m.lot_analyst(), value: analyst },
      { label: m.lot_limit_revision(), value: String(revision) },
      ...(specification
        ? [
            {
              label: m.lot_specification({ revision: specification.revision }),
              value: atLeast(specification.lowerLimit),
            },
          ]
        : []),
    ],
  };
}
