import { describe, expect, it } from 'vitest';
import { readPharmacySearch } from '#app/features/pharmacy/pharmacy.search.ts';
import {
  hasSameFilters,
  resolveFilters,
  withFilter,
  withoutFilter,
} from '#app/features/pharmacy/pharmacy-filters.ts';

const named = (name: string) => ({ name, label: `${name}!` });

const choices = {
  regions: {
    siNm: [
      { ...named('서울'), sggNm: [named('강남구'), named('중구')] },
      { ...named('부산'), sggNm: [named('중구'), named('해운대구')] },
    ],
    subwayArea: [
      {
        ...named('수도권'),
        subwayLine: [
          { ...named('1호선'), subwayName: [named('시청역')] },
          { ...named('2호선'), subwayName: [named('강남역'), named('시청역')] },
        ],
      },
      { ...named('대전'), subwayLine: [{ ...named('1호선'), subwayName: [named('시청역')] }] },
    ],
  },
  products: [{ id: 7, name: 'Stick', locale: 'en-US' as const }],
};

describe('requested filters', () => {
  it('stay when they hold together', () => {
    const filters = {
      siNm: '부산',
      sggNm: '중구',
      subwayArea: '수도권',
      subwayLine: '2호선',
      idProduct: 7,
      query: 'a',
    };
    expect(resolveFilters(filters, choices)).toMatchObject(filters);
    expect(hasSameFilters(resolveFilters(filters, choices), filters)).toBe(true);
  });

  it.each([[{ siNm: '없는 곳' }], [{ sggNm: '없는 곳' }], [{ subwayName: '없는 역' }], [{ idProduct: 8 }]])(
    'count as not given where there is no such choice: %j',
    (filters) => {
      expect(hasSameFilters(resolveFilters(filters, choices), {})).toBe(true);
    },
  );

  it('lose a district of another province and a station of another line', () => {
    expect(resolveFilters({ siNm: '부산', sggNm: '강남구' }, choices)).toMatchObject({
      siNm: '부산',
      sggNm: undefined,
    });
    expect(
      resolveFilters({ subwayArea: '수도권', subwayLine: '1호선', subwayName: '강남역' }, choices),
    ).toMatchObject({ subwayLine: '1호선', subwayName: undefined });
  });

  it('bring the parents of a place that is the only one of its name', () => {
    expect(resolveFilters({ sggNm: '해운대구' }, choices).siNm).toBe('부산');
    expect(resolveFilters({ subwayName: '강남역' }, choices)).toMatchObject({
      subwayArea: '수도권',
      subwayLine: '2호선',
    });
  });

  it('mean every place of a name that several parents have', () => {
    expect(resolveFilters({ sggNm: '중구' }, choices)).toMatchObject({ siNm: undefined, sggNm: '중구' });
    expect(resolveFilters({ subwayArea: '수도권', subwayName: '시청역' }, choices)).toMatchObject({
      subwayArea: '수도권',
      subwayLine: undefined,
      subwayName: '시청역',
    });
  });

  it('may name a place with its parents, as a form without JavaScript does', () => {
    expect(resolveFilters({ sggNm: '부산 중구' }, choices)).toMatchObject({ siNm: '부산', sggNm: '중구' });
    expect(resolveFilters({ subwayName: '대전 1호선 시청역' }, choices)).toMatchObject({
      subwayArea: '대전',
      subwayLine: '1호선',
      subwayName: '시청역',
    });
    expect(resolveFilters({ siNm: '서울', sggNm: '부산 중구' }, choices)).toMatchObject({
      siNm: '서울',
      sggNm: undefined,
    });
  });
});

describe('changing a filter', () => {
  const filters = {
    siNm: '서울',
    sggNm: '강남구',
    subwayArea: '수도권',
    subwayLine: '2호선',
    subwayName: '강남역',
  };

  it('removes filters outside the new choice and keeps the rest', () => {
    expect(withFilter(filters, 'siNm', '부산', choices)).toMatchObject({
      siNm: '부산',
      sggNm: undefined,
      subwayName: '강남역',
    });
    expect(withFilter({ siNm: '서울', sggNm: '중구' }, 'siNm', '부산', choices).sggNm).toBe('중구');
  });

  it('removes the dependent filters of a removed one', () => {
    expect(withoutFilter(filters, 'subwayArea')).toMatchObject({
      siNm: '서울',
      subwayArea: undefined,
      subwayLine: undefined,
      subwayName: undefined,
    });
    expect(withFilter(filters, 'siNm', '', choices)).toMatchObject({ siNm: undefined, sggNm: undefined });
    expect(withFilter(filters, 'query', '', choices).query).toBeUndefined();
  });

  it('reads a product as a number', () => {
    expect(withFilter({}, 'idProduct', '7', choices).idProduct).toBe(7);
  });
});

it.each([
  [{ page: '0', size: '101', idProduct: 'x' }],
  [{ siNm: 'a'.repeat(51), query: '\u0000' }],
  [{ siNm: '  ', query: '' }],
])('the search falls back to its defaults for %j', (search) => {
  const parsed = readPharmacySearch(search);
  expect(Object.values(parsed).filter((value) => value !== undefined)).toEqual([]);
});
