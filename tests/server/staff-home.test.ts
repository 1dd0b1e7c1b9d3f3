import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { runExpiry } from '#api/jobs/expiry.ts';
import { dueDayOf, dueStateOf } from '#api/services/inbox/due.ts';
import { koreanDay } from '#api/services/korean-time.ts';
import { countMiss, missedQuery } from '#api/services/search-misses.ts';
import { endpoints } from '#contract/endpoints.ts';
import { expectAnswer } from '../support/answers.ts';
import { databaseKinds } from '../support/databases.ts';
import { StaffApi } from '../support/staff-api.ts';

it.each([
  ['  Probiotics  ＰＯＷＤＥＲ ', 'probiotics powder'],
  ['LMB-07 2026', 'lmb-07 2026'],
  ['hong@example.com', undefined],
  ['홍길동 010-1234-5678', undefined],
  ['+82 (10) 1234.5678', undefined],
  ['1588-1234', undefined],
  ['LMB07-2609-K7QX', undefined],
  ['lot ｌｍｂ07-2609-k7qx', undefined],
  ['x'.repeat(61), undefined],
  ['   ', undefined],
])('a search for %s is counted as %s', (query, counted) => {
  expect(missedQuery(query)).toBe(counted);
});

describe.each(databaseKinds)('the home of staff on %s', (kind) => {
  let staff: StaffApi;
  let site: StaffApi['site'];
  let token: string;

  beforeAll(async () => {
    staff = await StaffApi.open(kind, inject('postgresUrl'));
    site = staff.site;
    ({ token } = await staff.person('reader'));
  });

  beforeEach(async () => {
    for (const table of ['contacts', 'outbox', 'search_misses', 'attempts'])
      await site.rows(sql`delete from ${sql.identifier(table)}`);
  });

  afterAll(() => staff?.close());

  const home = async () =>
    (await expectAnswer(endpoints.getStaffHome, await site.get('/staff/home', { token }))).data;
  const search = async (query: string, more = '') =>
    (await site.get(`/search?q=${encodeURIComponent(query)}${more}`)).status;
  const inquiry = (received: string, more: Record<string, string> = {}) => {
    const { type = 'OTHER', locale = 'ko-KR', answered = 'null', closed = 'null' } = more;
    return site.rows(sql`insert into contacts (reference, type, full_name, email, content, locale, consent_version,
        request_hash, received_at, answered_at, processed_at, closed_as)
      values (${`LB-${site.serial()}`}, ${type}, 'A', 'a@example.com', 'x', ${locale}, '1', 'x', ${sql.raw(received)},
        ${sql.raw(answered)}, ${sql.raw(answered)}, ${sql.raw(closed)})`);
  };

  it('counts due items by their day', async () => {
    const ages = [0, 1, 2, 3, 5, 8, 12];
    for (const days of ages) await inquiry(`now() - interval '${days} days'`);
    await inquiry(`now() - interval '20 days'`, { answered: 'now()' });
    const states = ages.map((days) => {
      const received = new Date(Date.now() - days * 24 * 3_600_000);
      return dueStateOf(dueDayOf(received), new Date());
    });
    const count = (state: string) => states.filter((candidate) => candidate === state).length;
    expect((await home()).inbox).toEqual({
      overdue: count('overdue'),
      today: count('today'),
      later: count('later'),
      undelivered: 0,
    });
    expect(count('overdue')).toBeGreaterThan(0);
    const [answered] = await site.rows(sql`select id from contacts where answered_at is not null`);
    await site.rows(
      sql`insert into answers (contact_id, content, failed_at) values (${answered?.id}, 'x', now())`,
    );
    expect((await home()).inbox.undelivered).toBe(1);
  });

  it('lists the next publications, the first on top', async () => {
    const schedule = (key: string, at: string | null) =>
      site.rows(sql`insert into content_items
          (kind, key, state, title, current_version, edited, language_changes, search, terms, published_at, scheduled_at)
        values ('news', ${key}, 'scheduled', ${`Title of ${key}`}, 1, true, '{}', '', '{}', '1970-01-01',
          ${at}::timestamptz)`);
    await schedule('later', '2030-02-01T00:00:00Z');
    await schedule('draft', null);
    await schedule('sooner', '2030-01-01T00:00:00Z');
    expect((await home()).publications).toMatchObject([
      { kind: 'news', title: 'Title of sooner', at: '2030-01-01T00:00:00.000Z' },
      { kind: 'news', title: 'Title of later' },
    ]);
    await site.rows(sql`delete from content_items`);
    expect((await home()).publications).toEqual([]);
  });

  it('has the figures of 30 days by kind, language and day, with medians', async () => {
    const hours = (count: number) => `now() - interval '10 days' + interval '${count} hours'`;
    const tenDaysAgo = `now() - interval '10 days'`;
    await inquiry(tenDaysAgo, { type: 'OEM_ODM', locale: 'en-US', answered: hours(2) });
    await inquiry(tenDaysAgo, { type: 'OEM_ODM', answered: hours(6) });
    await inquiry(tenDaysAgo, { type: 'PARTNERSHIP', answered: hours(40), closed: `'answered_elsewhere'` });
    await inquiry('now()', { type: 'PARTNERSHIP' });
    await inquiry(tenDaysAgo, { type: 'OTHER', answered: hours(1), closed: `'spam'` });
    await inquiry(`now() - interval '31 days'`);
    const member = await site.member();
    const question = { title: 'COA', content: 'Please' };
    await site.post('/me/questions', question, { token: member.token });
    const { figures } = await home();
    expect(figures).toMatchObject({ total: 5, medianHours: 6 });
    const kinds = Object.fromEntries(figures.kinds.map((row) => [row.kind, [row.items, row.medianHours]]));
    expect(kinds).toEqual({
      OEM_ODM: [2, 4],
      RAW_MATERIAL: [0, null],
      PARTNERSHIP: [2, 40],
      OTHER: [0, null],
      QUESTION: [1, null],
      SAMPLE: [0, null],
    });
    expect(figures.locales.find(({ locale }) => locale === 'en-US')).toMatchObject({ items: 1 });
    expect(figures.days).toHaveLength(30);
    expect(figures.days.at(-1)).toEqual({ day: koreanDay(new Date()), items: 2 });
    expect(figures.days.reduce((sum, { items }) => sum + items, 0)).toBe(5);
    await site.rows(sql`delete from questions`);
  });

  it('counts failed messages and withheld confirmations', async () => {
    await site.rows(sql`insert into outbox (kind, message, failed_at) values ('mail', '{}', now())`);
    await site.rows(
      sql`insert into outbox (kind, message, created_at) values ('sms', '{}', now() - interval '1 hour')`,
    );
    await site.rows(sql`insert into attempts (rule, key_hash) values ('confirmation_withheld', 'x')`);
    const { messages, confirmations } = await home();
    expect(messages).toMatchObject({ waiting: 1, failed: 1, bounces: 0 });
    expect(messages.oldestSeconds).toBeGreaterThan(3500);
    expect(confirmations).toEqual({ sent: 0, withheld: 1, perHour: 1000 });
  });

  it('counts searches without a hit once per first page, and drops personal data', async () => {
    for (const query of ['Postbiotic  Tea', 'postbiotic tea', 'hong@example.com', '010-1234-5678'])
      expect(await search(query)).toBe(200);
    expect(await search('postbiotic tea', '&type=news')).toBe(200);
    expect(await search('postbiotic tea', '&page=2')).toBe(200);
    expect((await home()).missedSearches).toEqual([
      { query: 'postbiotic tea', searches: 2, lastDay: koreanDay(new Date()) },
    ]);
    expect(await site.dump()).not.toMatch(/search_misses: .*(hong|1234)/);
  });

  it('counts at most 200 different searches a day, and forgets them after 90 days', async () => {
    for (let index = 0; index < 205; index += 1) await countMiss(site.api.deps, `query ${index}`);
    await countMiss(site.api.deps, 'query 7');
    await countMiss(site.api.deps, 'yesterday', new Date(Date.now() - 24 * 3_600_000));
    const [row] = await site.rows(
      sql`select count(*)::int as total, max(searches) as most from search_misses`,
    );
    expect(row).toEqual({ total: 201, most: 2 });
    await runExpiry(site.api, new Date(Date.now() + 90 * 24 * 3_600_000));
    expect(await site.rows(sql`select day from search_misses where query = 'yesterday'`)).toEqual([]);
    await runExpiry(site.api, new Date(Date.now() + 91 * 24 * 3_600_000));
    expect(await site.rows(sql`select day from search_misses`)).toEqual([]);
  });

  it('answers in the time of ten scans of 100,000 inquiries', async () => {
    await site.api.db.transaction(async (tx) => {
      // Triggers would index each text.
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(sql`insert into contacts (reference, type, full_name, email, content, locale, consent_version,
          request_hash, received_at, answered_at, processed_at)
        select 'LB-B' || n, 'OTHER', 'A', 'a@example.com', 'x', 'ko-KR', '1', 'x', at,
          case when n % 200 > 0 then at + interval '1 day' end, case when n % 200 > 0 then at + interval '1 day' end
        from (select n, now() - n * interval '3 minutes' as at from generate_series(1, 100000) as n) as numbered`);
      await tx.execute(sql`insert into answers (contact_id, content, sent_at)
        select id, 'x', now() from contacts where answered_at is not null`);
      await tx.execute(sql`analyze`);
      await tx.execute(sql`insert into inbox_items (contact_id, reference, kind, at, locale, email, state)
        select contact_id, reference, kind, at, locale, email, state from inbox_sources where reference like 'LB-B%'`);
    });
    await site.rows(sql`analyze`);
    ({ token } = await staff.person('reader'));
    const timeOf = async (work: () => Promise<unknown>) => {
      const begun = performance.now();
      await work();
      return performance.now() - begun;
    };
    const answers: number[] = [];
    const scans: number[] = [];
    // In turns, and the fastest of many: other tests use the same processors.
    for (let run = 0; run < 20; run += 1) {
      answers.push(await timeOf(async () => expect((await home()).inbox.overdue).toBeGreaterThan(400)));
      scans.push(
        await timeOf(() =>
          site.rows(sql`select count(*) from contacts, generate_series(1, 10) where content <> 'y'`),
        ),
      );
    }
    // About 100 ms on PGlite and 40 ms on PostgreSQL, on a machine of two free processors.
    expect(Math.min(...answers) / Math.min(...scans)).toBeLessThan(1.2);
  });
});
