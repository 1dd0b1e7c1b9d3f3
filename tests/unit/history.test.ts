import { expect, it } from 'vitest';
import { byYear } from '#app/features/history/by-year.ts';

const entry = (id: number, year: number, month: number) => ({
  id,
  year,
  month,
  locale: 'ko-KR' as const,
  text: String(id),
});

it('the history is newest first by year and month, and preserves the order within a month', () => {
  const years = byYear([
    entry(1, 2017, 4),
    entry(2, 2026, 9),
    entry(3, 2026, 11),
    entry(4, 2017, 11),
    entry(5, 2026, 9),
  ]);
  expect(years.map(({ year, entries }) => [year, entries.map(({ id }) => id)])).toEqual([
    [2026, [3, 2, 5]],
    [2017, [4, 1]],
  ]);
  expect(byYear([])).toEqual([]);
});
