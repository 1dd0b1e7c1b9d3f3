import { resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { applyContent } from '#api/content/apply.ts';
import { search } from '#api/services/search.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { Locale } from '#contract/locales.ts';
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

  it('finds what is meant first, for 83 of 86 queries', async () => {
    expect(all).toHaveLength(86);
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
    expect((await find('유세포분석')).corrected).toBe('유세포 분석');
    expect((await find('루미데이포스트스틱')).corrected).toBe('루미데이 포스트 스틱');
    expect((await find('heatkilled')).corrected).toBe('heat-killed');
    expect((await find('파라 프로바이오틱스')).corrected).toBe('파라프로바이오틱스');
    for (const q of ['카지노', 'xyzzyplugh', '10-1111111', '가나다라마바사', 'ㅋㅋㅋㅋㅋ'])
      expect(await find(q), q).toMatchObject({ total: 0, items: [] });
  });

  it.each([
    ['LMV-07', 'LMB-07'],
    ['LNB-30', 'LMB-30'],
    ['LB 07', 'LMB-07'],
    ['mlb07g', 'LMB-07G'],
    ['LMV-07 EV', 'LMB-07 EV'],
    ['LMB-7', 'LMB-07'],
    ['LMB-O7', 'LMB-07'],
    ['LMB-l2', 'LMB-12'],
    ['LMB-007', 'LMB-07'],
    ['LMB-077', 'LMB-07'],
    ['ＬＭＢ－７', 'LMB-07'],
    ['LNB-30 음료', 'LMB-30 음료'],
    ['LMB 7', 'LMB-07'],
    ['엘엠비 7', 'LMB-07'],
    ['LMB 7 음료', 'LMB-07 음료'],
    ['10-9902418', '10-9902417'],
    ['제10-2022-9907719호', '10-2022-9907718'],
    ['9902418', '10-9902417'],
    ['PCT/KR2024/903387', 'PCT/KR2024/903386'],
  ])('asks for %s whether %s was meant, and calls no hit exact', async (q, meant) => {
    const { corrected, items } = await find(q);
    expect(corrected).toBe(meant);
    expect(items.length).toBeGreaterThan(0);
    expect(items.filter(({ isExact }) => isExact)).toEqual([]);
  });

  it.each([
    'LMB-08',
    'LMV-1',
    'LMB-121',
    'LMV-O7',
    'LMB-15Q',
    'LMB-07 xyzzyplugh',
    'LMB07-2609-K7QX',
    'LMB07 2609 K7QX',
    'LMB 8',
    '엘엠비 공팔',
    '엘엠비 일오',
    '10-9902428',
    '20-9902418',
    '화장품 9902418',
    `LMV-07${'7'.repeat(60)}`,
  ])('corrects nothing in %s: too far, or near to several', async (q) => {
    expect(await find(q)).toMatchObject({ total: 0, items: [] });
  });

  it('corrects no number that is near to two patents', async () => {
    const rename = (from: string, to: string) =>
      api.db.execute(
        sql`update posts set details = jsonb_set(details, '{number}', to_jsonb(${to}::text)) where details->>'number' = ${from}`,
      );
    expect((await find('10-9902477')).corrected).toBe('10-9902417');
    await rename('10-9926083', '10-9902487');
    expect(await find('10-9902477')).toMatchObject({ total: 0, items: [] });
    expect(await find('9902477')).toMatchObject({ total: 0, items: [] });
    await rename('10-9902487', '10-9926083');
  });

  const suggest = async (q: string, locale: Locale = 'ko-KR') => {
    const answer = await api.call(`/search/suggestions?${new URLSearchParams({ q })}`, { locale });
    expect(answer.status, q).toBe(200);
    const { data } = v.parse(endpoints.listSuggestions.response.schema, await answer.json());
    return data;
  };

  it.each([
    ['ㅇㅅㄱ', 'ko-KR', '유산균'],
    ['유산ㄱ', 'ko-KR', '유산균'],
    ['유산', 'ko-KR', '유산균'],
    ['lactob', 'ko-KR', '락토바실러스'],
    ['락토바', 'en-US', 'Lactobacillus'],
    ['lmb0', 'ko-KR', 'LMB-07 열처리 유산균 분말'],
    ['ㅇㅊㄹ ㄱㄹ', 'ko-KR', 'LMB-07G 열처리 유산균 과립'],
    ['10-990', 'ko-KR', '10-9902417'],
    ['菌粉', 'zh-CN', 'LMB-07 热灭活乳酸菌粉'],
    ['엘엠비0', 'ko-KR', 'LMB-07 열처리 유산균 분말'],
    ['CoA', 'ko-KR', '시험성적서'],
    ['外泌', 'zh-CN', '细胞外囊泡'],
    ['安全数据表', 'zh-CN', 'SDS'],
    ['유선균', 'ko-KR', '유산균'],
    ['유산귬', 'ko-KR', '유산균'],
    ['lactobacilus', 'ko-KR', '락토바실러스'],
    ['proibot', 'en-US', 'live bacteria'],
    ['lacotb', 'en-US', 'Lactobacillus'],
    ['flow citom', 'en-US', 'flow cytometry'],
    ['lmv-07', 'ko-KR', 'LMB-07 열처리 유산균 분말'],
  ] as const)('suggests for %s in %s: %s', async (q, locale, expected) => {
    const [first] = await suggest(q, locale);
    expect(first?.q).toBe(expected);
    expect((await find(expected)).total).toBeGreaterThan(0);
  });

  it('suggests little, and nothing for nothing, too much or what is not public', async () => {
    expect((await suggest('ㅇ')).length).toBe(8);
    for (const q of ['', '  ', '%', '-()', 'xyzzy', '10-9902477', 'LMB-77', 'lbm'])
      expect(await suggest(q), q).toEqual([]);
    const tooLong = await api.call(`/search/suggestions?q=${'a'.repeat(101)}`);
    expect(tooLong.status).toBe(400);
    const [named] = await suggest('LMB-12');
    expect(named?.type).toBe('product');
    await api.db.execute(
      sql`update products set published_at = now() + interval '1 day' where slug = 'lmb-12'`,
    );
    expect((await suggest('LMB-12')).filter(({ type }) => type === 'product')).toEqual([]);
  });
});
