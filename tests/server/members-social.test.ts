import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { expectAnswer, expectProblem } from '../support/answers.ts';
import { databaseKinds } from '../support/databases.ts';
import { MemberApi, password, siteOrigin, tally, times } from '../support/member-api.ts';

describe.each(databaseKinds)('Sign-in by a provider on %s', (kind) => {
  let site: MemberApi;

  beforeAll(async () => {
    site = await MemberApi.open(kind, inject('postgresUrl'));
  });

  afterAll(() => site?.close());

  async function session(response: Response) {
    return (await expectAnswer(endpoints.signInWithKakao, response)).data;
  }

  async function me(token: string) {
    return (await expectAnswer(endpoints.getMe, await site.get('/me', { token }))).data;
  }

  async function ticketOf(response: Response, code: 'email_taken' | 'validation_failed'): Promise<string> {
    const { ticket } = await expectProblem(response, code);
    expect(ticket).toMatch(/^[\w-]{43}$/);
    return ticket ?? '';
  }

  const kakaoTicket = (body: unknown) => site.post('/auth/kakao', body);

  it('a new visitor becomes a member, and is known when they come back', async () => {
    const profile = { subject: 'new', email: 'Social.One@Example.com', emailVerified: true, name: '이하나' };
    const first = await session(await site.socialSignIn('kakao', profile));
    expect(first.isNew).toBe(true);
    const member = await me(first.token);
    expect(member).toMatchObject({
      email: 'social.one@example.com',
      emailVerified: true,
      name: '이하나',
      mobile: null,
      providers: ['kakao'],
      hasPassword: false,
    });
    const again = await session(await site.socialSignIn('kakao', { subject: 'new' }));
    expect(again.isNew).toBe(false);
    expect((await me(again.token)).id).toBe(member.id);
    await expectProblem(await site.login('social.one@example.com'), 'invalid_credentials');
  });

  it('an address that the provider has not verified is verified by mail', async () => {
    const email = site.newEmail();
    const { token } = await session(await site.socialSignIn('naver', { email, name: '이둘' }));
    expect((await me(token)).emailVerified).toBe(false);
    await site.post('/me/email/verify', { token: await site.lastToken(email) });
    expect((await me(token)).emailVerified).toBe(true);
  });

  it('of many first sign-ins at once of one person, one makes the member', async () => {
    const profile = { subject: 'at once', email: site.newEmail(), emailVerified: true, name: '이셋' };
    const signIn = () => site.socialSignIn('kakao', profile);
    const answers = await site.atTheSameMoment([signIn, signIn, signIn, signIn, signIn]);
    const sessions = await Promise.all(answers.map(session));
    expect(sessions.filter(({ isNew }) => isNew)).toHaveLength(1);
  });

  it('of first sign-ins at once by two providers with one verified address, one makes the member', async () => {
    const profile = { email: site.newEmail(), emailVerified: true, name: '이셋' };
    const answers = await site.atTheSameMoment([
      () => site.socialSignIn('kakao', profile),
      () => site.socialSignIn('google', profile),
    ]);
    const sessions = await Promise.all(answers.map(session));
    expect(sessions.map(({ isNew }) => isNew).toSorted()).toEqual([false, true]);
    const members = await Promise.all(sessions.map(({ token }) => me(token)));
    expect(members.map(({ providers }) => providers.toSorted())).toEqual([
      ['google', 'kakao'],
      ['google', 'kakao'],
    ]);
  });

  it('an account is linked without its password only if both sides have verified the address', async () => {
    const { id, email } = await site.member();
    const { token } = await session(await site.socialSignIn('google', { email, emailVerified: true }));
    expect(await me(token)).toMatchObject({ id, providers: ['google'] });

    await expectProblem(await site.socialSignIn('kakao', { email, emailVerified: false }), 'email_taken');
    const unverified = await site.signUpFields();
    await site.post('/members', unverified);
    const claim = { email: unverified.email, emailVerified: true, name: '이넷' };
    await expectProblem(await site.socialSignIn('google', claim), 'email_taken');
    const linked = await site.rows(sql`select provider from identities where member_id = ${id}`);
    expect(linked).toEqual([{ provider: 'google' }]);
  });

  it('passes an account that somebody else created earlier to the owner of the address', async () => {
    const victim = site.newEmail();
    const prepared = await site.socialSignIn('kakao', { subject: 'attacker', name: '공격자' });
    const ticket = await ticketOf(prepared, 'validation_failed');
    const attacker = await session(await kakaoTicket({ ticket, email: victim }));
    expect((await me(attacker.token)).emailVerified).toBe(false);

    const google = { subject: 'victim', email: victim, emailVerified: true, name: '피해자' };
    await expectProblem(await site.socialSignIn('google', google), 'email_taken');
    await site.post('/password/forgot', { email: victim });
    const reset = { token: await site.lastToken(victim), password };
    await expectAnswer(endpoints.resetPassword, await site.post('/password/reset', reset));
    const owner = await session(await site.socialSignIn('google', google));
    expect(await me(owner.token)).toMatchObject({ email: victim, providers: ['google'] });
    await expectProblem(await site.get('/me', { token: attacker.token }), 'unauthenticated');
    await expectProblem(await site.socialSignIn('kakao', { subject: 'attacker' }), 'validation_failed');
  });

  it('the password of the account links it, once for each ticket', async () => {
    const { id, email } = await site.member();
    const response = await site.socialSignIn('kakao', { subject: 'link', email, emailVerified: false });
    const ticket = await ticketOf(response, 'email_taken');
    const wrong = await kakaoTicket({ ticket, password: 'wrong' });
    await expectProblem(wrong, 'invalid_credentials');
    const answers = await times(10, () => kakaoTicket({ ticket, password }));
    expect(tally(answers)).toEqual({ 200: 1, 410: 9 });
    const { token } = await session(await site.socialSignIn('kakao', { subject: 'link' }));
    expect((await me(token)).id).toBe(id);
  });

  it('passwords that come with a ticket are limited as at login', async () => {
    const { email } = await site.member();
    const ticket = await ticketOf(await site.socialSignIn('kakao', { email }), 'email_taken');
    const wrong = await times(20, () => kakaoTicket({ ticket, password: 'wrong' }));
    expect(tally(wrong)).toEqual({ 401: 10, 429: 10 });
    expect((await kakaoTicket({ ticket, password })).status).toBe(429);
    expect((await site.login(email)).status).toBe(429);
  });

  it('a password proves its own account only', async () => {
    const mine = await site.member();
    const victim = await site.member();
    const ticket = await ticketOf(await site.socialSignIn('kakao', { email: mine.email }), 'email_taken');
    await site.rows(sql`update members set password_hash = null where email = ${victim.email}`);
    await expectProblem(await kakaoTicket({ ticket, email: victim.email, password }), 'invalid_credentials');
    await expectProblem(await kakaoTicket({ ticket, email: victim.email }), 'email_taken');
    expect((await kakaoTicket({ ticket, email: mine.email, password })).status).toBe(200);
  });

  it('requests missing fields and creates no incomplete member', async () => {
    const response = await site.socialSignIn('kakao', { subject: 'nameless' });
    const { ticket, errors } = await expectProblem(response, 'validation_failed');
    expect(errors).toEqual([
      { path: 'email', code: 'required' },
      { path: 'name', code: 'required' },
    ]);
    await expectProblem(await kakaoTicket({ ticket, name: '이름' }), 'validation_failed', {
      email: 'required',
    });
    const email = site.newEmail();
    const made = await session(await kakaoTicket({ ticket, email }));
    expect(made.isNew).toBe(true);
    expect(await me(made.token)).toMatchObject({ email, name: '이름', emailVerified: false });
    await expectProblem(await kakaoTicket({ ticket, email }), 'code_expired');
  });

  it('requires the password when a typed address has an account', async () => {
    const { id, email } = await site.member();
    const response = await site.socialSignIn('kakao', { name: '이름', emailVerified: true });
    const ticket = await ticketOf(response, 'validation_failed');
    expect(await ticketOf(await kakaoTicket({ ticket, email }), 'email_taken')).toBe(ticket);
    const { token } = await session(await kakaoTicket({ ticket, password }));
    expect((await me(token)).id).toBe(id);
  });

  it('a typed address is not the verified one of the provider', async () => {
    const mine = { email: site.newEmail(), emailVerified: true };
    const ticket = await ticketOf(await site.socialSignIn('kakao', mine), 'validation_failed');
    const typed = site.newEmail();
    const { token } = await session(await kakaoTicket({ ticket, email: typed, name: '이름' }));
    expect(await me(token)).toMatchObject({ email: typed, emailVerified: false });
  });

  it('of many uses of one ticket at once, one succeeds', async () => {
    const ticket = await ticketOf(await site.socialSignIn('kakao', { name: '이름' }), 'validation_failed');
    const fill = () => kakaoTicket({ ticket, email: `${ticket.toLowerCase()}@example.com` });
    expect(tally(await site.atTheSameMoment([fill, fill, fill, fill, fill]))).toEqual({ 200: 1, 410: 4 });
  });

  it('a ticket is good for ten minutes, and with its own provider', async () => {
    const signIn = async () => ticketOf(await site.socialSignIn('kakao', {}), 'validation_failed');
    const fields = { email: site.newEmail(), name: '이름' };
    const swapped = await site.post('/auth/google', { ticket: await signIn(), ...fields });
    await expectProblem(swapped, 'code_expired');
    const ticket = await signIn();
    await site.age('pending_identities', ['expires_at'], '10 minutes');
    await expectProblem(await kakaoTicket({ ticket, ...fields }), 'code_expired');
  });

  it('refuses the sign-in when the provider refuses the code', async () => {
    const request = site.socialRequest('kakao', { email: site.newEmail(), name: '이름' });
    const replayed = { ...request, state: 'state of a replay' };
    expect((await site.post('/auth/kakao', request)).status).toBe(200);
    await expectProblem(await site.post('/auth/kakao', replayed), 'invalid_credentials');
    const swapped = { ...site.socialRequest('kakao', {}), redirectUri: `${siteOrigin}/auth/google/callback` };
    await expectProblem(await site.post('/auth/google', swapped), 'invalid_credentials');
  });

  it('a state is good for one sign-in, also of many at once', async () => {
    const request = site.socialRequest('kakao', { email: site.newEmail(), name: '이름' });
    const answers = await times(10, () => site.post('/auth/kakao', request));
    expect(tally(answers)).toEqual({ 200: 1, 400: 9 });
    const again = { ...site.socialRequest('kakao', {}), state: request.state };
    await expectProblem(await site.post('/auth/kakao', again), 'validation_failed', { state: 'invalid' });
  });

  it.each([
    ['another client', { clientId: 'their-client' }, { clientId: 'invalid' }],
    ['another site', { redirectUri: 'https://evil.example/auth/kakao/callback' }, { redirectUri: 'invalid' }],
    ['another provider', { redirectUri: `${siteOrigin}/auth/google/callback` }, { redirectUri: 'invalid' }],
    ['another page', { redirectUri: `${siteOrigin}/news` }, { redirectUri: 'invalid' }],
    ['a user before the host', { redirectUri: 'https://a@site.example/' }, { redirectUri: 'invalid' }],
    ['an additional query', { redirectUri: `${siteOrigin}/?next=x` }, { redirectUri: 'invalid' }],
  ])('a sign-in for %s is refused without a request to the provider', async (_, change, field) => {
    const request = site.socialRequest('kakao', { email: site.newEmail(), name: '이름' });
    await expectProblem(
      await site.post('/auth/kakao', { ...request, ...change }),
      'validation_failed',
      field,
    );
    // The code and the state are still unused. A return URL can also be the origin.
    expect((await site.post('/auth/kakao', { ...request, redirectUri: `${siteOrigin}/` })).status).toBe(200);
  });

  it('a provider without credentials is not there', async () => {
    await expectProblem(await site.socialSignIn('facebook', {}), 'not_configured');
    await expectProblem(await site.post('/auth/facebook', { ticket: 'x'.repeat(43) }), 'not_configured');
    expect((await site.post('/auth/apple', {})).status).toBe(404);
    await expectProblem(await site.post('/auth/kakao', {}), 'validation_failed');
  });

  it('requests an address and a name that are invalid in a form', async () => {
    const odd = { email: 'not an address', emailVerified: true, name: 'a\nb' };
    const { errors } = await expectProblem(await site.socialSignIn('kakao', odd), 'validation_failed');
    expect(errors?.map(({ path }) => path)).toEqual(['email', 'name']);
  });

  it('a member without a password sets one without the current one', async () => {
    const email = site.newEmail();
    const { token } = await session(await site.socialSignIn('kakao', { email, name: '이름' }));
    const change = (body: unknown) => site.call('PUT', '/me/password', { token, body });
    await expectAnswer(endpoints.changePassword, await change({ next: password }));
    expect((await site.login(email)).status).toBe(200);
    await expectProblem(await change({ next: 'another password' }), 'validation_failed');
  });

  it('blocks an address after 50 failures', async () => {
    const address = site.newAddress();
    const failing = () => site.post('/auth/kakao', { ticket: 'x'.repeat(43) }, { address });
    for (let round = 0; round < 5; round += 1) await times(10, failing);
    expect((await failing()).status).toBe(429);
    const other = await site.post('/auth/kakao', { ticket: 'x'.repeat(43) });
    expect(other.status).toBe(410);
  });
});
