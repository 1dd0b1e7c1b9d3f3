import { expect, test } from 'vitest';
import { crossSection, preferred } from '#app/features/home/home.queries.ts';

test('a long list is shown from its first item to its last', () => {
  expect(crossSection([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], 6)).toEqual([1, 3, 5, 7, 9, 11]);
});

test('a short list is shown whole', () => {
  expect(crossSection(['a', 'b'], 6)).toEqual(['a', 'b']);
  expect(crossSection([], 6)).toEqual([]);
});

test('preferred items come first, and others fill the rest', () => {
  const isEven = (number: number) => number % 2 === 0;
  expect(preferred([5, 4, 3, 2, 1], 3, isEven)).toEqual([4, 2, 5]);
  expect(preferred([5, 4, 3, 2, 1], 1, isEven)).toEqual([4]);
});
