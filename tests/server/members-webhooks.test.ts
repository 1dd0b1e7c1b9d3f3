import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createWebhooks } from '#api/gateways/webhooks.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { SocialProvider } from '#contract/members.ts';
import { expectAnswer, expectProblem } from '../support/answers.ts';
import { databaseKinds } from '../support/databases.ts';
import { signedRequest } from '../support/fakes/signed-request.ts';
import { MemberApi, siteOrigin, tally, times } from '../support/member-api.ts';

const adminKey = 'admin-key-of-our-app';
const appSecret = 'secret-of-our-app';
const urls = { tokenUrl: '', profileUrl: '', unlinkUrl: '' };
const webhooks = createWebhooks({
  kakao: { clientId: 'id', clientSecret: undefined, adminKey, ...urls },
  facebook: { clientId: 'id', clientSecret: appSecret, ...urls },
});

describe.each(databaseKinds)('Calls of providers on %s', (kind) => {
  let site: MemberApi;

  beforeAll(async () => {
    site = await MemberApi.open(kind, inject('postgresUrl'));
    site.api.deps.gateways.webhooks = webhooks;
  });

  afterAll(() => site?.close());

  /** A signed-in member with a linked provider account. */
  async function linkedMember(provider: SocialProvider) {
    const subject = String(4_000_000 + site.serial());
    const member = await site.member();
    await site.rows(
      sql`insert into identities (provider, subject, member_id) values (${provider}, ${subject}, ${member.id})`,
    );
    return { ...member, subject };
  }

  function post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
    return site.fetch(path, { method: 'POST', body: new URLSearchParams(fields), headers });
  }

  const kakaoKey = { authorization: `KakaoAK ${adminKey}` };
  const unlinked = (user_id: string, headers: Record<string, string> = kakaoKey) =>
    post('/auth/kakao/unlink', { app_id: '1', user_id, referrer_type: 'UNLINK_FROM_APPS' }, headers);
  const deletion = (signed_request: string) => post('/auth/facebook/deletion', { signed_request });

  async function isLinked({ subject }: { subject: string }): Promise<boolean> {
    return (await site.rows(sql`select 1 from identities where subject = ${subject}`)).length > 0;
  }

  it('a member who unlinks the site at Kakao loses the link and is signed out', async () => {
    const member = await linkedMember('kakao');
    const other = await linkedMember('kakao');
    const second = await site.token(member.email);
    const pending = { subject: member.subject, provider: 'kakao' };
    await site.rows(sql`insert into pending_identities (ticket_hash, provider, subject, email_verified, expires_at)
      values (${member.subject}, ${pending.provider}, ${pending.subject}, false, now() + interval '1 hour')`);
    await expectAnswer(endpoints.kakaoUnlinked, await unlinked(member.subject));
    expect(await isLinked(member)).toBe(false);
    for (const token of [member.token, second])
      await expectProblem(await site.get('/me', { token }), 'unauthenticated');
    expect(await site.rows(sql`select 1 from pending_identities where subject = ${member.subject}`)).toEqual(
      [],
    );
    // The provider that sent the notification is not notified.
    expect(await site.rows(sql`select 1 from outbox where kind = 'unlink'`)).toEqual([]);
    expect((await site.login(member.email)).status).toBe(200);
    expect(await isLinked(other)).toBe(true);
    expect((await site.get('/me', { token: other.token })).status).toBe(200);
  });

  it('Kakao may use GET too, and gets the same answer for an unknown account', async () => {
    const member = await linkedMember('kakao');
    const get = (user_id: string) =>
      site.fetch(`/auth/kakao/unlink?${new URLSearchParams({ app_id: '1', user_id })}`, {
        headers: kakaoKey,
      });
    await expectAnswer(endpoints.kakaoUnlinkedByGet, await get(member.subject));
    expect(await isLinked(member)).toBe(false);
    for (const unknown of [member.subject, '99999999'])
      expect([(await get(unknown)).status, (await unlinked(unknown)).status]).toEqual([200, 200]);
  });

  it('answers many identical concurrent calls', async () => {
    const member = await linkedMember('kakao');
    const signIn = () => site.socialSignIn('kakao', { subject: member.subject });
    const [answers, signIns] = await Promise.all([
      times(20, () => unlinked(member.subject)),
      times(5, signIn),
    ]);
    expect(tally(answers)).toEqual({ 200: 20 });
    for (const { status } of signIns) expect([200, 400]).toContain(status);
    expect(await isLinked(member)).toBe(false);
  });

  it.each<[string, Record<string, string>]>([
    ['no key', {}],
    ['a wrong key', { authorization: 'KakaoAK admin-key-of-our-apq' }],
    ['the beginning of the key', { authorization: `KakaoAK ${adminKey.slice(0, -1)}` }],
    ['more than the key', { authorization: `KakaoAK ${adminKey}x` }],
    ['the key in another form', { authorization: `Bearer ${adminKey}` }],
    ['an empty key', { authorization: 'KakaoAK ' }],
    ['the REST key', { authorization: 'KakaoAK id' }],
  ])('attack: a call with %s unlinks nobody, by POST or GET', async (_, headers) => {
    const member = await linkedMember('kakao');
    await expectProblem(await unlinked(member.subject, headers), 'unauthenticated');
    const query = new URLSearchParams({ app_id: '1', user_id: member.subject });
    await expectProblem(await site.fetch(`/auth/kakao/unlink?${query}`, { headers }), 'unauthenticated');
    // Refused before the body is parsed, so a wrong body reveals nothing.
    await expectProblem(await post('/auth/kakao/unlink', {}, headers), 'unauthenticated');
    expect(await isLinked(member)).toBe(true);
    expect((await site.get('/me', { token: member.token })).status).toBe(200);
  });

  it('attack: a page of another site cannot make the call, not even with the key', async () => {
    const member = await linkedMember('kakao');
    for (const foreign of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]) {
      const headers: Record<string, string> = { ...kakaoKey };
      Object.assign(headers, foreign);
      await expectProblem(await unlinked(member.subject, headers), 'forbidden_origin');
    }
    expect(await isLinked(member)).toBe(true);
  });

  it('Kakao’s word counts for accounts of Kakao only, and in its form only', async () => {
    const member = await linkedMember('google');
    expect((await unlinked(member.subject)).status).toBe(200);
    expect(await isLinked(member)).toBe(true);
    for (const user_id of ['', '-1', "1' or '1'='1", '1'.repeat(21)])
      await expectProblem(await unlinked(user_id), 'validation_failed', { user_id: 'invalid' });
    const headers = { ...kakaoKey, 'content-type': 'application/json' };
    const json = site.fetch('/auth/kakao/unlink', { method: 'POST', body: '{"user_id":"1"}', headers });
    await expectProblem(await json, 'unsupported_media_type');
    const flood = post('/auth/kakao/unlink', { user_id: '1', app_id: 'x'.repeat(100_000) }, kakaoKey);
    await expectProblem(await flood, 'payload_too_large');
  });

  it('deletes the data on a request by Facebook and returns a URL and a code', async () => {
    const member = await linkedMember('facebook');
    const response = await deletion(signedRequest({ user_id: member.subject }, appSecret));
    const { url, confirmation_code } = await expectAnswer(endpoints.facebookDeletion, response);
    expect(url).toBe(`${siteOrigin}/privacy`);
    expect(confirmation_code).toMatch(/^[a-z0-9]{20}$/);
    expect(await isLinked(member)).toBe(false);
    await expectProblem(await site.get('/me', { token: member.token }), 'unauthenticated');
    const again = await deletion(signedRequest({ user_id: member.subject }, appSecret));
    const next = await expectAnswer(endpoints.facebookDeletion, again);
    expect(next.confirmation_code).not.toBe(confirmation_code);
  });

  it('attack: a request without Facebook’s signature deletes nothing', async () => {
    const member = await linkedMember('facebook');
    const other = await linkedMember('facebook');
    const { subject: user_id } = member;
    const right = signedRequest({ user_id: other.subject }, appSecret);
    const [signature = '', payload = ''] = right.split('.');
    const encoded = (fields: object) => Buffer.from(JSON.stringify(fields)).toString('base64url');
    const signed = (text: string) =>
      `${createHmac('sha256', appSecret).update(text).digest('base64url')}.${text}`;
    const sha1 = encoded({ algorithm: 'HMAC-SHA1', user_id });
    const forged = [
      signedRequest({ user_id }, 'another secret'),
      signedRequest({ user_id }, ''),
      // Signatures: of another request, truncated, missing.
      `${signature}.${encoded({ algorithm: 'HMAC-SHA256', user_id })}`,
      `${signature.slice(0, 20)}.${payload}`,
      `A.${payload}`,
      // Signed, but by another algorithm as it says, or of something else.
      signed(encoded({ algorithm: 'none', user_id })),
      signed(sha1),
      `${createHmac('sha1', appSecret).update(sha1).digest('base64url')}.${sha1}`,
      signed(encoded({ user_id })),
      signed(encoded({ algorithm: 'HMAC-SHA256' })),
      signed(encoded({ algorithm: 'HMAC-SHA256', user_id: { $ne: '' } })),
      signed(encoded([])),
      signed(Buffer.from('no JSON').toString('base64url')),
    ];
    for (const request of forged)
      await expectProblem(await deletion(request), 'validation_failed', { signed_request: 'invalid' });
    for (const malformed of ['', '.', 'a', 'a.b.c', ` ${right}`, `${payload}.`])
      await expectProblem(await deletion(malformed), 'validation_failed', { signed_request: 'invalid' });
    expect([await isLinked(member), await isLinked(other)]).toEqual([true, true]);
    expect((await deletion(right)).status).toBe(200);
    expect(await isLinked(other)).toBe(false);
  });

  it('without the secrets that prove them there are no such calls', async () => {
    const closed = await MemberApi.open(kind, inject('postgresUrl'));
    const init = { method: 'POST', body: new URLSearchParams({ user_id: '1' }), headers: kakaoKey };
    await expectProblem(await closed.fetch('/auth/kakao/unlink', init), 'not_configured');
    const get = await closed.fetch('/auth/kakao/unlink?user_id=1', { headers: kakaoKey });
    await expectProblem(get, 'not_configured');
    await expectProblem(await closed.fetch('/auth/facebook/deletion', init), 'not_configured');
    await closed.close();
    const kakao = { clientId: 'id', clientSecret: 'secret', ...urls };
    expect(createWebhooks({ kakao })).toEqual({});
  });
});
