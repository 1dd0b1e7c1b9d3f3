import { expect, test } from 'vitest';
import { asCatalogue, crossSection } from '#app/features/home/selection.ts';
import type { Product } from '#contract/products.ts';

function material(id: number, specifications: Record<string, string>): Product {
  const rows = Object.entries(specifications).map(([label, value]) => ({ label, value }));
  return {
    id,
    type: 'material',
    locale: 'en-US',
    name: `M${id}`,
    summary: '',
    image: null,
    specifications: rows,
  };
}

test('a long list is shown from its first item to its last', () => {
  expect(crossSection([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], 6)).toEqual([1, 3, 5, 7, 9, 11]);
});

test('a short list is shown whole', () => {
  expect(crossSection(['a', 'b'], 6)).toEqual(['a', 'b']);
  expect(crossSection([], 6)).toEqual([]);
});

test('the columns are what all data sheets have, and each material brings its own key row', () => {
  const catalogue = asCatalogue(
    [
      material(1, { Strain: 'A', Form: 'Powder', 'Cell count': '1', Use: 'Food' }),
      material(2, { Origin: 'B', Form: 'Liquid', EPS: '2', Use: 'Cosmetics' }),
    ],
    2,
  );
  expect(catalogue.columns).toEqual(['Form', 'Use']);
  expect(catalogue.rows.map(({ key, cells }) => [key?.label, ...cells])).toEqual([
    ['Cell count', 'Powder', 'Food'],
    ['EPS', 'Liquid', 'Cosmetics'],
  ]);
});

test('materials without data sheets make a table of names', () => {
  const catalogue = asCatalogue([material(1, {}), material(2, { Form: 'Liquid' })], 2);
  expect(catalogue.columns).toEqual([]);
  expect(catalogue.rows.map(({ key }) => key?.value)).toEqual([undefined, 'Liquid']);
});
