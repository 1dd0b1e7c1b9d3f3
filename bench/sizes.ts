import { resolve } from 'node:path';
import { DrizzleQueryError, sql } from 'drizzle-orm';
import type { Database } from '#api/db/database.ts';
import { openPostgres } from '#api/db/postgres.ts';
import { searchMembers } from '#api/services/members/find-members.ts';
import { listPoints } from '#api/services/members/points.ts';
import { listQuestions } from '#api/services/members/questions.ts';
import { listPosts, postTypes } from '#api/services/posts.ts';
import { search } from '#api/services/search.ts';
import { gramsOf, searchBody } from '#api/services/search-text.ts';
import { authorize } from '#api/services/staff/authorize.ts';
import { newEmptyDatabase, query } from '../tests/support/databases.ts';
import { setup as ownTemporaryFolder } from '../tests/support/global-folder.ts';
import { startPostgres } from '../tests/support/postgres.ts';
import { unusedApiDeps } from '../tests/support/unused-api-deps.ts';
import { isHeld, type Results, report } from './results.ts';
import { commonTitle, frequentWord, searchTexts } from './search-texts.ts';
import { medianTime } from './timing.ts';

/* `node bench/sizes.ts [POSTS] [MEMBERS]` compares lists, searches and counts of ten thousand rows to many, on PostgreSQL. */

const few = 10_000;
const posts = Number(process.argv[2] ?? 10_000_000);
const members = Number(process.argv[3] ?? 1_000_000);
/** A statement may take ten seconds. */
const batchSize = 20_000;
const rareWord = '희귀한검색어';
const rarePosts = 40;
const categories = 5;
/** Of each member. */
const entries = 30;
const rareText = searchBody([rareWord]);
const languages = ['ko-KR'] as const;
const staff = { sessionId: 1, staffId: 1, email: 'staff@example.com', role: 'owner', isFresh: true } as const;
const actor = authorize(staff, 'members.read', '192.0.2.1');

/** The texts as a table. */
async function addTexts(db: Database): Promise<void> {
  await db.execute(sql`create table bench_texts (n int primary key, body text, grams text[])`);
  for (const [n, { body, grams }] of searchTexts.entries())
    await db.execute(
      sql`insert into bench_texts values (${n}::int, ${body}, string_to_array(${grams}, E'\n'))`,
    );
}

async function addPosts(db: Database, from: number, to: number): Promise<void> {
  for (let start = from; start <= to; start += batchSize) {
    const end = Math.min(to, start + batchSize - 1);
    const isRare = from === 1 ? sql`added.n % ${few / rarePosts}::int = 1` : sql`false`;
    await db.execute(sql`
      with added as (
        insert into posts (kind, slug, category_id, published_at)
        select 'news', 'bench-' || n, 1 + n % ${categories}::int, now() - (n::bigint * 233884637 % 378432000) * interval '1 second'
        from generate_series(${start}::int, ${end}::int) as n
        returning id, split_part(slug, '-', 2)::int as n
      ), translated as (
        insert into post_translations (post_id, locale, title, summary, content)
        select id, 'ko-KR', 'title ' || n, 'summary ' || n, null from added
      )
      insert into search_documents (kind, item_id, title, body, grams)
      select 'news', id, ${commonTitle}::text,
        case when ${isRare} then body || E'\n' || ${rareText}::text else body end,
        case when ${isRare} then grams || string_to_array(${gramsOf(rareText).join('\n')}, E'\n') else grams end
      from added join bench_texts on bench_texts.n = added.n % ${searchTexts.length}::int`);
  }
}

/** Builds the index of the searches after the posts: adding each post to it takes longer. */
async function addManyPosts(db: Database, from: number, to: number): Promise<void> {
  const name = 'search_documents_grams';
  const [index] = await query(url, 'select indexdef from pg_indexes where indexname = $1', [name]);
  await query(url, `drop index ${name}`);
  await addPosts(db, from, to);
  await query(url, index?.indexdef);
}

async function addMembers(db: Database, from: number, to: number): Promise<void> {
  for (let start = from; start <= to; start += batchSize) {
    const end = Math.min(to, start + batchSize - 1);
    await db.execute(sql`
      insert into members (email, name, mobile, locale)
      select 'person' || n || '@example.com', 'Name', '010' || 10000000 + n, 'ko-KR'
      from generate_series(${start}::int, ${end}::int) as n`);
  }
}

