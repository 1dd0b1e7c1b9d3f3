import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { remindOfConsents } from '#api/jobs/consent-reminders.ts';
import { openKeys } from '#api/services/keys.ts';
import { endpoints } from '#contract/endpoints.ts';
import { expectAnswer } from '../support/answers.ts';
import { testSecret } from '../support/api-app.ts';
import { databaseKinds } from '../support/databases.ts';
import { MemberApi } from '../support/member-api.ts';

const day = { dateStyle: 'long', timeZone: 'Asia/Seoul' } as const;

describe.each(databaseKinds)('the reminder of a consent to advertising on %s', (kind) => {
  let site: MemberApi;

  beforeAll(async () => {
    site = await MemberApi.open(kind, inject('postgresUrl'));
    await site.rows(sql`insert into terms (kind, version, effective_at) values
      ('marketing', '1', '2026-01-01'), ('advertising', '1', '2026-01-01'), ('advertising', '2', '2026-02-01')`);
  });

  afterAll(() => site?.close());

  async function changed(token: string, body: object) {
    return (await expectAnswer(endpoints.changeMe, await site.call('PATCH', '/me', { token, body }))).data;
  }

  const remind = (now = new Date()) =>
    remindOfConsents({ ...site.api.deps, keys: openKeys(site.api.db, testSecret) }, now);

  async function consenting(years: string) {
    const member = await site.member();
    await changed(member.token, { marketingAgree: true, advertisingAgree: true });
    await site.rows(sql`update member_consents set agreed_at = now() - ${years}::interval
      where member_id = ${member.id}`);
    await site.rows(sql`delete from outbox where message ->> 'to' = ${member.email}`);
    return member;
  }

  it('a member is reminded once, in their language, with the day of the consent and the way out', async () => {
    const due = await consenting('2 years 1 minute');
    const early = await consenting('1 year 364 days');
    const left = await consenting('3 years');
    await changed(left.token, { advertisingAgree: false });
    await site.rows(sql`update members set locale = 'en-US' where id = ${due.id}`);
    expect(await remind()).toEqual({ reminded: 1 });
    expect(await remind()).toEqual({ reminded: 0 });
    const [mail, ...others] = await site.sentTo(due.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('[Lumibiome] Your consent to advertising by email');
    const [row] = await site.rows(sql`select agreed_at from member_consents
      where member_id = ${due.id} and reminded_at is not null`);
    const agreedOn = new Intl.DateTimeFormat('en-US', day).format(new Date(String(row?.agreed_at)));
    expect(mail?.text).toContain(`Date of your decision: ${agreedOn}`);
    expect(await site.sentTo(early.email)).toEqual([]);
    // The one about the withdrawal.
    expect(await site.sentTo(left.email)).toHaveLength(1);
    const link = new URL(v.parse(v.string(), mail?.unsubscribeUrl));
    expect(mail?.text).toContain(link.href);
    const body = { token: link.searchParams.get('token') };
    await expectAnswer(endpoints.unsubscribe, await site.post('/unsubscribe', body));
    expect((await changed(due.token, {})).advertisingAgree).toBe(false);
  });

  it('again two years later, and a newer consent counts from its own day', async () => {
    const again = await consenting('4 years 1 day');
    const renewed = await consenting('5 years');
    await site.rows(sql`update member_consents set term_id = (select id from terms where kind = 'advertising'
      and version = '1') where member_id = ${renewed.id} and term_id = (select id from terms
      where kind = 'advertising' and version = '2')`);
    await changed(renewed.token, { advertisingAgree: true });
    await site.rows(sql`update member_consents set reminded_at = now() - interval '2 years 1 hour'
      where member_id = ${again.id}`);
    expect(await remind()).toEqual({ reminded: 1 });
    expect(await site.sentTo(again.email)).toHaveLength(1);
    expect(await site.sentTo(renewed.email)).toHaveLength(1);
  });

  it('of three processes at once, each member gets one mail, and other mails are sent in between', async () => {
    await site.rows(sql`insert into members (email, name, locale)
      select 'many' || n || '@example.com', 'Many', 'ko-KR' from generate_series(1, 250) n`);
    await site.rows(sql`insert into member_consents (member_id, term_id, locale, agreed_at)
      select members.id, terms.id, 'ko-KR', now() - interval '3 years' from members, terms
      where email like 'many%' and kind = 'advertising'`);
    const counts = await Promise.all([remind(), remind(), remind()]);
    expect(counts.reduce((sum, { reminded }) => sum + reminded, 0)).toBe(250);
    const [mails] = await site.rows(sql`
      select count(*)::int as n, count(distinct message ->> 'to')::int as people from outbox
      where message ->> 'to' like 'many%'`);
    expect(mails).toEqual({ n: 250, people: 250 });
    expect(await remind()).toEqual({ reminded: 0 });
  });
});
