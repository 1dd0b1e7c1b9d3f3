import { describe, expect, it } from 'vitest';
import { InvalidInputError, searchInput } from '#app/api-client/valid-input.ts';
import { readResetSearch } from '#app/features/password/password.search.ts';
import { readPharmacySearch } from '#app/features/pharmacy/pharmacy.search.ts';
import { readPointsSearch } from '#app/features/points/points.search.ts';
import { readHitSearch } from '#app/features/search/hits.search.ts';
import { readGoodbyeSearch } from '#app/features/withdrawal/withdrawal.search.ts';
import { parseSearch, readPostSearch, readRootSearch, stringifySearch } from '#app/routing/search-params.ts';

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
      // Not absent: the router merges what was read over the raw values.
      expect(readPostSearch({ page })).toStrictEqual({ page: undefined });
    },
  );

  it.each(['101', '0', '-5', 'x'])('fall back to the default for a size of %j', (size) => {
    expect(readPostSearch({ size }).size).toBeUndefined();
  });

  it.each([
    [
      'pharmacies',
      readPharmacySearch({ siNm: 'x'.repeat(51), query: '\u0000', idProduct: '0', page: 'abc' }),
    ],
    ['points', readPointsSearch({ period: '2y', size: '101' })],
    ['search', readHitSearch({ type: 'person', page: '0', q: 7 })],
    ['a reset password', readResetSearch({ token: 'x'.repeat(42) })],
  ])('of %s that the API would refuse count as missing', (_, search) => {
    expect(search).toEqual({});
  });

  it.each(['2026-02-30', '2026-13-01', '0000-01-01', '2026-1-1', '2026-01-01x', 20_260_101])(
    'take no day from %j',
    (until) => {
      expect(readGoodbyeSearch({ until })).toEqual({});
    },
  );

  it('take a day, a choice and a text as written', () => {
    expect(readGoodbyeSearch({ until: '2028-02-29' })).toEqual({ until: '2028-02-29' });
    expect(readHitSearch({ q: ' 010 ', type: 'news', ...{ other: 'x' } })).toEqual({
      q: ' 010 ',
      type: 'news',
    });
  });

  it('of a server function are refused unless they are an object', () => {
    const input = searchInput((search: object) => search);
    expect(input({ page: 1 })).toEqual({ page: 1 });
    for (const other of JSON.parse('[null, 7, "page"]'))
      expect(() => input(other)).toThrow(InvalidInputError);
  });

  it('accept numbers in range', () => {
    expect(readPostSearch({ page: '3', size: '100', idCategory: '7' })).toEqual({
      page: 3,
      size: 100,
      idCategory: 7,
    });
  });

  it('refuse unsupported languages', () => {
    expect(readRootSearch({ lang: '"><script>' }).lang).toBe('ko-KR');
    expect(readRootSearch({ lang: 'ja-JP' }).lang).toBe('ja-JP');
  });
});