/** Points and questions of the member with the id, as many at every size. */
async function addEntries(db: Database, memberId: number): Promise<void> {
  await db.execute(sql`
    insert into points (member_id, at, description, saved, used, balance)
    select ${memberId}::int, now() - n * interval '1 hour', 'Points', 1, 0, n from generate_series(1, ${entries}::int) as n`);
  await db.execute(sql`
    insert into questions (member_id, title, content)
    select ${memberId}::int, 'Title', 'Content' from generate_series(1, ${entries}::int) as n`);
}

/** A search may take longer than a statement may. */
function nanIfTimedOut(error: unknown): number {
  const isTimeout = error instanceof DrizzleQueryError && /statement timeout/.test(String(error.cause));
  if (!isTimeout) throw error;
  return Number.NaN;
}

async function measure(db: Database): Promise<Record<string, number>> {
  await db.execute(sql`analyze`);
  const list = (page: number, idCategory?: number) =>
    medianTime(() => listPosts(db, postTypes.news, { page, size: 12, idCategory }, languages));
  const find = (q: string) =>
    medianTime(() => search(db, { q, page: 1, size: 12 }, languages)).catch(nanIfTimedOut);
  const page = { page: 1, size: 12 };
  const deps = { ...unusedApiDeps, db, keyedHash: () => '' };
  return {
    'news, page 1 with its total': await list(1),
    'a category of news, page 1 with its total': await list(1, 2),
    [`search for a word in ${rarePosts} posts, with counts`]: await find(rareWord),
    'search for a word in no post, with counts': await find('없는낱말'),
    'points of a member': await medianTime(() => listPoints(db, 5_000, page)),
    'questions of a member': await medianTime(() => listQuestions(db, 5_000, page)),
    'members of the dashboard, newest': await medianTime(() => searchMembers(deps, actor, { size: 50 })),
    'member by address': await medianTime(() =>
      searchMembers(deps, actor, { person: 'person5000@example.com', size: 50 }),
    ),
    'search for a word in every post, with counts': await find('유산균'),
    'search for a misspelt word of every post, with counts': await find('유산곤'),
    'search for a word in one of a hundred posts, with counts': await find(frequentWord),
  };
}

async function compareSizes(db: Database): Promise<Results> {
  await db.execute(sql`insert into categories (kind, key, position)
    select 'news', 'bench-' || n, n from generate_series(1, ${categories}::int) as n`);
  await addTexts(db);
  await addPosts(db, 1, few);
  await addMembers(db, 1, few);
  await addEntries(db, 5_000);
  const small = await measure(db);
  await addManyPosts(db, few + 1, posts);
  await addMembers(db, few + 1, members);
  const large = await measure(db);
  const rows = Object.entries(small).map(([what, value]) => ({
    what,
    value,
    many: large[what] ?? Number.NaN,
  }));
  return {
    bounds: rows.map(({ what, value, many }) => ({ what, value: many / value, atMost: 3 })),
    measured: rows.flatMap(({ what, value, many }) => [
      { what: `${what}, few`, value, unit: 'ms' },
      { what: `${what}, many`, value: many, unit: 'ms' },
    ]),
  };
}

const started = performance.now();
const removeFolder = ownTemporaryFolder();
const server = await startPostgres();
/** Without JIT compilation and parallel workers, as docs/operations.md says. */
const options = encodeURIComponent(
  '-c jit=off -c max_parallel_workers_per_gather=0 -c maintenance_work_mem=1GB',
);
const url = `${await newEmptyDatabase(server.url)}?options=${options}`;
const database = openPostgres(url, resolve(import.meta.dirname, '../api/db/migrations'), (error) => {
  throw error;
});
try {
  await database.migrate();
  const results = await compareSizes(database.db);
  console.log(`${posts} posts, ${members} members`);
  console.log(report([results], (performance.now() - started) / 1000));
  if (!results.bounds.every(isHeld)) process.exitCode = 1;
} finally {
  await database.close();
  server.stop();
  removeFolder();
}
