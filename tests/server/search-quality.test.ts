import { resolve } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { applyContent } from '#api/content/apply.ts';
import { search } from '#api/services/search.ts';
import { openTestApi, type TestApi } from '../support/api-app.ts';
import queries from './search-queries.json' with { type: 'json' };

const sample = resolve(import.meta.dirname, '../../content');
const all = Object.entries(queries).flatMap(([group, list]) =>
  list.map(([q = '', expected = '']) => ({ group, q, expected })),
);

describe('search', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await openTestApi('pglite', inject('postgresUrl'));
    await applyContent(api.db, sample, pino({ level: 'silent' }));
  });

  afterAll(() => api?.close());

  const find = (q: string) => search(api.db, { q, page: 1, size: 3 }, ['ko-KR']);

  it('finds what is meant first, for 57 of 60 queries', async () => {
    expect(all).toHaveLength(60);
    const misses: string[] = [];
    for (const { group, q, expected } of all) {
      const { items } = await find(q);
      const first = items[0]?.title ?? 'nothing';
      if (!first.startsWith(expected)) misses.push(`${group}: ${q}: ${first}, not ${expected}`);
    }
    expect(misses.slice(3), misses.join('\n')).toEqual([]);
  });

  it('marks an exact code, number or DOI, and nothing else', async () => {
    const exact = all.filter(({ group }) => group === 'codes' || group === 'numbers');
    for (const { q } of exact)
      expect((await find(q)).items.map(({ isExact }) => isExact ?? false)[0], q).toBe(true);
    for (const q of ['LMB', 'LMB-0', '10-99', '루미셀 크림', '열처리 유산균'])
      expect(
        (await find(q)).items.filter(({ isExact }) => isExact),
        q,
      ).toEqual([]);
    expect((await find('LMB-07')).items.filter(({ isExact }) => isExact)).toHaveLength(1);
  });

  it('names the query that it corrected, and corrects nothing beyond one letter', async () => {
    expect((await find('루미셀 엠플')).corrected).toBe('루미셀 앰플');
    expect((await find('plantaram genome')).corrected).toBe('plantarum genome');
    expect((await find('루미셀 앰플')).corrected).toBeUndefined();
    for (const q of ['카지노', 'xyzzyplugh', '10-1111111', '가나다라마바사', 'ㅋㅋㅋㅋㅋ'])
      expect(await find(q), q).toMatchObject({ total: 0, items: [] });
  });
});
