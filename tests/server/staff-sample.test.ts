import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { inboxStates } from '#contract/inbox-kinds.ts';
import { nextStatuses } from '#contract/inbox-work.ts';
import { expectAnswer } from '../support/answers.ts';
import { databaseKinds } from '../support/databases.ts';
import { codeOf, StaffApi } from '../support/staff-api.ts';

describe.each(databaseKinds)('sample data of the dashboard on %s', (kind) => {
  let staff: StaffApi;
  let printed: string;

  const run = (options: object = {}) =>
    staff.site.api.run('staff:sample', { isProduction: false, production: true, ...options });

  const counts = async (query: ReturnType<typeof sql>) => {
    const rows = await staff.rows(query);
    return Object.fromEntries(rows.map(({ name, count }) => [String(name), Number(count)]));
  };

  beforeAll(async () => {
    staff = await StaffApi.open(kind, inject('postgresUrl'));
    await staff.rows(
      sql`insert into terms (kind, version, effective_at) values ('inquiry', '1', '2020-01-01')`,
    );
  });

  afterAll(() => staff?.close());

  it('are refused in production mode, and stored with the flag', async () => {
    await expect(run({ production: false })).rejects.toThrow('--production');
    await expect(run({ production: undefined, isProduction: true })).rejects.toThrow('--production');
    expect(await staff.rows(sql`select id from staff`)).toEqual([]);
    printed = await run({ isProduction: true });
    expect(printed).toContain('Stored 200 inquiries');
    await expect(run()).rejects.toThrow('has sample data already');
  });

  it('are 200 inquiries of three months in each state, in three languages, some overdue', async () => {
    const states = await counts(sql`select state as name, count(*) from inbox_items
      where contact_id is not null group by state`);
    const ofSamples: readonly string[] = nextStatuses;
    const ofInquiries = inboxStates.filter((state) => !ofSamples.includes(state));
    expect(Object.keys(states).toSorted()).toEqual(ofInquiries.toSorted());
    expect(Object.values(states).reduce((sum, count) => sum + count, 0)).toBe(200);
    const locales = await counts(sql`select locale as name, count(*) from contacts group by locale`);
    expect(Object.keys(locales).toSorted()).toEqual(['en-US', 'ko-KR', 'zh-CN']);
    const [ages] = await staff.rows(sql`select count(*) filter (where received_at > now())::int as later,
      count(*) filter (where received_at < now() - interval '80 days')::int as old,
      count(*) filter (where answered_at < received_at)::int as early,
      count(*) filter (where processed_at is null and received_at < now() - interval '8 days')::int as overdue
      from contacts`);
    expect(ages).toMatchObject({ later: 0, early: 0 });
    expect(Number(ages?.old)).toBeGreaterThan(5);
    expect(Number(ages?.overdue)).toBeGreaterThan(3);
    expect(
      await staff.rows(sql`select id from contacts where content like '%{%' or subject like '%{%'`),
    ).toEqual([]);
    const [assigned] = await staff.rows(sql`select count(*) filter (where assignee_id is null)::int as nobody,
      count(distinct assignee_id)::int as people from inbox_items where state = 'open'`);
    expect(Number(assigned?.nobody)).toBeGreaterThan(3);
    expect(assigned?.people).toBe(2);
  });

  it('send nothing: each stored message has failed', async () => {
    const messages = await staff.rows(sql`select failed_at from outbox`);
    expect(messages.length).toBeGreaterThan(4);
    expect(messages.every(({ failed_at: failedAt }) => failedAt !== null)).toBe(true);
    expect((await staff.rows(sql`select id from bounces`)).length).toBeGreaterThan(1);
  });

  it('have drafts, one scheduled, and requests of people', async () => {
    const items = await counts(sql`select state as name, count(*) from content_items group by state`);
    expect(items).toEqual({ draft: 2, scheduled: 1 });
    expect(await staff.rows(sql`select id from privacy_requests`)).toHaveLength(2);
    expect((await staff.rows(sql`select id from questions`)).length).toBe(20);
  });

  it.each([
    ['owner', /authenticator key: (\S+)/],
    ['support', /codes, each once: {2}(\S+)/],
  ])('print how the %s signs in', async (role, factor) => {
    const account = printed.split('\n\n').find((part) => part.includes(`(${role})`)) ?? '';
    const password = /password: +(\S+)/.exec(account)?.[1] ?? '';
    const given = factor.exec(account)?.[1] ?? '';
    await staff.forgetSteps();
    const code = role === 'owner' ? codeOf(given) : given;
    const answer = await staff.login({ email: `${role}@lumibiome.example`, password, code });
    const { token } = (await expectAnswer(endpoints.staffLogin, answer)).data;
    const me = await staff.site.get('/staff/me', { token });
    expect((await expectAnswer(endpoints.getStaffMe, me)).data.role).toBe(role);
  });
});
