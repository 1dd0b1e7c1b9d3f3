import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '#api/db/database.ts';
import { gramsOf, searchBody } from '#api/services/search-text.ts';
import { authorize } from '#api/services/staff/authorize.ts';
import { countItems, listItems } from '#api/services/staff-content/list-items.ts';
import { itemQuerySchema } from '#contract/staff-content-requests.ts';
import type { Results } from './results.ts';
import { medianTime } from './timing.ts';

/* The list of content of the dashboard at a million items, as an editor searches, filters and sorts it. */

const itemCount = 1_000_000;
const batchSize = 100_000;
const boundMs = 100;

const subjects = [
  '프로바이오틱스',
  '균주',
  '임상 시험',
  '오송 공장',
  '특허',
  '유산균',
  '쇼룸',
  '학회',
  '포장',
  '채용',
];
const acts = ['등록', '발표', '공개', '안내', '수상', '참가', '연구', '협약', '출시', '점검'];
const rare = '희귀한검색어';

/** Titles whose search columns the application makes. */
async function prepare(db: Database): Promise<void> {
  await db.execute(sql`create table bench_titles (place int, title text, search text, terms text[])`);
  const titles = subjects.flatMap((subject) => acts.map((act) => `${subject} ${act}`));
  for (const [index, title] of [...titles, rare].entries()) {
    const search = searchBody([title]);
    await db.execute(sql`insert into bench_titles values (${index}, ${title}, ${search},
      string_to_array(${gramsOf(search).join('\n')}, E'\n'))`);
  }
}

async function fill(db: Database): Promise<void> {
  await prepare(db);
  await db.execute(sql`drop index content_items_terms`);
  for (let start = 1; start <= itemCount; start += batchSize)
    await db.execute(sql`
      insert into content_items (kind, key, state, title, position, current_version, published_version, public_id,
        published_at, edited, language_changes, search, terms, updated_at)
      select case when n % 10 < 7 then 'news' when n % 10 < 9 then 'press' else 'thesis' end, 'bench-' || n,
        case when n % 1000 = 0 then 'draft' when n % 100 = 1 then 'changed' else 'published' end,
        t.title || ' ' || n, 0, 1, case when n % 1000 = 0 then null else 1 end, n,
        now() - (n::bigint * 233884637 % 378432000) * interval '1 second', true, '{}', t.search,
        t.terms || array['current:ko-KR',
          case when n % 3 = 0 then 'missing:en-US' when n % 5000 = 1 then 'outdated:en-US' else 'current:en-US' end,
          'missing:zh-CN', 'missing:zh-TW', 'missing:ja-JP'],
        now() - (n::bigint * 7919 % 31536000) * interval '1 second'
      from generate_series(${start}::int, ${start + batchSize - 1}::int) as n
      join bench_titles t on t.place = case when n in (400000, 700000) then 100 else n % 100 end`);
  await db.execute(
    sql`create index content_items_terms on content_items using gin (terms) with (fastupdate = off)`,
  );
  await db.execute(sql`drop table bench_titles`);
  await db.execute(sql`analyze`);
}

const session = {
  sessionId: 1,
  staffId: 1,
  email: 'staff@example.com',
  role: 'editor',
  isFresh: true,
} as const;
const actor = authorize(session, 'content.read', '192.0.2.1');

async function measure(db: Database, given: Record<string, string>): Promise<number> {
  const query = v.parse(itemQuerySchema, given);
  return medianTime(() => listItems(db, actor, query));
}

/** A cursor of some hundred pages on. */
async function farCursor(db: Database, given: Record<string, string>): Promise<string> {
  let cursor: string | undefined;
  for (let page = 0; page < 200; page += 1) {
    const query = v.parse(itemQuerySchema, { ...given, size: '100', ...(cursor && { cursor }) });
    cursor = (await listItems(db, actor, query)).next ?? undefined;
  }
  return cursor ?? '';
}

const lists: [string, Record<string, string>][] = [
  ['all, changed last', {}],
  ['news by title', { kind: 'news', sort: 'title' }],
  ['press by the date of publication, oldest first', { kind: 'press', sort: 'published', order: 'asc' }],
  ['drafts', { state: 'draft' }],
  ['a common word', { query: '유산균' }],
  ['two words of an item in a hundred', { query: '유산균 등록' }],
  ['a common word in a rare state', { query: '유산균', state: 'draft' }],
  ['a word of two items', { query: rare }],
  ['a word of two items, by title', { query: rare, sort: 'title' }],
  ['initial consonants', { query: 'ㅎㄱㅎ' }],
  ['a word of no item', { query: '없는말없는말' }],
  ['missing in English', { language: 'en-US', languageState: 'missing' }],
  ['outdated in English', { language: 'en-US', languageState: 'outdated' }],
  [
    'outdated in English, with a common word',
    { language: 'en-US', languageState: 'outdated', query: '특허' },
  ],
];

export async function benchContent(db: Database, name: string): Promise<Results> {
  await fill(db);
  const measured: Results['measured'][number][] = [];
  const add = (what: string, value: number) =>
    measured.push({ what: `${name}, content: ${what}`, value, unit: 'ms' });
  for (const [what, query] of lists) add(what, await measure(db, query));
  for (const sort of ['updated', 'title'])
    add(
      `page 201 of a hundred, by ${sort}`,
      await measure(db, { sort, size: '100', cursor: await farCursor(db, { sort }) }),
    );
  add('counts by kind and state', await medianTime(() => countItems(db, actor)));
  const slowest = Math.max(...measured.map(({ value }) => value));
  return {
    measured,
    bounds: [
      { what: `${name}, content: slowest of these to ${boundMs} ms`, value: slowest / boundMs, atMost: 1 },
    ],
  };
}
