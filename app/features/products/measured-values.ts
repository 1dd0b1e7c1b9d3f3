import type { Product } from '#contract/products.ts';

const quantity = /\d[\s\u2060]*(?:%|℃|°C|µm|nm|mPa|g\/)|(?:cells|CFU|particles)\/|\b(?:pH|Da)\b/;

/** The indexes of the lines that state a measurement, not a size of a pack or the number of a standard. */
export function measuredRows(specifications: Product['specifications']): number[] {
  return specifications.flatMap(({ value }, row) => (quantity.test(value) ? row : []));
}
