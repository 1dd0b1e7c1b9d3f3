import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { storeSearchDocuments } from '#api/content/index-search.ts';
import { search } from '#api/services/search.ts';
import { openTestApi, type TestApi } from '../support/api-app.ts';
import { databaseKinds } from '../support/databases.ts';

const limit = 20;
const news = 40;
/** The sample has the ids from 500,000 to 500,999, of as many thousands as the last id has. */
const sampled = 5;
const firstSampled = 500_000;
const distance = 124_999;

const idOf = (n: number) => (n <= sampled ? firstSampled + n : n * distance);

/** All have '유산균', the sampled ones and the last one '표본'. The fourth and fifth have '넷다섯'. */
describe.each(databaseKinds)('search of slices on %s', (kind) => {
  let api: TestApi;

  beforeAll(async () => {
    api = await openTestApi(kind, inject('postgresUrl'));
    const { db } = api;
    const numbers = Array.from({ length: news }, (_, index) => index + 1);
    const ids = sql`${sql.param(numbers.map(idOf))}::int[]`;
    await db.execute(sql`insert into posts (id, kind, slug, published_at) overriding system value
      select id, 'news', 'p' || id, now() from unnest(${ids}) as id`);
    await db.execute(sql`insert into post_translations (post_id, locale, title, summary)
      select id, 'ko-KR', slug, slug from posts`);
    await storeSearchDocuments(
      db,
      numbers.map((n) => ({
        kind: 'news' as const,
        itemId: idOf(n),
        titles: [`p${n}`],
        texts: ['유산균', n <= sampled || n === news ? '표본' : '', n === 4 || n === 5 ? '넷다섯' : ''],
      })),
    );
  });

  afterAll(() => api?.close());

  const find = (q: string) => search(api.db, { q, page: 1, size: news }, ['ko-KR'], limit);

  it('finds the last items, however far apart their ids are', async () => {
    const { items, partial } = await find('유산균');
    const last = Array.from({ length: limit }, (_, index) => idOf(news - index));
    expect(items.map(({ id }) => id)).toEqual(last);
    expect(partial).toEqual(['news']);
  });

  it('takes a word that the sample has often for frequent', async () => {
    const { items, partial } = await find('표본');
    expect(items.map(({ id }) => id)).toEqual([idOf(news)]);
    expect(partial).toEqual(['news']);
  });

  it('finds all hits of a word that the sample has less often', async () => {
    const { items, partial } = await find('넷다섯');
    expect(items.map(({ id }) => id)).toEqual([idOf(5), idOf(4)]);
    expect(partial).toBeUndefined();
  });
});
