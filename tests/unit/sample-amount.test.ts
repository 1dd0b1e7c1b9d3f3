import * as v from 'valibot';
import { expect, it } from 'vitest';
import { gramsSchema } from '#contract/sample-amount.ts';

it.each([
  ['500 g', 500],
  ['500g', 500],
  [' 0.5 KG ', 500],
  ['1,5 kg', 1500],
  ['250 mg', 0.25],
  ['５００ ｇ', 500],
  ['500\u00a0g', 500],
])('%j is a mass of %d g', (text, grams) => {
  expect(v.parse(gramsSchema, text)).toBeCloseTo(grams);
});

it.each(['', '500', 'g', '0 g', '-5 g', '1e3 g', '1.2.3 g', '1,000 kg each', '5 t', '2 x 5 g', '<b>5 g'])(
  '%j states no mass',
  (text) => {
    expect(v.is(gramsSchema, text)).toBe(false);
  },
);
