import { m } from '#app/paraglide/messages.js';
import type { Product } from '#contract/products.ts';

const quantity = /\d[\s\u2060]*(?:%|℃|°C|[µμ]m|nm|mPa|g\/)|(?:cells|CFU|particles)\/|\b(?:pH|Da)\b/;

/** The indexes of the lines that state a measurement, not advice, a size of a pack or the number of a standard. */
export function measuredLines(lines: readonly string[]): number[] {
  return lines.flatMap((line, index) => (quantity.test(line) ? index : []));
}

export function measuredRows(specifications: Product['specifications']): number[] {
  const advice = m.sheet_recommended_level();
  return measuredLines(specifications.map(({ label, value }) => (label === advice ? '' : value)));
}
