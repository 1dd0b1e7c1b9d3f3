import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { findHits, search } from '#api/services/search.ts';
import { databaseKinds, openTestApi, type TestApi } from '../support/api-app.ts';

/** Ten thousand posts, of which few hold the words that are looked for. */
describe.each(databaseKinds)('search in a large table on %s', (kind) => {
  let api: TestApi;

  beforeAll(async () => {
    api = await openTestApi(kind, inject('postgresUrl'));
    const { db } = api;
    await db.execute(sql`insert into posts (kind, slug, published_at)
      select 'news', 'p' || n, now() - n * interval '1 hour' from generate_series(1, 10000) as n`);
    await db.execute(sql`insert into post_translations (post_id, locale, title, summary)
      select id, 'ko-KR', slug, slug from posts`);
    await db.execute(sql`
      insert into search_documents (kind, item_id, published_at, title, body, grams)
      select 'news', id, published_at, slug, case when id % 1000 = 0 then '유산균 분말' else '다른 이야기 ' || id end,
        case when id % 1000 = 0 then array['유','산','균','유산','산균','분','말','분말']
          else array['다','른','다른','이','야','기','이야','야기', 'g' || id % 977] end
      from posts`);
    await db.execute(sql`analyze`);
  }, 60_000);

  afterAll(() => api?.close());

  it('finds what there is', async () => {
    const { items, total } = await search(api.db, { q: '유산 분말', page: 1, size: 12 }, 'ko-KR');
    expect(total).toBe(10);
    expect(items).toHaveLength(10);
  });

  it('reads the index of grams, not the table', async () => {
    const plan = await api.db.execute(sql`explain ${findHits(api.db, ['유산'], undefined).getSQL()}`);
    expect(JSON.stringify(plan)).toContain('search_documents_grams');
  });
});
