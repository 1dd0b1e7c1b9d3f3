import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { expectAnswer, expectProblem } from '../support/answers.ts';
import { databaseKinds } from '../support/databases.ts';
import { MemberApi, password, tally, times } from '../support/member-api.ts';

const newPassword = 'another long password';

describe.each(databaseKinds)('Sign-in on %s', (kind) => {
  let site: MemberApi;

  beforeAll(async () => {
    site = await MemberApi.open(kind, inject('postgresUrl'));
  });

  afterAll(() => site?.close());

  const me = (token: string) => site.get('/me', { token });

  it('a member signs in with any letter case of the address and gets a new token each time', async () => {
    const { email, token } = await site.member();
    const again = await expectAnswer(endpoints.login, await site.login(email.toUpperCase()));
    expect(again.data.token).not.toBe(token);
    const hours = (Date.parse(again.data.expiresAt) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23);
    expect(hours).toBeLessThan(25);
    const { data } = await expectAnswer(endpoints.getMe, await me(token));
    expect(data).toMatchObject({
      email,
      emailVerified: true,
      points: 0,
      providers: [],
      hasPassword: true,
    });
  });

  it('tokens and passwords are stored as hashes only', async () => {
    const { email, token } = await site.member();
    const [row] = await site.rows(sql`select password_hash from members where email = ${email}`);
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const stored = await site.rows(sql`select 1 from sessions where token_hash = ${token}`);
    expect(stored).toEqual([]);
  });

  it('a wrong password and an unknown address get the same answer after the same work', async () => {
    const { email } = await site.member();
    const wrong = await expectProblem(await site.login(email, { password: 'wrong' }), 'invalid_credentials');
    const unknown = await expectProblem(await site.login(site.newEmail()), 'invalid_credentials');
    expect({ ...wrong, requestId: '' }).toEqual({ ...unknown, requestId: '' });

    const measure = async (address: string) => {
      const started = performance.now();
      await site.login(address, { password: 'wrong' });
      return performance.now() - started;
    };
    const known: number[] = [];
    const strange: number[] = [];
    for (let round = 0; round < 15; round += 1) {
      known.push(await measure(email));
      strange.push(await measure(site.newEmail()));
      await site.rows(sql`delete from attempts`);
    }
    // What else the machine does only adds to a time: the least is the work itself.
    const least = (values: number[]) => Math.min(...values);
    expect(least(strange)).toBeGreaterThan(least(known) / 2);
    expect(least(strange)).toBeLessThan(least(known) * 2);
  });

  it('of 20 wrong passwords at once ten are checked; then even the right one is refused for 15 minutes', async () => {
    const { email, token } = await site.member();
    const tries = await times(20, () => site.login(email, { password: 'wrong' }));
    expect(tally(tries)).toEqual({ 401: 10, 429: 10 });
    const locked = await site.login(email);
    const wait = Number(locked.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(880);
    expect(wait).toBeLessThanOrEqual(900);
    await expectProblem(locked, 'too_many_requests');
    // Every endpoint that checks the password shares the limit.
    const change = { current: password, next: newPassword };
    expect((await site.call('PUT', '/me/password', { token, body: change })).status).toBe(429);

    await site.age('attempts', ['at'], '14 minutes');
    expect((await site.login(email)).status).toBe(429);
    await site.age('attempts', ['at'], '65 seconds');
    expect((await site.login(email)).status).toBe(200);
  });

  it('ten wrong passwords over 14 minutes lock for 15 minutes from the last', async () => {
    const { email } = await site.member();
    await site.login(email, { password: 'wrong' });
    await site.age('attempts', ['at'], '14 minutes');
    for (let round = 0; round < 9; round += 1) await site.login(email, { password: 'wrong' });
    await site.age('attempts', ['at'], '10 minutes');
    expect((await site.login(email)).status).toBe(429);
    await site.age('attempts', ['at'], '5 minutes 5 seconds');
    expect((await site.login(email)).status).toBe(200);
  });

  it('concurrent correct passwords do not count as failures', async () => {
    const { email } = await site.member();
    const address = site.newAddress();
    const right = await times(60, () => site.login(email, { address }));
    expect(tally(right)).toEqual({ 200: 60 });
    await times(9, () => site.login(email, { password: 'wrong', address }));
    expect(tally(await times(5, () => site.login(email, { address })))).toEqual({ 200: 5 });
  });

  it('correct passwords for many accounts from one address do not count as failures either', async () => {
    const { id } = await site.member();
    const emails = Array.from({ length: 60 }, () => site.newEmail());
    await site.rows(sql`
      insert into members (email, password_hash, name, locale)
      select email, (select password_hash from members where id = ${id}), 'x', 'ko-KR'
      from json_array_elements_text(${JSON.stringify(emails)}::json) as email`);
    const address = site.newAddress();
    const right = await times(60, (index) => site.login(emails[index] ?? '', { address }));
    expect(tally(right)).toEqual({ 200: 60 });
  });

  it('an address that fails for 50 accounts is locked for all of them, and others are not', async () => {
    const { email } = await site.member();
    const address = site.newAddress();
    const tries = await times(60, () => site.login(site.newEmail(), { address }));
    expect(tally(tries)).toEqual({ 401: 50, 429: 10 });
    expect((await site.login(email, { address })).status).toBe(429);
    expect((await site.login(email)).status).toBe(200);
  });

  it('signing out ends that session only; an ended or expired token is refused', async () => {
    const { email, token } = await site.member();
    const other = await site.token(email);
    await expectAnswer(endpoints.logout, await site.call('POST', '/logout', { token }));
    await expectProblem(await me(token), 'unauthenticated');
    await expectProblem(await site.call('POST', '/logout', { token }), 'unauthenticated');
    expect((await me(other)).status).toBe(200);
    await site.rows(sql`update sessions set expires_at = now()`);
    await expectProblem(await me(other), 'unauthenticated');
  });

  it('a changed password ends every other session and invalidates mailed links', async () => {
    const { email, token } = await site.member();
    const other = await site.token(email);
    await site.post('/password/forgot', { email });
    const mailed = await site.lastToken(email);
    const change = (body: unknown) => site.call('PUT', '/me/password', { token, body });
    await expectProblem(await change({ current: 'wrong', next: newPassword }), 'invalid_credentials');
    await expectProblem(await change({ next: newPassword }), 'validation_failed', { current: 'required' });
    await expectProblem(await change({ current: password, next: 'short' }), 'validation_failed', {
      next: 'too_short',
    });
    await expectAnswer(endpoints.changePassword, await change({ current: password, next: newPassword }));
    expect((await me(token)).status).toBe(200);
    await expectProblem(await me(other), 'unauthenticated');
    await expectProblem(await site.login(email), 'invalid_credentials');
    expect((await site.login(email, { password: newPassword })).status).toBe(200);
    const reset = await site.post('/password/reset', { token: mailed, password: 'a third password' });
    await expectProblem(reset, 'code_expired');
  });

  it('a reset request has the same answer and duration for an address without an account', async () => {
    const { email } = await site.member();
    const requestReset = async (address: string) => {
      const started = performance.now();
      const response = await site.post('/password/forgot', { email: address });
      const body = await response.text();
      return { status: response.status, body, took: performance.now() - started };
    };
    const unknown = site.newEmail();
    const answers = [await requestReset(email), await requestReset(unknown)];
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [202, ''],
      [202, ''],
    ]);
    for (const { took } of answers) expect(took).toBeGreaterThan(195);
    expect(await site.sentTo(email)).toHaveLength(1);
    expect(await site.sentTo(unknown)).toEqual([]);
    for (const address of [email, unknown]) {
      expect((await requestReset(address)).status).toBe(202);
      expect((await requestReset(address)).status).toBe(202);
      expect((await requestReset(address)).status).toBe(429);
    }
  });

  it('reset mails are limited to 20 an hour for each client address', async () => {
    const address = site.newAddress();
    const responses = await times(25, () =>
      site.post('/password/forgot', { email: site.newEmail() }, { address }),
    );
    expect(tally(responses)).toEqual({ 202: 20, 429: 5 });
  });

  it('a mailed token sets a new password once, ends all sessions and lifts the lock', async () => {
    const { email, token } = await site.member();
    await site.post('/password/forgot', { email });
    const replaced = await site.lastToken(email);
    await site.post('/password/forgot', { email });
    const mailed = await site.lastToken(email);
    await times(12, () => site.login(email, { password: 'wrong' }));

    const reset = (given: string) => site.post('/password/reset', { token: given, password: newPassword });
    await expectProblem(await reset(replaced), 'code_expired');
    const resets = await times(20, () => reset(mailed));
    expect(tally(resets)).toEqual({ 204: 1, 410: 19 });
    await expectProblem(await me(token), 'unauthenticated');
    expect((await site.login(email, { password: newPassword })).status).toBe(200);
  });

  it('a reset token is good for an hour', async () => {
    const { email } = await site.member();
    await site.post('/password/forgot', { email });
    const mailed = await site.lastToken(email);
    await site.age('mail_tokens', ['expires_at'], '61 minutes');
    const late = await site.post('/password/reset', { token: mailed, password: newPassword });
    await expectProblem(late, 'code_expired');
    expect((await site.login(email)).status).toBe(200);
  });

  it('a profile changes in its own fields only', async () => {
    const { email, token } = await site.member();
    const change = (body: unknown) => site.call('PATCH', '/me', { token, body });
    const filled = await expectAnswer(
      endpoints.changeMe,
      await change({
        name: ' 김영희 ',
        birthday: '19900131',
        zipcode: '13529',
        address1: '성남시 분당구',
        points: 1_000_000,
        email: 'other@example.com',
        emailVerified: false,
        memberId: 1,
        role: 'admin',
      }),
    );
    const profile = { name: '김영희', birthday: '19900131', zipcode: '13529', address1: '성남시 분당구' };
    expect(filled.data).toMatchObject({ ...profile, email, points: 0, emailVerified: true });
    const emptied = await expectAnswer(endpoints.changeMe, await change({ birthday: '', address1: null }));
    expect(emptied.data).toMatchObject({ ...profile, birthday: null, address1: null });
    await expectAnswer(endpoints.changeMe, await change({}));
    await expectProblem(await change({ name: '', birthday: '20991231' }), 'validation_failed', {
      name: 'required',
      birthday: 'invalid_date',
    });
  });
});
