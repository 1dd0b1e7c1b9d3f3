import { expect, it } from 'vitest';
import {
  countsIn,
  measurementsIn,
  numbersIn,
  trillionsIn,
  trillionsInTables,
} from '../support/quantities.ts';

it('counts are read alike in Korean, English and Chinese', () => {
  const texts = ['7.5조 cells/g 이상', '7.5 trillion cells/g or more', '7.5万亿 cells/g以上'];
  expect(texts.map(countsIn)).toEqual(Array(3).fill([{ value: 7.5e12, unit: 'cells/g' }]));
  expect(
    ['2,000억 CFU/g', '200 billion CFU/g', '2,000亿 CFU/g'].map((text) => countsIn(text)[0]?.value),
  ).toEqual([2e11, 2e11, 2e11]);
  expect(countsIn('1.2 × 10¹⁰ particles/mL')).toEqual([{ value: 1.2e10, unit: 'particles/mL' }]);
});

it('trillions are read from ranges and from tables that name the unit once', () => {
  expect(trillionsIn('7.95 to 8.01 trillion cells/g')).toEqual([7.95e12, 8.01e12]);
  expect(trillionsIn('7.95조~8.01조')).toEqual([7.95e12, 8.01e12]);
  const table =
    '| Lot | Count (trillion cells/g) |\n|---|---|\n| 1 | 7.98 |\n\n| Item | Flow |\n|---|---|\n| Mean (trillion cells/g) | 8.03 |';
  expect(trillionsInTables(table)).toEqual([7.98e12, 8.03e12]);
});

it('numbers are found as figures and as words, without those of codes', () => {
  expect([...numbersIn('Three lots of LMB-07 from June 2026, 97.5%')].toSorted((a, b) => a - b)).toEqual([
    3, 6, 97.5, 2026,
  ]);
  expect([...measurementsIn('25℃에서 12개월, 98.8%, LMB-15 용해물 2 g')]).toEqual([25, 98.8, 2]);
});
