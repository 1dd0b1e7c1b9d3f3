import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { postCounts } from '#api/db/schema/index.ts';
import { listPostCategories, listPosts, postTypes } from '#api/services/posts.ts';
import { openTestApi, type TestApi } from '../support/api-app.ts';
import { databaseKinds } from '../support/databases.ts';

/*
 * A page found by the counts must be the page that plain counting of rows finds: on a table of random dates, many
 * of them equal, some in the future, some none, changed and deleted after they were counted.
 */

const size = 7;

describe.each(databaseKinds)('pages of posts on %s', (kind) => {
  let api: TestApi;
  let categoryIds: number[];

  beforeAll(async () => {
    api = await openTestApi(kind, inject('postgresUrl'));
    const { db } = api;
    await db.execute(sql`insert into categories (kind, key, position)
      select 'news', 'c' || n, n from generate_series(1, 3) as n`);
    await db.execute(sql`insert into category_translations (category_id, locale, name)
      select id, 'ko-KR', key from categories`);
    await db.execute(sql`select setseed(0.42)`);
    // A few hundred timestamps for a thousand posts: minutes of today, this month, years, the future, and none.
    await db.execute(sql`
      insert into posts (kind, slug, category_id, published_at)
      select 'news', 'p' || n, (select id from categories where key = 'c' || (1 + n % 4)),
        case
          when n % 11 = 0 then null
          when n % 7 = 0 then date_trunc('minute', now() + random() * interval '40 days')
          when n % 5 = 0 then date_trunc('minute', now() - random() * interval '20 hours')
          when n % 3 = 0 then date_trunc('hour', now() - random() * interval '35 days')
          else date_trunc('day', now() - random() * interval '1500 days') + n % 3 * interval '1 minute'
        end
      from generate_series(1, 1000) as n`);
    await db.execute(sql`insert into posts (kind, slug, published_at)
      select 'press', 'p' || n, now() - n * interval '1 day' from generate_series(1, 50) as n`);
    await db.execute(sql`insert into post_translations (post_id, locale, title, summary)
      select id, 'ko-KR', slug, slug from posts`);
    // Months and days lose posts, gain posts and become empty.
    await db.execute(sql`delete from posts where id % 13 = 0`);
    await db.execute(
      sql`update posts set published_at = published_at - interval '31 days' where id % 17 = 0`,
    );
    await db.execute(sql`update posts set published_at = null where id % 19 = 0`);
    await db.execute(sql`update posts set category_id = (select min(id) from categories) where id % 23 = 0`);
    await db.execute(sql`update posts set published_at = now() - interval '1 hour' where id % 29 = 0`);
    const rows = await db.select({ id: sql<number>`id` }).from(sql`categories order by id`);
    categoryIds = rows.map(({ id }) => id);
  });

  afterAll(() => api?.close());

  async function plainIds(category: number | undefined): Promise<number[]> {
    const filter = category === undefined ? sql`true` : sql`category_id = ${category}`;
    const rows = await api.db.select({ id: sql<number>`id` }).from(sql`(
      select id from posts where kind = 'news' and published_at <= now() and ${filter}
      order by published_at desc, id desc) as plain`);
    return rows.map(({ id }) => id);
  }

  const page = (number: number, idCategory: number | undefined, pageSize = size) =>
    listPosts(api.db, postTypes.news, { page: number, size: pageSize, idCategory }, ['ko-KR']);

  it('are those of a plain count, in every category and in all', async () => {
    for (const category of [undefined, ...categoryIds]) {
      const expected = await plainIds(category);
      expect(expected.length).toBeGreaterThan(50);
      for (let number = 1; number <= Math.ceil(expected.length / size) + 1; number += 1) {
        const { items, total } = await page(number, category);
        expect(total).toBe(expected.length);
        expect(items.map(({ id }) => id)).toEqual(expected.slice((number - 1) * size, number * size));
      }
      const { items } = await page(1, category, 100);
      expect(items.map(({ id }) => id)).toEqual(expected.slice(0, 100));
    }
  });

  it('are counted alike in the list of categories', async () => {
    const counted = await listPostCategories(api.db, 'news', ['ko-KR']);
    expect(counted).toHaveLength(3);
    for (const { id, count } of counted) expect(count).toBe((await plainIds(id)).length);
  });

  it('are empty past the end, in an unknown category and in one of another kind', async () => {
    const { length } = await plainIds(undefined);
    expect(await page(1_000_000, undefined, 100)).toEqual({ items: [], total: length });
    expect(await page(1, 2_147_483_647)).toEqual({ items: [], total: 0 });
    const ofPatents = await listPosts(
      api.db,
      postTypes.patent,
      { page: 1, size, idCategory: categoryIds[0] },
      ['ko-KR'],
    );
    expect(ofPatents).toEqual({ items: [], total: 0 });
  });

  it('have counts that hold no less than the rows', async () => {
    const rows = await api.db
      .select({ period: postCounts.period, posts: sql<number>`sum(${postCounts.posts})::int` })
      .from(postCounts)
      .where(sql`kind = 'news' and category_id = 0`)
      .groupBy(postCounts.period);
    const [dated] = await api.db
      .select({ count: sql<number>`count(published_at)::int` })
      .from(sql`posts where kind = 'news'`);
    expect(rows.map(({ posts }) => posts)).toEqual([dated?.count, dated?.count]);
  });
});
