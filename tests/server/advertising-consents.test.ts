import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { expectAnswer, expectProblem } from '../support/answers.ts';
import { databaseKinds } from '../support/databases.ts';
import { MemberApi, password, siteOrigin } from '../support/member-api.ts';

const optional = { marketingAgree: true, advertisingAgree: true, profileAgree: true };

describe.each(databaseKinds)('consents to advertising on %s', (kind) => {
  let site: MemberApi;

  beforeAll(async () => {
    site = await MemberApi.open(kind, inject('postgresUrl'));
    await site.rows(sql`insert into terms (kind, version, effective_at) values
      ('terms', '1', '2026-01-01'), ('privacy', '1', '2026-01-01'), ('marketing', '1', '2026-01-01'),
      ('advertising', '1', '2026-01-01'), ('advertising', '2', '2026-02-01'), ('profile', '1', '2026-01-01')`);
  });

  afterAll(() => site?.close());

  const change = (token: string, body: object, locale = 'ko-KR') =>
    site.call('PATCH', '/me', { token, body, locale });

  async function changed(token: string, body: object) {
    return (await expectAnswer(endpoints.changeMe, await change(token, body))).data;
  }

  /** Mails about advertising to the address, the first one first. */
  async function mailsTo(email: string) {
    const mails = await site.sentTo(email);
    return mails.filter(({ subject }) => /광고성|advertising|广告/.test(String(subject)));
  }

  async function linkIn(mail: Record<string, unknown> | undefined): Promise<URL> {
    const link = new URL(v.parse(v.string(), mail?.unsubscribeUrl));
    expect(mail?.text).toContain(link.href);
    return link;
  }

  const unsubscribe = (link: URL) => site.post('/unsubscribe', { token: link.searchParams.get('token') });

  it('sign-up stores each optional consent by itself, and confirms the one to advertising at once', async () => {
    for (const field of ['marketingAgree', 'advertisingAgree', 'profileAgree'] as const) {
      const fields = await site.signUpFields();
      const answer = await site.post('/members', { ...fields, [field]: true }, { locale: 'en-US' });
      const { member } = (await expectAnswer(endpoints.signUp, answer)).data;
      const none = { marketingAgree: false, advertisingAgree: false, profileAgree: false };
      expect(member).toMatchObject({ ...none, [field]: true });
      const mails = await mailsTo(fields.email);
      expect(mails).toHaveLength(field === 'advertisingAgree' ? 1 : 0);
      if (mails[0]) {
        expect(mails[0].subject).toBe('[Lumibiome] You agreed to advertising by email');
        expect(mails[0].text).toContain('Sender: Lumibiome');
        expect(mails[0].text).toMatch(/Date of your decision: \w+ \d+, \d{4}/);
      }
    }
  });

  it('a new member of a provider gets the same', async () => {
    const email = site.newEmail();
    const request = site.socialRequest('kakao', { email, emailVerified: true, name: '이름' });
    const consents = { termsAgree: true, privacyAgree: true, ...optional };
    const answer = await site.post('/auth/kakao', { ...request, ...consents }, { locale: 'zh-CN' });
    const { token } = (await expectAnswer(endpoints.signInWithKakao, answer)).data;
    expect((await expectAnswer(endpoints.getMe, await site.get('/me', { token }))).data).toMatchObject(
      optional,
    );
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
      '[露米生物] 同意接收广告邮件的处理结果',
    ]);
  });

  it('a change is confirmed with sender, date and result, and no change is not', async () => {
    const { email, token } = await site.member();
    expect((await changed(token, { advertisingAgree: true })).advertisingAgree).toBe(true);
    await changed(token, { advertisingAgree: true });
    await changed(token, { name: '새 이름', marketingAgree: true });
    expect((await changed(token, { advertisingAgree: false })).advertisingAgree).toBe(false);
    await changed(token, { advertisingAgree: false });
    const mails = await mailsTo(email);
    const results = mails.map(({ text }) => /처리 결과: (.*)/.exec(String(text))?.[1]);
    expect(results.toSorted()).toEqual(['이메일 수신 동의 완료', '이메일 수신 동의 철회 완료']);
    for (const { text } of mails)
      expect(text).toMatch(/보내는 곳: 루미바이옴\n의사를 밝히신 날짜: \d{4}년 \d+월 \d+일/);
    const agreed = mails.find(({ unsubscribeUrl }) => unsubscribeUrl);
    expect(agreed?.text).toContain('마이페이지의 회원 정보에서도');
  });

  it('attack: a member cannot fill a mailbox by changing the consent', async () => {
    const { email, token } = await site.member();
    for (let index = 0; index < 5; index += 1) {
      await changed(token, { advertisingAgree: true });
      await changed(token, { advertisingAgree: false });
    }
    await expectProblem(await change(token, { advertisingAgree: true }), 'too_many_requests');
    expect((await changed(token, { advertisingAgree: false })).advertisingAgree).toBe(false);
    expect(await mailsTo(email)).toHaveLength(10);
  });

  it('the consent to optional details stores nothing by itself, and its withdrawal erases them', async () => {
    const { token } = await site.member();
    const details = { birthday: '19990101', zipcode: '13529', address1: '판교역로 166', address2: '3층' };
    expect(await changed(token, { profileAgree: true, ...details })).toMatchObject(details);
    const left = await changed(token, { profileAgree: false, birthday: '20000101' });
    const erased = { birthday: null, zipcode: null, address1: null, address2: null };
    expect(left).toMatchObject({ profileAgree: false, ...erased });
  });

  it('the link of a mail unsubscribes without a session, also again, and no other consent', async () => {
    const { email, token } = await site.member();
    await changed(token, optional);
    const link = await linkIn((await mailsTo(email))[0]);
    expect(`${link.origin}${link.pathname}`).toBe(`${siteOrigin}/unsubscribe`);
    for (let index = 0; index < 3; index += 1)
      await expectAnswer(endpoints.unsubscribe, await unsubscribe(link));
    const { data } = await expectAnswer(endpoints.getMe, await site.get('/me', { token }));
    expect(data).toMatchObject({ ...optional, advertisingAgree: false });
    expect(await mailsTo(email)).toHaveLength(2);
    // Of a later consent too.
    await changed(token, { advertisingAgree: true });
    await expectAnswer(endpoints.unsubscribe, await unsubscribe(link));
    expect((await changed(token, {})).advertisingAgree).toBe(false);
  });

  it('attack: a link shows and accepts nothing that can be guessed', async () => {
    const { email, id, token } = await site.member();
    await changed(token, { advertisingAgree: true });
    const link = await linkIn((await mailsTo(email))[0]);
    const given = v.parse(v.string(), link.searchParams.get('token'));
    const bytes = Buffer.from(given, 'base64url');
    expect(bytes.toString('latin1')).not.toContain(String(id).padStart(12, '0'));
    for (const [index] of bytes.entries()) {
      const forged = Buffer.from(bytes);
      forged.writeUInt8((forged.readUInt8(index) + 1) % 256, index);
      await expectProblem(
        await site.post('/unsubscribe', { token: forged.toString('base64url') }),
        'not_found',
      );
    }
    for (const wrong of ['', String(id), 'x'.repeat(54), `${given}A`])
      expect((await site.post('/unsubscribe', { token: wrong })).status).toBeGreaterThanOrEqual(400);
    // Encrypted with the same key for another use.
    const { encryption } = site.api.deps;
    const other = encryption.encrypt('another use', String(id).padStart(12, '0'));
    await expectProblem(await site.post('/unsubscribe', { token: other }), 'not_found');
    expect((await changed(token, {})).advertisingAgree).toBe(true);
  });

  it('the link of a former member succeeds', async () => {
    const { email, token } = await site.member();
    await changed(token, { advertisingAgree: true });
    const link = await linkIn((await mailsTo(email))[0]);
    const body = { agree: true, confirm: true, reason: 'PRICE', password };
    await expectAnswer(endpoints.withdraw, await site.call('DELETE', '/me', { token, body }));
    await expectAnswer(endpoints.unsubscribe, await unsubscribe(link));
  });
});
