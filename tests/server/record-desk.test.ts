import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { remindOfReview } from '#api/jobs/review-reminder.ts';
import { recordAccess } from '#api/services/access-records.ts';
import { verifyDaily } from '#api/services/records/chain-checks.ts';
import { endpoints } from '#contract/endpoints.ts';
import { expectAnswer, expectProblem } from '../support/answers.ts';
import { databaseKinds } from '../support/databases.ts';
import { siteOrigin } from '../support/member-api.ts';
import { StaffApi } from '../support/staff-api.ts';

type Given = { staffId?: number | null; subject?: string; action?: string; detail?: Record<string, string> };

function lastMonth(): string {
  const now = new Date(Date.now() + 9 * 3_600_000);
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1)).toISOString().slice(0, 7);
}

describe.each(databaseKinds)('The desk of access records on %s', (kind) => {
  let staff: StaffApi;
  let site: StaffApi['site'];
  let owner: Awaited<ReturnType<StaffApi['person']>>;

  beforeAll(async () => {
    staff = await StaffApi.open(kind, inject('postgresUrl'));
    site = staff.site;
    owner = await staff.person('owner');
  });

  afterAll(() => staff?.close());

  const get = (path: string) => site.get(`/staff/records${path}`, { token: owner.token });
  const post = (path: string, body?: unknown) =>
    site.post(`/staff/records${path}`, body, { token: owner.token });
  const list = async (query: Record<string, string> = {}) =>
    (await expectAnswer(endpoints.listAccessRecords, await get(`?${new URLSearchParams(query)}`))).data;
  const clear = () => staff.rows(sql`truncate access_records, access_records_head, access_record_reviews`);
  const record = ({ staffId = 7, subject = 'member:1', action = 'members.read', detail = {} }: Given) =>
    site.api.db.transaction((tx) =>
      recordAccess(tx, site.api.deps.keyedHash, {
        actor: { staffId, email: 'agent@example.com', address: '203.0.113.5', action },
        subject,
        detail,
      }),
    );
  /** As a person with full access to the database would. */
  const tamper = async (query: ReturnType<typeof sql>) => {
    await staff.rows(sql`alter table access_records disable trigger user`);
    await staff.rows(query);
    await staff.rows(sql`alter table access_records enable trigger user`);
  };
  const csvOf = async (response: Response) => {
    expect(response.status).toBe(200);
    return Buffer.from(await response.arrayBuffer()).toString('utf8');
  };

  it('lists by person, subject, action and period, in pages', async () => {
    await clear();
    await record({ staffId: 7, subject: 'member:1' });
    await record({ staffId: 8, subject: 'member:2', action: 'members.show', detail: { shown: 'mobile' } });
    await record({ staffId: null, subject: 'member:1', action: 'requests.erase' });
    await record({ staffId: 7, subject: 'inquiry:AB', action: 'members.show' });
    const numbers = async (query: Record<string, string>) => (await list(query)).map(({ number }) => number);
    expect(await numbers({})).toEqual([4, 3, 2, 1]);
    expect(await numbers({ staff: '7' })).toEqual([4, 1]);
    expect(await numbers({ staff: '0' })).toEqual([3]);
    expect(await numbers({ subject: 'member:1' })).toEqual([3, 1]);
    expect(await numbers({ action: 'members.show' })).toEqual([4, 2]);
    expect(await numbers({ staff: '7', action: 'members.show' })).toEqual([4]);
    await tamper(sql`update access_records set at = '2026-10-05T15:00:00Z' where number = 1`);
    expect(await numbers({ to: '2026-10-05' })).toEqual([]);
    expect(await numbers({ from: '2026-10-06', to: '2026-10-06' })).toEqual([1]);
    expect(await numbers({ from: '2026-10-07' })).toEqual([4, 3, 2]);
    expect((await list({ action: 'members.show', staff: '8' }))[0]).toMatchObject({
      ...{ operator: 'agent@example.com', address: '203.0.113.5', subject: 'member:2' },
      detail: { shown: 'mobile' },
    });
    const page = async (query: string) =>
      expectAnswer(endpoints.listAccessRecords, await get(`?size=2${query}`));
    const first = await page('');
    const second = await page(`&after=${first.next}`);
    expect(second.data.map(({ number }) => number)).toEqual([2, 1]);
    expect(second.next).toBeNull();
    expect((await page(`&before=${second.previous}`)).data).toEqual(first.data);
    for (const query of ['staff=x', 'from=2026-13-01', 'after=x', 'subject=%00', 'size=101'])
      await expectProblem(await get(`?${query}`), 'validation_failed');
  });

  it('says when the chain was verified, and where it is broken', async () => {
    await clear();
    for (const id of [1, 2, 3]) await record({ subject: `member:${id}` });
    const state = async () => (await expectAnswer(endpoints.getRecordState, await get('/state'))).data;
    await verifyDaily(site.api.deps, new Date());
    expect((await state()).lastCheck).toMatchObject({ isWhole: true, records: 3, brokenAt: null });
    await tamper(sql`delete from access_records where number = 2`);
    const { data } = await expectAnswer(endpoints.verifyAccessRecords, await post('/verify'));
    expect(data).toMatchObject({ isWhole: false, brokenAt: 2 });
    expect((await state()).lastCheck).toEqual(data);
  });

  it('an owner signs the review of a month that has ended, once, and that is recorded', async () => {
    await clear();
    await record({});
    const month = lastMonth();
    const sign = (name: string, finding = '이상 없음') => post(`/months/${name}/review`, { finding });
    await tamper(sql`update access_records set at = ${`${month}-10T00:00:00Z`}::timestamptz`);
    const before = await expectAnswer(endpoints.getRecordMonth, await get(`/months/${month}`));
    expect(before.data).toEqual({
      ...{ month, review: null },
      counts: [{ operator: 'agent@example.com', action: 'members.read', count: 1 }],
    });
    const missing = await expectAnswer(endpoints.getRecordState, await get('/state'));
    expect(missing.data.months).toEqual([{ month, reviewedAt: null, reviewedBy: null }]);
    const [current] = [new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 7)];
    await expectProblem(await sign(String(current)), 'conflict');
    await expectProblem(await sign(month, ' '), 'validation_failed', { finding: 'required' });
    await expectProblem(await sign('2026-13'), 'not_found');
    const both = await Promise.all([sign(month), sign(month)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const signed = await expectAnswer(endpoints.getRecordMonth, await get(`/months/${month}`));
    expect(signed.data).toMatchObject({
      counts: before.data.counts,
      review: { operator: owner.email, finding: '이상 없음' },
    });
    expect(await list({ action: 'records.review' })).toMatchObject([
      { subject: `records:${month}`, operator: owner.email, detail: { entries: 1 } },
    ]);
    expect((await expectAnswer(endpoints.getRecordState, await get('/state'))).data.months).toMatchObject([
      { month, reviewedBy: owner.email },
    ]);
  });

  it("owners are reminded by mail while last month's review is missing", async () => {
    await clear();
    const remind = () => remindOfReview({ db: site.api.db, siteOrigin, dashboardUrl: undefined }, new Date());
    expect(await remind()).toEqual({ reminded: 0 });
    await record({});
    expect(await remind()).toEqual({ reminded: 0 });
    await tamper(sql`update access_records set at = ${`${lastMonth()}-10T00:00:00Z`}::timestamptz`);
    expect(await remind()).toEqual({ reminded: 1 });
    const [mail] = await site.rows(
      sql`select message from outbox where message::text like '%월 점검%' order by created_at desc`,
    );
    expect(JSON.stringify(mail)).toContain(`${siteOrigin}/admin/records`);
    expect(JSON.stringify(mail)).toContain(owner.email);
    await post(`/months/${lastMonth()}/review`, { finding: '이상 없음' });
    expect(await remind()).toEqual({ reminded: 0 });
  });

  it('are exported as CSV that Excel reads, without formulas, and the export is recorded', async () => {
    await clear();
    const formulas = ['=cmd|x', '+1', '-1', '@SUM(A1)', '\t=1'];
    for (const subject of formulas) await record({ subject, detail: { note: 'say "hi", 홍길동\r\n' } });
    const response = await post('/export', {});
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="access-records-/);
    const csv = await csvOf(response);
    expect(csv.startsWith('\ufeff"number","at","staff"')).toBe(true);
    const lines = csv.trimEnd().split('\r\n');
    expect(lines).toHaveLength(7);
    for (const [index, subject] of formulas.entries()) expect(lines[index + 1]).toContain(`"'${subject}"`);
    expect(csv).toContain('홍길동');
    expect(csv).not.toMatch(/"[=+\-@\t]/);
    expect(lines.at(-1)).toContain('"records.export"');
    expect(await list({ action: 'records.export' })).toMatchObject([
      { subject: 'records', detail: { format: 'csv' } },
    ]);
    const filtered = await csvOf(await post('/export', { subject: '+1', from: '2026-01-01' }));
    expect(filtered.trimEnd().split('\r\n')).toHaveLength(2);
  });

  it('an export of many is sent in parts, complete and in order', async () => {
    await clear();
    await staff.rows(sql`insert into access_records
      select n + 10, now() + n / 7 * interval '1 millisecond', 7, 'a@example.com', '', 'member:1', 'members.read', '{}', '', ''
      from generate_series(1, 2500) n`);
    const csv = await csvOf(await post('/export', { subject: 'member:1' }));
    const numbers = csv
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((line) => Number(/^"(\d+)"/.exec(line)?.[1]));
    expect(numbers).toEqual(Array.from({ length: 2500 }, (_, index) => index + 11));
  });
});
