import { m } from '#app/paraglide/messages.js';
import type { Product } from '#contract/products.ts';

const quantity = /\d[\s\u2060]*(?:%|℃|°C|[µμ]m|nm|mPa|g\/)|(?:cells|CFU|particles)\/|\b(?:pH|Da)\b/;

/** The indexes of the lines that state a measurement, not a dose, a size of a pack or the number of a standard. */
export function measuredRows(specifications: Product['specifications']): number[] {
  const advice = m.sheet_recommended_level();
  return specifications.flatMap(({ label, value }, row) =>
    quantity.test(value) && label !== advice ? row : [],
  );
}
