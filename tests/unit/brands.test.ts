import { expect, it } from 'vitest';
import { byBrand } from '#app/features/products/brands.ts';

it('groups products by the first word of their names, single ones last', () => {
  const names = ['루미데이 젤리', '루미셀 크림', '단독 제품', '루미데이 스틱', '루미셀 앰플'];
  expect(byBrand(names.map((name) => ({ name }))).map(({ name, brand }) => [brand, name])).toEqual([
    ['루미데이', '루미데이 젤리'],
    ['루미데이', '루미데이 스틱'],
    ['루미셀', '루미셀 크림'],
    ['루미셀', '루미셀 앰플'],
    [null, '단독 제품'],
  ]);
});
