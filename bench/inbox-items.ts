import { sql } from 'drizzle-orm';
import type { Database } from '#api/db/database.ts';
import { countInbox } from '#api/services/inbox/count-items.ts';
import type { InboxFilter } from '#api/services/inbox/filter.ts';
import { type InboxPageQuery, listInbox } from '#api/services/inbox/items.ts';
import { type InboxState, waitingStates } from '#contract/inbox-kinds.ts';
import type { Results } from './results.ts';
import { medianTime } from './timing.ts';

/* The list, its counts and the search of the inbox at a hundred thousand inquiries, of which a hundredth waits. */

const inquiryCount = 100_000;
/** Triggers index each text. */
const batchSize = 2_000;
const boundMs = 100;
const size = 50;

async function fill(db: Database): Promise<void> {
  for (let start = 1; start <= inquiryCount; start += batchSize)
    await db.execute(sql`
      insert into contacts (reference, type, full_name, email, subject, content, locale, consent_version, request_hash,
        received_at, opened_at, answered_at, processed_at)
      select 'LB-B' || n, (array['OEM_ODM', 'RAW_MATERIAL', 'PARTNERSHIP', 'OTHER'])[n % 4 + 1],
        'Person ' || n, 'person' || n || '@example.com', 'Capsules ' || n || ' 캡슐 견적',
        'We need capsules for lot ' || n * 7919 || '. 납기와 가격을 알려 주세요. '
          || repeat('Lactobacillus strain with clinical data. ', 10) || case when n % 20000 = 0 then 'turmeric' else '' end,
        (array['ko-KR', 'en-US', 'zh-CN', 'zh-TW', 'ja-JP'])[n % 5 + 1], '1', '',
        now() - (${inquiryCount}::int - n) * interval '10 minutes',
        done, done, done
      from generate_series(${start}::int, ${start + batchSize - 1}::int) as n
      cross join lateral (select case when n % 100 <> 0 then now() end as done) as closing`);
  await db.execute(sql`analyze`);
}

const waiting: readonly InboxState[] = waitingStates;
const oldest: InboxPageQuery = { order: 'oldest', size };
const newest: InboxPageQuery = { order: 'newest', size };

const lists: readonly [what: string, filter: InboxFilter, query: InboxPageQuery][] = [
  ['items that wait', { states: waiting }, oldest],
  ['overdue items', { states: waiting, due: 'overdue' }, oldest],
  ['all items', {}, newest],
  [
    'answered items of a kind in a language',
    { states: ['answered'], kind: 'OTHER', locale: 'en-US' },
    newest,
  ],
  ['search for a reference', { search: 'LB-B77777' }, newest],
  ['search for an e-mail address', { search: 'person4242@example.com' }, newest],
  ['search for a rare word', { search: 'turmeric' }, newest],
  ['search for a word of every text', { search: '가격을' }, newest],
  ['search for two words of every text', { search: 'clinical strain' }, newest],
  ['search for a word of no text', { search: 'xylophone' }, newest],
];

export async function benchInbox(db: Database, name: string): Promise<Results> {
  await fill(db);
  const measured: Results['measured'][number][] = [];
  for (const [what, filter, query] of lists) {
    measured.push({
      what: `${name}: ${what}`,
      value: await medianTime(() => listInbox(db, filter, query)),
      unit: 'ms',
    });
    measured.push({
      what: `${name}: ${what}, counts`,
      value: await medianTime(() => countInbox(db, filter)),
      unit: 'ms',
    });
  }
  const slowest = Math.max(...measured.map(({ value }) => value));
  return {
    measured,
    bounds: [
      {
        what: `${name}: slowest list or count of the inbox to ${boundMs} ms`,
        value: slowest / boundMs,
        atMost: 1,
      },
    ],
  };
}
