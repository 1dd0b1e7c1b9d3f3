import { sql } from 'drizzle-orm';
import type { Database } from '#api/db/database.ts';
import { listPosts, postTypes } from '#api/services/posts.ts';
import type { Results } from './results.ts';

/* Compares the first page of a list with a page far back, with ten thousand posts and with a million. */

const pageSize = 12;
const farPage = 10_000;
const categoryCount = 5;
const warmUps = 20;
const runs = 60;
/** Limits the duration of one statement. */
const batchSize = 100_000;

async function prepare(db: Database): Promise<number> {
  await db.execute(sql`insert into categories (kind, key, position)
    select 'news', 'bench-' || n, n from generate_series(1, ${categoryCount}::int) as n`);
  await db.execute(sql`insert into category_translations (category_id, locale, name)
    select id, 'ko-KR', key from categories`);
  const [first] = await db.select({ id: sql<number>`min(id)` }).from(sql`categories`);
  if (!first) throw new Error('The categories were not stored');
  return first.id;
}

async function addPosts(db: Database, from: number, to: number, firstCategory: number): Promise<void> {
  for (let start = from; start <= to; start += batchSize) {
    const end = Math.min(to, start + batchSize - 1);
    await db.execute(sql`
      with added as (
        insert into posts (kind, slug, category_id, published_at)
        select 'news', 'bench-' || n, ${firstCategory}::int + n % ${categoryCount}::int,
          now() - (n::bigint * 233884637 % 378432000) * interval '1 second'
        from generate_series(${start}::int, ${end}::int) as n
        returning id
      )
      insert into post_translations (post_id, locale, title, summary, content)
      select id, 'ko-KR', 'title ' || id, 'summary ' || id, null from added`);
  }
  await db.execute(sql`analyze`);
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

async function measure(db: Database, page: number, idCategory: number | undefined): Promise<number> {
  const times: number[] = [];
  for (let run = -warmUps; run < runs; run += 1) {
    const start = performance.now();
    const { items } = await listPosts(db, postTypes.news, { page, size: pageSize, idCategory }, ['ko-KR']);
    if (run >= 0) times.push(performance.now() - start);
    if (items.length !== pageSize) throw new Error(`Page ${page} has ${items.length} items`);
  }
  return median(times);
}

export async function benchLists(db: Database): Promise<Results> {
  const category = await prepare(db);
  await addPosts(db, 1, 10_000, category);
  const small = await measure(db, 1, category);
  const smallAll = await measure(db, 1, undefined);
  await addPosts(db, 10_001, 1_000_000, category);
  const large = await measure(db, 1, category);
  const far = await measure(db, farPage, category);
  const largeAll = await measure(db, 1, undefined);
  const farAll = await measure(db, farPage, undefined);
  return {
    measured: [
      { what: 'page 1 of a category, 10,000 posts', value: small, unit: 'ms' },
      { what: 'page 1 of a category, 1,000,000 posts', value: large, unit: 'ms' },
      { what: 'page 10,000 of a category, 1,000,000 posts', value: far, unit: 'ms' },
      { what: 'page 1 of all, 10,000 posts', value: smallAll, unit: 'ms' },
      { what: 'page 1 of all, 1,000,000 posts', value: largeAll, unit: 'ms' },
      { what: 'page 10,000 of all, 1,000,000 posts', value: farAll, unit: 'ms' },
    ],
    bounds: [
      { what: 'page 1 of a category: 1,000,000 posts to 10,000', value: large / small, atMost: 3 },
      { what: 'page 10,000 of a category to page 1', value: far / large, atMost: 5 },
      { what: 'page 1 of all: 1,000,000 posts to 10,000', value: largeAll / smallAll, atMost: 3 },
      { what: 'page 10,000 of all to page 1', value: farAll / largeAll, atMost: 5 },
    ],
  };
}
