import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { pharmacySearchSchema } from '#app/features/pharmacy/pharmacy.schema.ts';
import { pointsSearchSchema } from '#app/features/points/points.schema.ts';
import { searchSearchSchema } from '#app/features/search/search.schema.ts';
import {
  parseSearch,
  postSearchSchema,
  rootSearchSchema,
  stringifySearch,
} from '#app/routing/search-params.ts';

describe('search params', () => {
  it('preserve any text as written', () => {
    expect({ ...parseSearch('?query=010&q={"a":1}&flag=true') }).toEqual({
      query: '010',
      q: '{"a":1}',
      flag: 'true',
    });
    expect(stringifySearch({ query: '010', page: 2, idCategory: undefined })).toBe('?query=010&page=2');
  });

  it('take the first of several values, and no prototype', () => {
    const search = parseSearch('page=1&page=2&__proto__=x');
    expect(search.page).toBe('1');
    expect(Object.getPrototypeOf(search)).toBeNull();
  });

  it.each(['abc', '-1', '0', '1e309', '1.5', '1000000000', "1' or 1=1", '', '\u0000', '٣'])(
    'fall back to the default for a page of %j',
    (page) => {
      expect(v.parse(postSearchSchema, { page }).page).toBeUndefined();
    },
  );

  it.each(['101', '0', '-5', 'x'])('fall back to the default for a size of %j', (size) => {
    expect(v.parse(postSearchSchema, { size }).size).toBeUndefined();
  });

  it.each([
    [
      'pharmacies',
      pharmacySearchSchema,
      { siNm: 'x'.repeat(51), query: '\u0000', idProduct: '0', page: 'abc' },
    ],
    ['points', pointsSearchSchema, { period: '2y', size: '101' }],
    ['search', searchSearchSchema, { type: 'person', page: '0' }],
  ])('of %s that the API would refuse count as missing', (_, schema, search) => {
    const values = Object.values(v.parse(schema, search));
    expect(values.filter((value) => value !== undefined)).toEqual([]);
  });

  it('accept numbers in range', () => {
    expect(v.parse(postSearchSchema, { page: '3', size: '100', idCategory: '7' })).toEqual({
      page: 3,
      size: 100,
      idCategory: 7,
    });
  });

  it('refuse unsupported languages', () => {
    expect(v.parse(rootSearchSchema, { lang: '"><script>' }).lang).toBe('ko-KR');
    expect(v.parse(rootSearchSchema, { lang: 'ja-JP' }).lang).toBe('ja-JP');
  });
});
