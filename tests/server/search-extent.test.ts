import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { storeSearchDocuments } from '#api/content/index-search.ts';
import { search } from '#api/services/search.ts';
import type { SearchType } from '#contract/filters.ts';
import { openTestApi, type TestApi } from '../support/api-app.ts';
import { databaseKinds } from '../support/databases.ts';

const limit = 20;
const news = 100;
const press = 10;
const newsWords = [
  [3, '보도'],
  [5, '생산 시설'],
  [60, '구형'],
] as const;

/**
 * All texts have '유산균' and the pairs of '가나다', which only the first one has. Every second one has '분말'. The first
 * news have '생산' (5), '구형' (60) and '보도' (3), which each press item has, too.
 */
describe.each(databaseKinds)('search of more texts than its limit on %s', (kind) => {
  let api: TestApi;

  const itemOf = (type: SearchType, n: number, itemId: number) => ({
    kind: type,
    itemId,
    titles: [itemId === 1 ? '유산균 분말' : `p${n}`],
    texts: [
      `유산균 ${n % 2 === 0 ? '분말' : '과립'}`,
      itemId === 1 ? '가나다' : '가나 나다',
      ...(type === 'press' ? ['보도'] : newsWords.filter(([last]) => n <= last).map(([, text]) => text)),
    ],
  });

  beforeAll(async () => {
    api = await openTestApi(kind, inject('postgresUrl'));
    const { db } = api;
    // The first posts are the newest: the limit is of what was added last.
    await db.execute(sql`insert into posts (kind, slug, published_at)
      select case when n <= ${news}::int then 'news' else 'press' end, 'p' || n, now() - n * interval '1 hour'
      from generate_series(1, ${news + press}::int) as n`);
    await db.execute(
      sql`update posts set details = '{"externalUrl":"https://press.example/"}' where kind = 'press'`,
    );
    await db.execute(sql`insert into post_translations (post_id, locale, title, summary)
      select id, 'ko-KR', slug, slug from posts`);
    const items = Array.from({ length: news + press }, (_, index) =>
      index < news ? itemOf('news', index + 1, index + 1) : itemOf('press', index + 1 - news, index + 1),
    );
    await storeSearchDocuments(db, items);
  });

  afterAll(() => api?.close());

  const find = (q: string, query: { type?: SearchType; page?: number } = {}, atMost = limit) =>
    search(api.db, { q, page: 1, size: 12, ...query }, ['ko-KR'], atMost);

  it('counts the hits among as many of the last items of each type', async () => {
    const { total, counts, partial } = await find('유산균');
    expect(counts).toEqual({ product: 0, patent: 0, thesis: 0, news: limit, press });
    expect(total).toBe(limit + press);
    expect(partial).toEqual(['news']);
    expect((await find('유산균 분말')).counts).toMatchObject({ news: limit / 2, press: press / 2 });
  });

  it('lists what it counts, and nothing after that', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => find('유산균', { type: 'news', page })));
    expect(pages.map(({ items }) => items.length)).toEqual([12, 8, 0]);
    expect(pages.map(({ total }) => total)).toEqual([limit, limit, limit]);
    const ids = pages.flatMap(({ items }) => items.map(({ id }) => id));
    expect(ids).toEqual(Array.from({ length: limit }, (_, index) => news - limit + 1 + index));
  });

  it('finds fewer hits wherever they are, counted exactly', async () => {
    const { items, total, partial } = await find('생산');
    expect(items.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
    expect(total).toBe(5);
    expect(partial).toBeUndefined();
  });

  it('finds fewer hits although one of the types has nothing else', async () => {
    const { counts, partial } = await find('보도');
    expect([counts.news, counts.press, partial]).toEqual([3, press, undefined]);
  });

  it('finds older hits if the last items have none, without correcting the query', async () => {
    const { total, counts, partial, corrected } = await find('구형');
    expect([total, counts.news, partial, corrected]).toEqual([limit, limit, ['news'], undefined]);
  });

  it('finds a rare word whose pairs of characters are frequent, and says when it did not read all texts', async () => {
    const all = await find('가나다');
    expect([all.items.map(({ id }) => id), all.partial]).toEqual([[1], undefined]);
    const some = await find('가나다', {}, 5);
    expect([some.items.map(({ id }) => id), some.partial]).toEqual([[1], ['news', 'press']]);
  });

  it.each(['유산균 분말', '분말', 'ㅂㅁ', '생산 시설', '없는낱말', '유산균 붐말'])(
    'ranks and counts %s below the limit as a site with few texts',
    async (q) => {
      expect(await find(q, {}, news - 1)).toEqual(await find(q, {}, news));
    },
  );
});
