import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { expectAnswer, expectProblem } from '../support/answers.ts';
import { databaseKinds } from '../support/databases.ts';
import { MemberApi, tally, times } from '../support/member-api.ts';

describe.each(databaseKinds)('The address and the sessions of a member on %s', (kind) => {
  let site: MemberApi;

  beforeAll(async () => {
    site = await MemberApi.open(kind, inject('postgresUrl'));
  });

  afterAll(() => site?.close());

  /** A new member with an unverified address. */
  async function newcomer() {
    const fields = await site.signUpFields();
    const { data } = await expectAnswer(endpoints.signUp, await site.post('/members', fields));
    return { email: fields.email, token: data.token };
  }

  async function isVerified(token: string) {
    return (await expectAnswer(endpoints.getMe, await site.get('/me', { token }))).data.emailVerified;
  }

  const mailAgain = (token: string, locale = 'ko-KR') =>
    site.call('POST', '/me/email/verification', { token, locale });
  const verify = (link: string, token?: string) => site.post('/me/email/verify', { token: link }, { token });

  it('mails the link again in the requested language and invalidates the previous one', async () => {
    const { email, token } = await newcomer();
    const first = await site.lastToken(email);
    await expectAnswer(endpoints.mailVerification, await mailAgain(token, 'en-US'));
    const mails = await site.sentTo(email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/\p{Script=Hangul}/u),
      'Please verify your email address',
    ]);
    await expectProblem(await verify(first), 'code_expired');
    await expectAnswer(endpoints.verifyEmail, await verify(await site.lastToken(email)));
    expect(await isVerified(token)).toBe(true);
  });

  it('attack: a mailbox is not flooded, not even by many at once: three an hour', async () => {
    const { email, token } = await newcomer();
    expect(tally(await times(10, () => mailAgain(token)))).toEqual({ 202: 3, 429: 7 });
    const refused = await mailAgain(token);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500);
    expect(await site.sentTo(email)).toHaveLength(4);
    await site.rows(sql`update attempts set at = at - interval '1 hour' where rule = 'verification_member'`);
    expect((await mailAgain(token)).status).toBe(202);
    // Another member's are counted apart.
    expect((await mailAgain((await newcomer()).token)).status).toBe(202);
  });

  it('mails nothing to a verified address or for a signed-out visitor', async () => {
    const { email, token } = await site.member();
    for (let count = 0; count < 5; count += 1) await expectProblem(await mailAgain(token), 'conflict');
    expect(await site.sentTo(email)).toEqual([]);
    await expectProblem(await site.call('POST', '/me/email/verification'), 'unauthenticated');
  });

  it("attack: another member's link verifies nothing in one's own session, and stays good", async () => {
    const attacker = await newcomer();
    const victim = await newcomer();
    const link = await site.lastToken(attacker.email);
    await expectProblem(await verify(link, victim.token), 'code_expired');
    expect(await isVerified(attacker.token)).toBe(false);
    expect(await isVerified(victim.token)).toBe(false);
    await expectAnswer(endpoints.verifyEmail, await verify(link, attacker.token));
    expect(await isVerified(attacker.token)).toBe(true);
  });

  it('a link is good without a session, and with one that has ended', async () => {
    const { email, token } = await newcomer();
    await site.call('POST', '/logout', { token });
    await expectAnswer(endpoints.verifyEmail, await verify(await site.lastToken(email), token));
    expect(await isVerified(await site.token(email))).toBe(true);
  });

  it('ends every session of the member, including the current one, and no other member’s', async () => {
    const { email, token } = await site.member();
    const others = [await site.token(email), await site.token(email)];
    const stranger = await site.member();
    await expectAnswer(endpoints.endSessions, await site.call('DELETE', '/me/sessions', { token }));
    for (const ended of [token, ...others])
      await expectProblem(await site.get('/me', { token: ended }), 'unauthenticated');
    await expectProblem(await site.call('DELETE', '/me/sessions', { token }), 'unauthenticated');
    expect((await site.get('/me', { token: stranger.token })).status).toBe(200);
    expect((await site.login(email)).status).toBe(200);
  });
});
