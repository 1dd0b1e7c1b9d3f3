import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { storeSearchDocuments } from '#api/content/index-search.ts';
import { findHits } from '#api/services/find-hits.ts';
import { search } from '#api/services/search.ts';
import { queryGrams, queryPattern } from '#api/services/search-text.ts';
import { openTestApi, type TestApi } from '../support/api-app.ts';

const rows = 4000;

/** Endless words of two syllables, in a fixed order. */
function* syllables(): Generator<string> {
  for (let seed = 1; ; seed = (seed * 48_271) % 2_147_483_647)
    yield String.fromCodePoint(0xac00 + (seed % 2000)) + String.fromCodePoint(0xac00 + (seed % 1777));
}

/** Thousands of articles of common length, few of which contain the words of the query. */
describe('search in a large table', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await openTestApi('postgresql', inject('postgresUrl'));
    const { db } = api;
    await db.execute(sql`insert into posts (kind, slug, published_at)
      select 'news', 'p' || n, now() - n * interval '1 hour' from generate_series(1, ${rows}::int) as n`);
    await db.execute(sql`insert into post_translations (post_id, locale, title, summary)
      select id, 'ko-KR', slug, slug from posts`);
    const words = syllables();
    const items = Array.from({ length: rows }, (_, index) => ({
      kind: 'news' as const,
      itemId: index + 1,
      titles: [`p${index + 1}`],
      texts: [
        Array.from({ length: 150 }, () => words.next().value).join(' '),
        index % 400 === 0 ? '유산균 분말' : '',
      ],
    }));
    for (let start = 0; start < rows; start += 500)
      await storeSearchDocuments(db, items.slice(start, start + 500));
    await db.execute(sql`analyze`);
  }, 60_000);

  afterAll(() => api?.close());

  it('finds published items', async () => {
    const { items, total } = await search(api.db, { q: '유산 분말', page: 1, size: 12 }, ['ko-KR']);
    expect(total).toBe(10);
    expect(items).toHaveLength(10);
  });

  it.each(['유산', '유산균 분말', 'ㅇㅅㄱ'])(
    'reads the index of grams for %s, not the table',
    async (query) => {
      const words = query.split(' ');
      const grams = sql`${sql.param(words.flatMap(queryGrams))}::text[]`;
      const hits = findHits(api.db, { patterns: words.map(queryPattern), grams });
      const plan = await api.db.execute(sql`explain ${hits.getSQL()}`);
      expect(JSON.stringify(plan)).toContain('search_documents_grams');
    },
  );
});
