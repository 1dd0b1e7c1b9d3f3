import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { applyFolder } from '#api/content/apply.ts';
import { announceTerm, listUpcoming } from '#api/services/term-notices.ts';
import { endpoints } from '#contract/endpoints.ts';
import { expectAnswer } from '../support/answers.ts';
import { contentFolder, markdown } from '../support/content-folder.ts';
import { databaseKinds } from '../support/databases.ts';
import { MemberApi, password, siteOrigin } from '../support/member-api.ts';

const day = 24 * 3_600_000;

describe.each(databaseKinds)('the announcement of new terms on %s', (kind) => {
  let site: MemberApi;

  beforeAll(async () => {
    site = await MemberApi.open(kind, inject('postgresUrl'));
  });

  afterAll(() => site?.close());

  const announce = (version: string, input: object = {}) =>
    site.api.run('terms:announce', { kind: 'terms', version, ...input });

  async function publish(version: string, days: number): Promise<void> {
    const effectiveAt = new Date(Date.now() + days * day + day / 2).toISOString();
    const folder = contentFolder({
      [`terms/terms/${version}/terms.yaml`]: JSON.stringify({ effectiveAt }),
      [`terms/terms/${version}/ko-KR.md`]: markdown(
        { title: '이용약관', changes: '제5조가 바뀝니다.' },
        '본문',
      ),
      [`terms/terms/${version}/en-US.md`]: markdown(
        { title: 'Terms', changes: 'Article 5 changes.' },
        'Text',
      ),
    });
    await applyFolder(site.api.db, folder);
  }

  async function noticesTo(email: string, version: string): Promise<Record<string, unknown>[]> {
    const mails = await site.sentTo(email);
    return mails.filter(({ text }) => String(text).includes(`version=${version}`));
  }

  it('mails each member once, in their language, with the date, the changes and a link', async () => {
    await publish('one', 40);
    const korean = await site.member();
    const japanese = await site.member();
    await site.rows(sql`update members set locale = 'ja-JP' where email = ${japanese.email}`);
    const preview = await announce('one');
    expect(preview).toMatch(
      /^terms one takes effect on .*, in 40 days\.\nMembers who are not mailed yet: 2\./,
    );
    expect(await noticesTo(korean.email, 'one')).toEqual([]);
    expect(await announce('one', { yes: true })).toContain('\n2 members are mailed.');
    const [notice] = await noticesTo(korean.email, 'one');
    expect(notice?.subject).toMatch(/^\[루미바이옴\] 이용약관 변경 안내 \(\d{4}년 .* 시행\)$/);
    expect(notice?.text).toContain('제5조가 바뀝니다.');
    expect(notice?.text).toContain(`${siteOrigin}/terms?version=one&lang=ko-KR`);
    const [other] = await noticesTo(japanese.email, 'one');
    expect(other?.subject).toMatch(/^【Lumibiome】Terms改定のお知らせ/);
    // The version has no Japanese text.
    expect(other?.text).toContain('Article 5 changes.');

    const joined = await site.member();
    expect(await announce('one', { yes: true })).toContain('\n1 members are mailed.');
    expect(await noticesTo(joined.email, 'one')).toHaveLength(1);
    expect(await noticesTo(korean.email, 'one')).toHaveLength(1);
    expect(await site.api.run('terms:list')).toMatch(/^terms {2}one {2}.* {2}in 40 days {2}mailed: 3$/);
  });

  it('of two runs at once, each member gets one mail, and other mails are sent in between', async () => {
    await publish('two', 10);
    await site.rows(sql`insert into members (email, name, locale)
      select 'many' || n || '@example.com', 'Many', 'ko-KR' from generate_series(1, 450) n`);
    const term = (await listUpcoming(site.api.db)).find(({ version }) => version === 'two');
    if (!term) throw new Error('The version is not upcoming');
    const run = () => announceTerm(site.api.deps, term);
    const mailed = await Promise.all([run(), run()]);
    const [members] = await site.rows(sql`select count(*)::int as n from members`);
    expect(mailed[0] + mailed[1]).toBe(members?.n);
    const [mails] = await site.rows(sql`
      select count(*)::int as n, count(distinct message ->> 'to')::int as people,
        extract(epoch from max(next_attempt_at) - min(next_attempt_at))::int as seconds
      from outbox where message ->> 'text' like '%version=two%'`);
    expect(mails).toMatchObject({ n: members?.n, people: members?.n });
    // Five a second from each run.
    expect(Number(mails?.seconds)).toBeGreaterThan(40);
  });

  it('says when the notice is too short', async () => {
    await publish('short', 6);
    expect(await announce('short')).toContain('The law requires 7 days of notice');
    expect(await announce('two')).toContain('unfavourable to members it requires 30 days');
    expect(await announce('one')).not.toContain('requires');
  });

  it('leaves nothing of a member who withdraws', async () => {
    const { email, id, token } = await site.member();
    await announce('one', { yes: true });
    const body = { agree: true, confirm: true, reason: 'PRICE', password };
    await expectAnswer(endpoints.withdraw, await site.call('DELETE', '/me', { token, body }));
    expect(await noticesTo(email, 'one')).toEqual([]);
    expect(await site.rows(sql`select 1 from term_notices where member_id = ${id}`)).toEqual([]);
  });

  it('refuses a version that is in force or unknown, and other texts', async () => {
    await publish('past', -1);
    for (const version of ['past', 'unknown'])
      await expect(announce(version)).rejects.toThrow(`no upcoming version ${version} of terms`);
    await expect(announce('one', { kind: 'inquiry' })).rejects.toThrow(
      '--kind: is not one of terms, privacy',
    );
  });
});
