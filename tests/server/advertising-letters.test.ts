import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { mailLetters } from '#api/jobs/advertising.ts';
import { openKeys } from '#api/services/keys.ts';
import { endpoints } from '#contract/endpoints.ts';
import { expectAnswer } from '../support/answers.ts';
import { testSecret } from '../support/api-app.ts';
import { contentFolder, markdown } from '../support/content-folder.ts';
import { databaseKinds } from '../support/databases.ts';
import { MemberApi, password, siteOrigin } from '../support/member-api.ts';
import { newTestLog } from '../support/test-log.ts';
import { until } from '../support/until.ts';

const company = {
  name: '주식회사 루미바이옴',
  address: '경기도 성남시',
  phone: '031-000-0000',
  email: 'hello@lumibiome.example',
};

const daytime = new Date('2026-11-26T12:00:00+09:00');

const files = {
  'ko-KR.md': markdown(
    { subject: '겨울 소식' },
    '**새 원료**가 나왔습니다. [보기](https://site.example/news/1) ![그림](https://site.example/a.png)',
  ),
  'en-US.md': markdown({ subject: 'Winter news' }, 'A **new material** is out.'),
};

describe.each(databaseKinds)('letters to members on %s', (kind) => {
  const { log, lines } = newTestLog();
  let site: MemberApi;
  let serial = 0;

  beforeAll(async () => {
    site = await MemberApi.open(kind, inject('postgresUrl'), { company, log });
    await site.rows(sql`insert into terms (kind, version, effective_at) values
      ('marketing', '1', '2026-01-01'), ('advertising', '1', '2026-01-01')`);
  });

  beforeEach(async () => {
    await site.rows(sql`delete from members`);
    await site.rows(sql`delete from advertising_letters`);
    await site.rows(sql`delete from outbox`);
  });

  afterAll(() => site?.close());

  /** A folder with a name, as the letter's. */
  function newLetter(given: Record<string, string> = files): { name: string; folder: string } {
    serial += 1;
    const name = `letter-${serial}`;
    const named = Object.fromEntries(Object.entries(given).map(([file, text]) => [`${name}/${file}`, text]));
    return { name, folder: `${contentFolder(named)}/${name}` };
  }

  const send = (folder: string, options: object = {}) => site.api.run('letter:send', { folder, ...options });

  const runJob = (now = daytime) =>
    mailLetters({ ...site.api.deps, keys: openKeys(site.api.db, testSecret) }, now);

  async function changed(token: string, body: object): Promise<void> {
    await expectAnswer(endpoints.changeMe, await site.call('PATCH', '/me', { token, body }));
  }

  async function consenting(locale = 'ko-KR') {
    const member = await site.member();
    await changed(member.token, { marketingAgree: true, advertisingAgree: true });
    await site.rows(sql`update members set locale = ${locale}, age_confirmed_at = now(), email_verified_at = now()
      where id = ${member.id}`);
    await site.rows(sql`delete from outbox where message ->> 'to' = ${member.email}`);
    return member;
  }

  async function lettersTo(email: string) {
    const mails = await site.sentTo(email);
    return mails.filter(({ subject }) => String(subject).startsWith('(광고) '));
  }

  it('go once to each member who agreed, with mark, sender and ways out in their language', async () => {
    const { name, folder } = newLetter();
    const korean = await consenting();
    const japanese = await consenting('ja-JP');
    expect(await send(folder)).toMatch(/^ko-KR {2}\(광고\) 겨울 소식\n[\s\S]*agreed to advertising: 2\./);
    expect(await runJob()).toEqual({ mailed: 0 });
    await send(folder, { yes: true });
    expect(await send(folder, { yes: true })).toContain('ordered before');
    expect(await Promise.all([runJob(), runJob()])).toContainEqual({ mailed: 2 });
    await send(folder, { yes: true });
    expect(await runJob()).toEqual({ mailed: 0 });
    const [mail, ...others] = await lettersTo(korean.email);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ subject: '(광고) 겨울 소식' });
    expect(mail?.html).toContain('<strong>새 원료</strong>가 나왔습니다.');
    expect(mail?.html).toContain('<img style="max-width:100%" src="https://site.example/a.png" alt="그림">');
    for (const fact of Object.values(company)) expect(mail?.text).toContain(fact);
    expect(mail?.text).toContain('비용이 들지 않으며');
    expect(mail?.text).toContain('It is free');
    expect(mail?.text).toContain('수신 거부 / Unsubscribe:');
    const [other] = await lettersTo(japanese.email);
    expect(other?.subject).toBe('(광고) Winter news');
    expect(other?.text).toContain('無料で');
    expect(other?.text).toContain('配信を停止する / 수신 거부 / Unsubscribe:');
    expect(await site.api.run('letter:list')).toMatch(
      new RegExp(`^${name} {2}ordered .* {2}mailed: 2, ended `),
    );
    expect(lines()).not.toContain('@example.com');
  });

  it('have a link that unsubscribes, and a letter to one address ends no consent', async () => {
    const { folder } = newLetter();
    const { email, token } = await consenting();
    const unsubscribe = async (mail: Record<string, unknown> | undefined) => {
      const link = new URL(v.parse(v.string(), mail?.unsubscribeUrl));
      expect(`${link.origin}${link.pathname}`).toBe(`${siteOrigin}/unsubscribe`);
      expect(mail?.text).toContain(link.href);
      const body = { token: link.searchParams.get('token') };
      await expectAnswer(endpoints.unsubscribe, await site.post('/unsubscribe', body));
      const me = await expectAnswer(endpoints.getMe, await site.get('/me', { token }));
      return me.data.advertisingAgree;
    };
    await send(folder, { to: 'me@company.example' });
    const trial = await lettersTo('me@company.example');
    expect(trial.map(({ subject }) => subject).toSorted()).toEqual([
      '(광고) Winter news',
      '(광고) 겨울 소식',
    ]);
    expect(await lettersTo(email)).toEqual([]);
    expect(await site.api.run('letter:list')).toBe('No letter yet.');
    expect(await unsubscribe(trial[0])).toBe(true);
    await send(folder, { yes: true });
    await runJob();
    expect(await unsubscribe((await lettersTo(email))[0])).toBe(false);
  });

  it('go to nobody without a valid consent, a stated age and an address that is theirs', async () => {
    const left = await consenting();
    await changed(left.token, { advertisingAgree: false });
    const unused = await consenting();
    await changed(unused.token, { marketingAgree: false });
    const young = await consenting();
    await site.rows(sql`update members set age_confirmed_at = null where id = ${young.id}`);
    const unverified = await consenting();
    await site.rows(sql`update members set email_verified_at = null where id = ${unverified.id}`);
    const bounced = await consenting();
    await site.rows(sql`insert into bounces (kind, address_hash, encrypted_address, last_error)
      values ('mail', ${site.api.deps.keyedHash('bounce', bounced.email)}, 'x', 'x')`);
    await site.member();
    await send(newLetter().folder, { yes: true });
    expect(await runJob()).toEqual({ mailed: 0 });
  });

  it('that wait are not sent after a withdrawal, other mails are', async () => {
    const member = await consenting();
    const unused = await consenting();
    const closed = await consenting();
    const stays = await consenting();
    await send(newLetter().folder, { yes: true });
    expect(await runJob()).toEqual({ mailed: 4 });
    await changed(member.token, { advertisingAgree: false });
    await changed(unused.token, { marketingAgree: false });
    const body = { agree: true, confirm: true, reason: 'PRICE', password };
    const { token } = closed;
    await expectAnswer(endpoints.withdraw, await site.call('DELETE', '/me', { token, body }));
    for (const { email } of [member, unused, closed]) expect(await lettersTo(email)).toEqual([]);
    expect(await site.sentTo(member.email)).toHaveLength(1);
    expect(await lettersTo(stays.email)).toHaveLength(1);
  });

  if (kind === 'postgresql')
    it('do not go to a member who withdraws while the job waits for the lock', async () => {
      const { id } = await consenting();
      await send(newLetter().folder, { yes: true });
      const job = await site.api.db.transaction(async (tx) => {
        await tx.execute(sql`select 1 from members where id = ${id} for update`);
        await tx.execute(sql`delete from member_consents where member_id = ${id}`);
        const running = runJob();
        await until(async () => {
          const waiting = await site.rows(sql`select 1 from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`);
          return waiting.length > 0;
        });
        return { running };
      });
      expect(await job.running).toEqual({ mailed: 0 });
    });

  it('are mailed from 08:00 to 21:00 Korean time', async () => {
    await consenting();
    await send(newLetter().folder, { yes: true });
    for (const time of ['20:59:30', '21:00:00', '00:00:00', '07:59:59'])
      expect(await runJob(new Date(`2026-11-26T${time}+09:00`))).toEqual({ mailed: 0 });
    expect(await runJob(new Date('2026-11-26T08:00:00+09:00'))).toEqual({ mailed: 1 });
  });

  it('go out 300 in a minute, each once, until they are stopped', async () => {
    await site.rows(sql`insert into members (email, name, locale, email_verified_at, age_confirmed_at)
      select 'many' || n || '@example.com', 'Many', 'en-US', now(), now() from generate_series(1, 700) n`);
    await site.rows(sql`insert into member_consents (member_id, term_id, locale)
      select members.id, terms.id, 'en-US' from members, terms`);
    const { name, folder } = newLetter();
    await send(folder, { yes: true });
    expect(await runJob()).toEqual({ mailed: 300 });
    expect(await runJob()).toEqual({ mailed: 300 });
    const [mails] =
      await site.rows(sql`select count(*)::int as n, count(distinct message ->> 'to')::int as people,
      extract(epoch from max(next_attempt_at) - min(next_attempt_at))::int as seconds from outbox`);
    expect(mails).toMatchObject({ n: 600, people: 600 });
    expect(Number(mails?.seconds)).toBeGreaterThanOrEqual(59);
    await site.api.run('letter:stop', { name });
    expect(await runJob()).toEqual({ mailed: 0 });
    expect(await site.rows(sql`select 1 from outbox`)).toEqual([]);
    await expect(site.api.run('letter:stop', { name })).rejects.toThrow(`No letter ${name}`);
  });

  it('are refused without Korean, with links inside the site, and with other texts under the same name', async () => {
    const refused: [Record<string, string>, string][] = [
      [{ 'en-US.md': files['en-US.md'] }, 'has no ko-KR.md'],
      [{ 'ko-KR.md': markdown({ subject: '소식' }, '[보기](/news/1)') }, '/news/1 is no full address'],
      [{ 'ko-KR.md': markdown({ subject: '소식' }) }, 'has no text'],
      [{ 'ko-KR.md': markdown({ title: '소식' }, '본문') }, 'subject'],
    ];
    for (const [given, fault] of refused)
      await expect(send(newLetter(given).folder, { yes: true })).rejects.toThrow(fault);
    await expect(send('/nonexistent', { yes: true })).rejects.toThrow('is not a folder');
    const { folder } = newLetter();
    await send(folder, { yes: true });
    const other = contentFolder({
      [`letter-${serial}/ko-KR.md`]: markdown({ subject: '다른 소식' }, '본문'),
    });
    await expect(send(`${other}/letter-${serial}`, { yes: true })).rejects.toThrow('Rename the folder');
    await site.rows(
      sql`insert into settings (name, value) values ('company', '{"phone": "", "address": ""}')`,
    );
    await expect(send(folder)).rejects.toThrow("the company's address, phone in each mail");
    await site.rows(sql`delete from settings`);
  });
});
