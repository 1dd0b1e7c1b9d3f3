import { BlockList } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { expectAnswer, expectProblem } from '../support/answers.ts';
import { Authenticator } from '../support/authenticator.ts';
import { databaseKinds } from '../support/databases.ts';
import { siteOrigin, tally, times } from '../support/member-api.ts';
import { codeOf, StaffApi, staffPassword } from '../support/staff-api.ts';

describe.each(databaseKinds)('Staff sign-in on %s', (kind) => {
  let staff: StaffApi;
  let site: StaffApi['site'];

  beforeAll(async () => {
    staff = await StaffApi.open(kind, inject('postgresUrl'));
    site = staff.site;
  });

  afterAll(() => staff?.close());

  const me = (token: string) => site.get('/staff/me', { token });
  const pressed = async (body: unknown) => site.post('/staff/passkey/login', body);

  afterEach(() => {
    vi.useRealTimers();
  });

  it('an invited person enrols once with a password and a code, and signs in with both', async () => {
    const token = await staff.invite('owner');
    const { totp, email } = await staff.enrollment(token);
    const request = { token, password: staffPassword, code: codeOf(totp.secret) };
    const tries = await times(5, () => site.post('/staff/enroll', request));
    expect(tally(tries)).toEqual({ 201: 1, 410: 4 });
    await expectProblem(await site.post('/staff/enrollment', { token }), 'code_expired');
    await staff.forgetSteps();
    const login = await staff.login({ email: email.toUpperCase(), code: codeOf(totp.secret) });
    const { data } = await expectAnswer(endpoints.staffLogin, login);
    expect((await expectAnswer(endpoints.getStaffMe, await me(data.token))).data).toMatchObject({
      email,
      role: 'owner',
      hasTotp: true,
      passkeys: 0,
      recoveryCodesLeft: 10,
    });
    const hours = (Date.parse(data.expiresAt) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(11.9);
    expect(hours).toBeLessThanOrEqual(12.01);
  });

  it('an invitation ends after 24 hours, and a newer one replaces it', async () => {
    const first = await staff.invite('editor', 'twice@example.com');
    const second = await staff.invite('editor', 'twice@example.com');
    await expectProblem(await site.post('/staff/enrollment', { token: first }), 'code_expired');
    await staff.enrollment(second);
    await site.age('staff_invitations', ['expires_at'], '24 hours 1 second');
    await expectProblem(await site.post('/staff/enrollment', { token: second }), 'code_expired');
    const late = await site.post('/staff/enroll', { token: second, password: staffPassword, code: '123456' });
    await expectProblem(late, 'code_expired');
  });

  it('enrolling refuses short, common and personal passwords, and a missing or wrong second factor', async () => {
    const token = await staff.invite('reader', 'jihyun.park@example.com');
    const { totp } = await staff.enrollment(token);
    const attempt = (body: Record<string, unknown>) => site.post('/staff/enroll', { token, ...body });
    const code = codeOf(totp.secret);
    for (const [password, fault] of [
      ['short pass', 'too_short'],
      ['password1234', 'too_common'],
      ['Lumibiome2026', 'too_common'],
      ['jihyun.park@example.com', 'too_common'],
    ])
      await expectProblem(await attempt({ password, code }), 'validation_failed', {
        password: String(fault),
      });
    const password = staffPassword;
    await expectProblem(await attempt({ password }), 'validation_failed', { code: 'required' });
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    await expectProblem(await attempt({ password, code: wrong }), 'validation_failed', {
      code: 'invalid_code',
    });
    const stranger = new Authenticator('https://evil.example');
    const { passkey } = await staff.enrollment(token);
    await expectProblem(await attempt({ password, passkey: stranger.create(passkey) }), 'validation_failed', {
      passkey: 'invalid',
    });
    const unverified = new Authenticator(siteOrigin);
    unverified.isUserVerified = false;
    await expectProblem(
      await attempt({ password, passkey: unverified.create(passkey) }),
      'validation_failed',
      {
        passkey: 'invalid',
      },
    );
  });

  it('a code works once, one step early or late, and not two', async () => {
    const step = 30_000;
    // In the middle of a step: otherwise the next one could begin during the test.
    const now = Math.floor(Date.now() / step) * step + step / 2;
    vi.useFakeTimers({ toFake: ['Date'], now });
    const { email, secret } = await staff.person('editor');
    const at = (steps: number) => staff.login({ email, code: codeOf(secret, now + steps * step) });
    expect((await at(-3)).status).toBe(401);
    expect((await at(3)).status).toBe(401);
    const inParallel = await times(5, () => at(-1));
    expect(tally(inParallel)).toEqual({ 200: 1, 401: 4 });
    expect((await at(0)).status).toBe(200);
    // A code of an earlier step, after a later one was used.
    expect((await at(-1)).status).toBe(401);
  });

  it('a recovery code works once, and new ones replace the rest', async () => {
    const { email, recoveryCodes, token } = await staff.person('editor');
    expect(new Set(recoveryCodes).size).toBe(10);
    const [first = '', second = '', third = ''] = recoveryCodes;
    expect(tally(await times(5, () => staff.login({ email, code: first })))).toEqual({ 200: 1, 401: 4 });
    expect((await staff.login({ email, code: second.toUpperCase().replace('-', ' ') })).status).toBe(200);
    const renewed = await site.call('POST', '/staff/me/recovery-codes', { token });
    const { data } = await expectAnswer(endpoints.renewRecoveryCodes, renewed);
    expect((await staff.login({ email, code: third })).status).toBe(401);
    expect((await staff.login({ email, code: data.recoveryCodes[0] })).status).toBe(200);
  });

  it('a wrong password uses no code up', async () => {
    const { email, recoveryCodes } = await staff.person('editor');
    const code = recoveryCodes[0];
    expect((await staff.login({ email, password: 'wrong', code })).status).toBe(401);
    expect((await staff.login({ email, code })).status).toBe(200);
  });

  it('wrong e-mail, password and code get the same answer after the same work', async () => {
    const { email, secret } = await staff.person('editor');
    const kinds = {
      email: () => ({ email: site.newEmail(), code: '000000' }),
      password: () => ({ email, password: 'wrong', code: codeOf(secret) }),
      code: () => ({ email, code: '000000' }),
    };
    const taken = new Map(Object.keys(kinds).map((name) => [name, Number.POSITIVE_INFINITY]));
    const answers: unknown[] = [];
    for (let round = 0; round < 15; round += 1)
      for (const [name, body] of Object.entries(kinds)) {
        const request = body();
        const started = performance.now();
        const response = await staff.login(request);
        taken.set(name, Math.min(taken.get(name) ?? 0, performance.now() - started));
        answers.push({ ...(await expectProblem(response, 'invalid_credentials')), requestId: '' });
        await site.rows(sql`delete from attempts`);
      }
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    const least = [...taken.values()];
    expect(Math.max(...least), JSON.stringify([...taken])).toBeLessThan(2 * Math.min(...least));
  });

  it('of 20 wrong codes at once ten are checked; then the right one is refused for 15 minutes', async () => {
    const { email, secret } = await staff.person('editor');
    const tries = await times(20, () => staff.login({ email, code: '000000' }));
    expect(tally(tries)).toEqual({ 401: 10, 429: 10 });
    expect((await staff.login({ email, code: codeOf(secret) })).status).toBe(429);
    await site.age('attempts', ['at'], '15 minutes 5 seconds');
    expect((await staff.login({ email, code: codeOf(secret) })).status).toBe(200);
  });

  it('a user-verified passkey signs in alone, and its challenge works once', async () => {
    const { authenticator } = await staff.passkeyHolder('editor');
    const passkey = authenticator.get(await staff.challenge());
    const { data } = await expectAnswer(endpoints.staffPasskeyLogin, await pressed({ passkey }));
    expect((await me(data.token)).status).toBe(200);
    await expectProblem(await pressed({ passkey }), 'invalid_credentials');
    const again = authenticator.get(await staff.challenge());
    expect(tally(await times(5, () => pressed({ passkey: again })))).toEqual({ 200: 1, 401: 4 });
  });

  it('a passkey is refused without user verification, of another site, or for a foreign challenge', async () => {
    const { authenticator } = await staff.passkeyHolder('editor');
    const options = await staff.challenge();
    authenticator.isUserVerified = false;
    await expectProblem(await pressed({ passkey: authenticator.get(options) }), 'invalid_credentials');
    authenticator.isUserVerified = true;
    const elsewhere = authenticator.get({ ...options, rpId: 'evil.example' });
    await expectProblem(await pressed({ passkey: elsewhere }), 'invalid_credentials');
    const invented = authenticator.get({
      ...options,
      challenge: Buffer.from('a.9999999999999.b').toString('base64url'),
    });
    await expectProblem(await pressed({ passkey: invented }), 'invalid_credentials');
    const { passkey: creation } = await staff.enrollment(await staff.invite('editor'));
    const forEnrolment = authenticator.get({ ...options, challenge: creation.challenge });
    await expectProblem(await pressed({ passkey: forEnrolment }), 'invalid_credentials');
    const unknown = new Authenticator(siteOrigin).get(await staff.challenge());
    await expectProblem(await pressed({ passkey: unknown }), 'invalid_credentials');
    expect((await pressed({ passkey: authenticator.get(options) })).status).toBe(200);
  });

  it('passkeys are added and removed by their person, but not the only second factor', async () => {
    const { token, email } = await staff.person('reader');
    const holder = await staff.passkeyHolder('reader');
    const optionsOf = async (by: string) => {
      const options = await site.call('POST', '/staff/me/passkeys/options', { token: by });
      return (await expectAnswer(endpoints.newPasskeyOptions, options)).data;
    };
    const add = (passkey: unknown, by = token) => site.post('/staff/me/passkeys', { passkey }, { token: by });
    const authenticator = new Authenticator(siteOrigin);
    const created = authenticator.create(await optionsOf(token));
    await expectProblem(await add(created, holder.token), 'validation_failed', { passkey: 'invalid' });
    const { data } = await expectAnswer(endpoints.addPasskey, await add(created));
    expect(data).toEqual([
      expect.objectContaining({ credentialId: created.id, isBackedUp: false, lastUsedAt: null }),
    ]);
    await expectProblem(await add(created), 'validation_failed', { passkey: 'invalid' });
    const known = authenticator.create(await optionsOf(holder.token));
    await expectProblem(await add(known, holder.token), 'validation_failed', { passkey: 'invalid' });
    const signIn = async () => pressed({ passkey: authenticator.get(await staff.challenge()) });
    const session = (await expectAnswer(endpoints.staffPasskeyLogin, await signIn())).data.token;
    expect((await expectAnswer(endpoints.getStaffMe, await me(session))).data.email).toBe(email);
    const path = `/staff/me/passkeys/${created.id}`;
    await expectProblem(await site.call('DELETE', path, { token: holder.token }), 'not_found');
    await expectAnswer(endpoints.removePasskey, await site.call('DELETE', path, { token }));
    await expectProblem(await signIn(), 'invalid_credentials');
    const listed = await site.get('/staff/me/passkeys', { token: holder.token });
    const [own] = (await expectAnswer(endpoints.listPasskeys, listed)).data;
    const only = `/staff/me/passkeys/${own?.credentialId}`;
    await expectProblem(await site.call('DELETE', only, { token: holder.token }), 'conflict');
    const again = holder.authenticator.get(await staff.challenge());
    expect((await pressed({ passkey: again })).status).toBe(200);
  });

  it('a session ends after 30 idle minutes, and after 12 hours of use', async () => {
    const { token } = await staff.person('reader');
    await site.age('staff_sessions', ['last_seen_at'], '29 minutes');
    expect((await me(token)).status).toBe(200);
    await site.age('staff_sessions', ['last_seen_at'], '29 minutes');
    expect((await me(token)).status).toBe(200);
    await site.age('staff_sessions', ['last_seen_at'], '31 minutes');
    await expectProblem(await me(token), 'unauthenticated');
    const { token: other } = await staff.person('reader');
    await site.age('staff_sessions', ['expires_at'], '12 hours');
    await expectProblem(await me(other), 'unauthenticated');
  });

  it('sessions are listed and ended one by one or together, only by their person', async () => {
    const { token, email, recoveryCodes } = await staff.person('reader');
    const stranger = await staff.person('reader');
    const login = await staff.login({ email, code: recoveryCodes[0] });
    const { data: second } = await expectAnswer(endpoints.staffLogin, login);
    const list = async () =>
      (await expectAnswer(endpoints.listStaffSessions, await site.get('/staff/me/sessions', { token }))).data;
    const [newest, oldest] = await list();
    expect([newest?.isCurrent, oldest?.isCurrent]).toEqual([false, true]);
    const path = `/staff/me/sessions/${newest?.id}`;
    await expectProblem(await site.call('DELETE', path, { token: stranger.token }), 'not_found');
    await expectAnswer(endpoints.endStaffSession, await site.call('DELETE', path, { token }));
    await expectProblem(await me(second.token), 'unauthenticated');
    await expectAnswer(
      endpoints.endStaffSessions,
      await site.call('DELETE', '/staff/me/sessions', { token }),
    );
    await expectProblem(await me(token), 'unauthenticated');
    const leave = () => site.call('POST', '/staff/logout', { token: stranger.token });
    await expectAnswer(endpoints.staffLogout, await leave());
    await expectProblem(await leave(), 'unauthenticated');
  });

  it('dangerous acts need a second factor of the last ten minutes, by code or own passkey', async () => {
    const { token, secret } = await staff.person('owner');
    const renew = () => site.call('POST', '/staff/me/recovery-codes', { token });
    expect((await renew()).status).toBe(201);
    await site.age('staff_sessions', ['verified_at'], '10 minutes 1 second');
    await expectProblem(await renew(), 'second_factor_required');
    const stepUp = (body: unknown, by = token) => site.post('/staff/step-up', body, { token: by });
    await expectProblem(await stepUp({}), 'validation_failed', { code: 'required' });
    await expectProblem(await stepUp({ code: '000000' }), 'invalid_credentials');
    const { authenticator, token: holder } = await staff.passkeyHolder('owner');
    await expectProblem(
      await stepUp({ passkey: authenticator.get(await staff.challenge()) }),
      'invalid_credentials',
    );
    await expectProblem(await renew(), 'second_factor_required');
    await expectAnswer(endpoints.staffStepUp, await stepUp({ code: codeOf(secret) }));
    expect((await renew()).status).toBe(201);
    await site.age('staff_sessions', ['verified_at'], '11 minutes');
    const own = { passkey: authenticator.get(await staff.challenge()) };
    await expectAnswer(endpoints.staffStepUp, await stepUp(own, holder));
    const renewed = await site.call('POST', '/staff/me/recovery-codes', { token: holder });
    expect(renewed.status).toBe(201);
  });

  it('a changed password ends all sessions; the old one and a common one are refused', async () => {
    const { token, email, recoveryCodes } = await staff.person('editor');
    const change = (body: unknown) => site.call('PUT', '/staff/me/password', { token, body });
    const next = 'lantern in a blue harbour';
    await expectProblem(await change({ current: 'wrong', next }), 'invalid_credentials');
    await expectProblem(
      await change({ current: staffPassword, next: 'qwertyuiop123' }),
      'validation_failed',
      {
        next: 'too_common',
      },
    );
    await expectAnswer(endpoints.changeStaffPassword, await change({ current: staffPassword, next }));
    await expectProblem(await me(token), 'unauthenticated');
    const code = recoveryCodes[0];
    expect((await staff.login({ email, code })).status).toBe(401);
    expect((await staff.login({ email, password: next, code })).status).toBe(200);
  });

  it('a new enrolment replaces all credentials and sessions', async () => {
    const before = await staff.person('owner', { email: 'again@example.com' });
    const after = await staff.person('owner', { email: 'again@example.com' });
    expect(after.id).toBe(before.id);
    await expectProblem(await me(before.token), 'unauthenticated');
    const { email } = after;
    expect((await staff.login({ email, code: before.recoveryCodes[0] })).status).toBe(401);
    expect((await staff.login({ email, code: codeOf(before.secret) })).status).toBe(401);
    expect((await staff.login({ email, code: codeOf(after.secret) })).status).toBe(200);
  });

  it("a member's token is refused below /staff, and a staff token elsewhere", async () => {
    const member = await site.member();
    const { token } = await staff.person('owner');
    await expectProblem(await me(member.token), 'unauthenticated');
    await expectProblem(await site.get('/me', { token }), 'unauthenticated');
    await expectProblem(await site.call('POST', '/logout', { token }), 'unauthenticated');
    expect((await me(token)).status).toBe(200);
  });

  it('only STAFF_NETWORKS reach the endpoints of staff', async () => {
    const { token, email, recoveryCodes } = await staff.person('owner');
    const networks = new BlockList();
    networks.addSubnet('203.0.113.0', 24, 'ipv4');
    networks.addSubnet('2001:db8::', 32, 'ipv6');
    site.api.deps.staffNetworks = networks;
    try {
      for (const address of ['198.51.100.7', '2001:db9::1', '']) {
        const login = await staff.login({ email, code: recoveryCodes[0] }, { address });
        await expectProblem(login, 'forbidden_network');
        await expectProblem(await site.get('/staff/me', { token, address }), 'forbidden_network');
      }
      expect((await site.get('/staff/me', { token, address: '2001:db8::7' })).status).toBe(200);
      const inside = await staff.login({ email, code: recoveryCodes[0] }, { address: '203.0.113.9' });
      expect(inside.status).toBe(200);
      expect((await site.get('/faqs')).status).toBe(200);
    } finally {
      site.api.deps.staffNetworks = undefined;
    }
  });

  it('tokens, codes and secrets are stored only hashed or encrypted', async () => {
    const invitation = await staff.invite('reader');
    const { token, secret, recoveryCodes } = await staff.person('reader');
    const stored = await site.dump();
    for (const text of [invitation, token, secret, staffPassword, ...recoveryCodes])
      expect(stored).not.toContain(text);
    for (const code of recoveryCodes) expect(stored).not.toContain(code.replace('-', ''));
  });
});
