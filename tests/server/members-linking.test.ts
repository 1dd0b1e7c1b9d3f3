import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { SocialProfile } from '#api/gateways/gateways.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { SocialProvider } from '#contract/members.ts';
import { expectAnswer, expectProblem } from '../support/answers.ts';
import { databaseKinds } from '../support/databases.ts';
import { MemberApi, password, siteOrigin, tally, times } from '../support/member-api.ts';

const leaving = { reason: 'PRICE', agree: true, confirm: true };

describe.each(databaseKinds)('Providers of a member on %s', (kind) => {
  let site: MemberApi;

  beforeAll(async () => {
    site = await MemberApi.open(kind, inject('postgresUrl'));
  });

  afterAll(() => site?.close());

  function claim(token: string, provider: SocialProvider, body: unknown): Promise<Response> {
    return site.post(`/me/providers/${provider}`, body, { token });
  }

  function link(token: string, provider: SocialProvider, profile: Partial<SocialProfile>): Promise<Response> {
    return claim(token, provider, site.socialRequest(provider, profile));
  }

  async function linked(response: Response) {
    return (await expectAnswer(endpoints.linkProvider, response)).data;
  }

  function unlink(token: string, provider: string): Promise<Response> {
    return site.call('DELETE', `/me/providers/${provider}`, { token });
  }

  /** A member without a password, signed in by Kakao. */
  async function socialMember() {
    const subject = `social-${site.serial()}`;
    const profile = { subject, email: site.newEmail(), emailVerified: true, name: '이름' };
    const response = await site.socialSignIn('kakao', profile);
    return { subject, token: (await expectAnswer(endpoints.signInWithKakao, response)).data.token };
  }

  async function me(token: string) {
    return (await expectAnswer(endpoints.getMe, await site.get('/me', { token }))).data;
  }

  it('a linked account signs in, and an unlinked one no longer does', async () => {
    const { id, token } = await site.member();
    expect(await linked(await link(token, 'naver', { subject: 'own' }))).toMatchObject({
      id,
      providers: ['naver'],
    });
    const signedIn = await site.socialSignIn('naver', { subject: 'own' });
    const session = (await expectAnswer(endpoints.signInWithNaver, signedIn)).data;
    expect(session.isNew).toBe(false);
    expect((await me(session.token)).id).toBe(id);

    await expectAnswer(endpoints.unlinkProvider, await unlink(token, 'naver'));
    expect((await me(token)).providers).toEqual([]);
    await expectProblem(await site.socialSignIn('naver', { subject: 'own' }), 'validation_failed');
    await expectProblem(await unlink(token, 'naver'), 'not_found');
  });

  it("the provider's verified address verifies the same one of the member, and no other", async () => {
    const fields = await site.signUpFields();
    const { token } = (await expectAnswer(endpoints.signUp, await site.post('/members', fields))).data;
    const claims = [
      { email: fields.email, emailVerified: false },
      { email: site.newEmail(), emailVerified: true },
    ];
    for (const profile of claims)
      expect((await linked(await link(token, 'google', profile))).emailVerified).toBe(false);
    const right = { email: fields.email.toUpperCase(), emailVerified: true };
    expect((await linked(await link(token, 'google', right))).emailVerified).toBe(true);
  });

  it('a linked account confirms a withdrawal with a new sign-in', async () => {
    const { subject, token } = await socialMember();
    await site.age('sessions', ['social_at'], '11 minutes');
    const leave = () => site.call('DELETE', '/me', { token, body: leaving });
    await expectProblem(await leave(), 'invalid_credentials');
    await linked(await link(token, 'kakao', { subject }));
    await expectAnswer(endpoints.withdraw, await leave());
  });

  it('attack: a stolen session proves nothing by linking an account of the thief', async () => {
    const { token } = await socialMember();
    await site.age('sessions', ['social_at'], '11 minutes');
    await linked(await link(token, 'google', { subject: 'thief' }));
    const answer = await site.call('DELETE', '/me', { token, body: leaving });
    await expectProblem(answer, 'invalid_credentials');
  });

  it("attack: another member's account is not taken over", async () => {
    const owner = await site.member();
    const attacker = await site.member();
    await linked(await link(owner.token, 'kakao', { subject: 'wanted' }));
    await expectProblem(await link(attacker.token, 'kakao', { subject: 'wanted' }), 'conflict');
    expect((await me(attacker.token)).providers).toEqual([]);
    const rows = await site.rows(sql`select member_id from identities where subject = 'wanted'`);
    expect(rows).toEqual([{ member_id: owner.id }]);
    // The same identifier at another provider is another account.
    await linked(await link(attacker.token, 'google', { subject: 'wanted' }));
  });

  it('attack: 50 links of one account at once, to two members, make it one member’s', async () => {
    const [one, two] = [await site.member(), await site.member()];
    const subject = 'wanted by two';
    const answers = await times(50, (index) =>
      link(index % 2 === 0 ? one.token : two.token, 'kakao', { subject }),
    );
    expect(tally(answers)).toEqual({ 200: 25, 409: 25 });
    expect(await site.rows(sql`select 1 from identities where subject = ${subject}`)).toHaveLength(1);
    const providers = await Promise.all([one, two].map(async ({ token }) => (await me(token)).providers));
    expect(providers.toSorted()).toEqual([[], ['kakao']]);
  });

  it("attack: two members who claim each other's account at the same moment are both refused", async () => {
    const [one, two] = [await site.member(), await site.member()];
    await linked(await link(one.token, 'kakao', { subject: 'of one' }));
    await linked(await link(two.token, 'kakao', { subject: 'of two' }));
    const answers = await times(20, (index) =>
      index % 2 === 0
        ? link(one.token, 'kakao', { subject: 'of two' })
        : link(two.token, 'kakao', { subject: 'of one' }),
    );
    expect(tally(answers)).toEqual({ 409: 20 });
  });

  it('attack: a code and a state are good once', async () => {
    const { token } = await site.member();
    const request = site.socialRequest('kakao', { subject: 'once' });
    await linked(await claim(token, 'kakao', request));
    await expectProblem(await claim(token, 'kakao', request), 'validation_failed', { state: 'invalid' });
    const replayed = { ...request, state: `another-${site.serial()}` };
    await expectProblem(await claim(token, 'kakao', replayed), 'invalid_credentials');
    const { state } = request;
    const signIn = await site.post('/auth/kakao', { ...site.socialRequest('kakao', {}), state });
    await expectProblem(signIn, 'validation_failed', { state: 'invalid' });
  });

  it('attack: a token of one provider is refused for another', async () => {
    const { token } = await site.member();
    const request = site.socialRequest('kakao', { subject: 'swapped' });
    await expectProblem(await claim(token, 'google', request), 'validation_failed', {
      redirectUri: 'invalid',
    });
    const redirected = { ...request, redirectUri: `${siteOrigin}/auth/google/callback` };
    await expectProblem(await claim(token, 'google', redirected), 'invalid_credentials');
    const foreign = { ...request, clientId: 'another' };
    await expectProblem(await claim(token, 'kakao', foreign), 'validation_failed', { clientId: 'invalid' });
    expect((await me(token)).providers).toEqual([]);
  });

  it('attack: a former member cannot return through a link, by account or address', async () => {
    const left = await site.member();
    await linked(await link(left.token, 'kakao', { subject: 'left' }));
    await site.call('DELETE', '/me', { token: left.token, body: { ...leaving, password } });
    const { token } = await site.member();
    const byAccount = await link(token, 'kakao', { subject: 'left' });
    expect((await expectProblem(byAccount, 'account_withdrawn')).rejoinAt).toBeTruthy();
    await expectProblem(await link(token, 'google', { email: left.email }), 'account_withdrawn');
    expect((await me(token)).providers).toEqual([]);
  });

  it('attack: linking an account during its withdrawal is refused in either order', async () => {
    for (let round = 0; round < 8; round += 1) {
      const subject = `leaver-${round}`;
      const [leaver, other] = [await site.member(), await site.member()];
      await linked(await link(leaver.token, 'kakao', { subject }));
      const [left, taken] = await Promise.all([
        site.call('DELETE', '/me', { token: leaver.token, body: { ...leaving, password } }),
        link(other.token, 'kakao', { subject }),
      ]);
      expect(left.status).toBe(204);
      expect([403, 409]).toContain(taken.status);
    }
  });

  it('attack: the last way in is not unlinked, not even by two at the same moment', async () => {
    const { token } = await socialMember();
    await expectProblem(await unlink(token, 'kakao'), 'conflict');
    await linked(await link(token, 'google', { subject: `second-${token}` }));
    const answers = await site.atTheSameMoment([() => unlink(token, 'kakao'), () => unlink(token, 'google')]);
    expect(tally(answers)).toEqual({ 204: 1, 409: 1 });
    expect((await me(token)).providers).toHaveLength(1);
  });

  it('a password is a way in too', async () => {
    const { token } = await socialMember();
    await site.call('PUT', '/me/password', { token, body: { next: password } });
    await expectAnswer(endpoints.unlinkProvider, await unlink(token, 'kakao'));
  });

  it('refuses a provider without credentials, an unknown provider and an invalid body', async () => {
    const { token } = await site.member();
    const request = { ...site.socialRequest('kakao', {}), redirectUri: `${siteOrigin}/` };
    await expectProblem(await claim(token, 'facebook', request), 'not_configured');
    const unknown = await site.post('/me/providers/apple', request, { token });
    await expectProblem(unknown, 'not_found');
    await expectProblem(await unlink(token, 'apple'), 'not_found');
    const byTicket = await claim(token, 'kakao', { ticket: 'x'.repeat(43) });
    await expectProblem(byTicket, 'validation_failed');
    await expectProblem(await site.post('/me/providers/kakao', request), 'unauthenticated');
    await expectProblem(await site.call('DELETE', '/me/providers/kakao'), 'unauthenticated');
  });

  it('blocks an address after 50 failures, like signing in', async () => {
    const { token } = await site.member();
    const address = site.newAddress();
    const failing = () =>
      site.post(
        '/me/providers/kakao',
        { ...site.socialRequest('kakao', {}), clientId: 'x' },
        { token, address },
      );
    for (let round = 0; round < 5; round += 1) await times(10, failing);
    expect((await failing()).status).toBe(429);
  });
});
