import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { expectAnswer, expectProblem } from '../support/answers.ts';
import { databaseKinds } from '../support/databases.ts';
import { MemberApi, tally, times } from '../support/member-api.ts';

/** Another code of six digits. */
function not(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}

describe.each(databaseKinds)('Sign-up on %s', (kind) => {
  let site: MemberApi;

  beforeAll(async () => {
    site = await MemberApi.open(kind, inject('postgresUrl'));
  });

  afterAll(() => site?.close());

  const sendCode = (mobile: string, address = site.newAddress()) =>
    site.post('/phone/code', { mobile }, { address });
  const signUp = (body: unknown, address = site.newAddress()) => site.post('/members', body, { address });

  it('a visitor signs up with the code sent to their number, and is signed in', async () => {
    const fields = await site.signUpFields({ email: 'New.Member@Example.com', mobile: '01055550001' });
    const { data } = await expectAnswer(
      endpoints.signUp,
      await signUp({ ...fields, points: 9, role: 'admin' }),
    );
    expect(data.member).toMatchObject({
      email: 'new.member@example.com',
      emailVerified: false,
      name: '홍길동',
      mobile: '01055550001',
      points: 0,
      hasPassword: true,
    });
    const me = await expectAnswer(endpoints.getMe, await site.get('/me', { token: data.token }));
    expect(me.data).toEqual(data.member);
    expect((await site.login('new.member@example.com')).status).toBe(200);
  });

  it('a code has six digits, is sent once, and is stored as a hash only, like its number', async () => {
    const mobile = site.newMobile();
    const { data } = await expectAnswer(endpoints.sendSignUpCode, await sendCode(mobile));
    const minutes = (Date.parse(data.expiresAt) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(2.9);
    expect(minutes).toBeLessThanOrEqual(3.1);
    const sent = await site.sentTo(mobile);
    expect(sent).toHaveLength(1);
    const code = await site.lastCode(mobile);
    expect(code).toMatch(/^\d{6}$/);
    expect(sent[0]?.text).toContain(code);
    const stored = JSON.stringify(await site.rows(sql`select * from phone_codes`));
    expect(stored).not.toContain(mobile);
    expect(stored).not.toContain(`"${code}"`);
  });

  it('reports every invalid field before it checks the code', async () => {
    const problem = await expectProblem(
      await signUp({
        email: 'no',
        password: '1234567',
        name: ' ',
        mobile: '02-123-4567',
        code: '12345',
        termsAgree: false,
      }),
      'validation_failed',
    );
    expect(problem.errors).toEqual([
      { path: 'email', code: 'invalid_email' },
      { path: 'password', code: 'too_short' },
      { path: 'name', code: 'required' },
      { path: 'mobile', code: 'invalid_phone' },
      { path: 'code', code: 'invalid_code' },
      { path: 'termsAgree', code: 'consent_required' },
      { path: 'privacyAgree', code: 'required' },
    ]);
  });

  it('the mailed link verifies the address once, within a day', async () => {
    const fields = await site.signUpFields();
    const { data } = await expectAnswer(endpoints.signUp, await signUp(fields));
    const token = await site.lastToken(fields.email);
    const verify = () => site.post('/me/email/verify', { token });
    expect(tally(await times(10, verify))).toEqual({ 204: 1, 410: 9 });
    const me = await expectAnswer(endpoints.getMe, await site.get('/me', { token: data.token }));
    expect(me.data.emailVerified).toBe(true);

    const late = await site.signUpFields();
    await signUp(late);
    const lateToken = await site.lastToken(late.email);
    await site.age('mail_tokens', ['expires_at'], '24 hours 1 minute');
    await expectProblem(await site.post('/me/email/verify', { token: lateToken }), 'code_expired');
  });

  it('the consents are stored with the versions in force, their time and language', async () => {
    const versions = await site.rows(sql`
      insert into terms (kind, version, effective_at) values
        ('terms', '1', now() - interval '2 years'), ('terms', '2', now() - interval '1 year'),
        ('terms', '3', now() + interval '1 day'), ('privacy', '1', now() - interval '1 year'),
        ('withdrawal', '1', now() - interval '1 year')
      returning id, kind, version`);
    const fields = await site.signUpFields();
    const answer = await site.post('/members', fields, { locale: 'en-US' });
    const { data } = await expectAnswer(endpoints.signUp, answer);
    const stored = await site.rows(sql`
      select kind, version, locale, agreed_at is not null as dated from member_consents
      join terms on terms.id = term_id where member_id = ${data.member.id} order by kind`);
    expect(versions).toHaveLength(5);
    expect(stored).toEqual([
      { kind: 'privacy', version: '1', locale: 'en-US', dated: true },
      { kind: 'terms', version: '2', locale: 'en-US', dated: true },
    ]);
  });

  it('reports a taken address only after a correct code, which stays valid for another address', async () => {
    const { email } = await site.member();
    const fields = await site.signUpFields({ email: email.toUpperCase() });
    await expectProblem(await signUp({ ...fields, code: not(fields.code) }), 'validation_failed', {
      code: 'invalid_code',
    });
    await expectProblem(await signUp(fields), 'email_taken');
    await expectProblem(await signUp(fields), 'email_taken');
    await expectAnswer(endpoints.signUp, await signUp({ ...fields, email: site.newEmail() }));
    await expectProblem(await signUp({ ...fields, email: site.newEmail() }), 'code_expired');
  });

  it('of 50 sign-ups at once with one code and address, one makes a member', async () => {
    const fields = await site.signUpFields();
    const address = site.newAddress();
    const answers = await times(50, () => signUp(fields, address));
    expect(tally(answers)).toEqual({ 201: 1, 410: 49 });
    const made = await site.rows(sql`select 1 from members where email = ${fields.email}`);
    expect(made).toHaveLength(1);
  });

  it('creates one member from concurrent sign-ups with one address and separate codes', async () => {
    const email = site.newEmail();
    const all = await times(8, () => site.signUpFields({ email }));
    expect(tally(await Promise.all(all.map((fields) => signUp(fields))))).toEqual({ 201: 1, 409: 7 });
  });

  it('five wrong codes close a code, also when they come at once', async () => {
    const fields = await site.signUpFields();
    const wrong = await times(20, () => signUp({ ...fields, code: not(fields.code) }));
    expect(tally(wrong)).toEqual({ 400: 5, 410: 15 });
    await expectProblem(await signUp(fields), 'code_expired');

    const other = await site.signUpFields();
    for (let tries = 0; tries < 4; tries += 1) await signUp({ ...other, code: not(other.code) });
    expect((await signUp(other)).status).toBe(201);
  });

  it('a code is good for three minutes, for its own number, and not after the next one was sent', async () => {
    const late = await site.signUpFields();
    await site.age('phone_codes', ['expires_at'], '3 minutes');
    await expectProblem(await signUp(late), 'code_expired');

    const one = await site.signUpFields();
    const two = await site.signUpFields();
    if (one.code !== two.code)
      await expectProblem(await signUp({ ...one, code: two.code }), 'validation_failed', {
        code: 'invalid_code',
      });
    await expectProblem(await signUp({ ...one, mobile: site.newMobile() }), 'code_expired');

    await site.age('attempts', ['at'], '61 seconds');
    const next = await site.codeFor(one.mobile);
    if (next !== one.code)
      await expectProblem(await signUp(one), 'validation_failed', { code: 'invalid_code' });
    expect((await signUp({ ...one, code: next })).status).toBe(201);
  });

  it('a number gets one code a minute and five a day in any spelling', async () => {
    const serial = String(7_770_000 + site.serial());
    const spellings = [
      `010-1${serial.slice(0, 3)}-${serial.slice(3)}`,
      `+82 10 1${serial}`,
      `0082-10-1${serial}`,
      `０１０1${serial}`,
      `+82 (0)10 1${serial}`,
    ];
    const atOnce = await Promise.all(spellings.map((mobile) => sendCode(mobile)));
    expect(tally(atOnce)).toEqual({ 202: 1, 429: 4 });
    for (const mobile of spellings.slice(1)) {
      await site.age('attempts', ['at'], '61 seconds');
      expect((await sendCode(mobile)).status).toBe(202);
    }
    await site.age('attempts', ['at'], '61 seconds');
    const sixth = await sendCode(`0101${serial}`);
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(80_000);
    await expectProblem(sixth, 'too_many_requests');
    expect(await site.sentTo(`0101${serial}`)).toHaveLength(5);
  });

  it('a client address gets ten codes an hour; refused ones do not count', async () => {
    const address = site.newAddress();
    const sent = await times(20, () => sendCode(site.newMobile(), address));
    expect(tally(sent)).toEqual({ 202: 10, 429: 10 });
    await site.age('attempts', ['at'], '61 minutes');
    expect((await sendCode(site.newMobile(), address)).status).toBe(202);
  });

  it('a thousand codes a day is the end for everybody', async () => {
    await site.rows(sql`
      insert into attempts (rule, key_hash)
      select 'code_all', ${site.api.deps.keyedHash('limit:code_all', '')} from generate_series(1, 1000)`);
    await expectProblem(await sendCode(site.newMobile()), 'too_many_requests');
    await site.age('attempts', ['at'], '25 hours');
    expect((await sendCode(site.newMobile())).status).toBe(202);
  });

  it('an address that guesses codes of many numbers is stopped after 50', async () => {
    const address = site.newAddress();
    const all = await times(11, () => site.signUpFields());
    const guess = (fields: (typeof all)[number]) =>
      times(5, () => signUp({ ...fields, code: not(fields.code) }, address));
    const answers = (await Promise.all(all.map(guess))).flat();
    expect(tally(answers)).toEqual({ 400: 50, 429: 5 });
  });

  describe('of a new mobile number', () => {
    const requestCode = (mobile: string, token: string) => site.post('/me/phone/code', { mobile }, { token });
    const change = (body: unknown, token: string) => site.call('PUT', '/me/phone', { body, token });

    it('a member changes it with the code; of 50 calls at once one succeeds', async () => {
      const { token } = await site.member();
      const mobile = site.newMobile();
      await expectAnswer(endpoints.sendPhoneChangeCode, await requestCode(mobile, token));
      const code = await site.lastCode(mobile);
      await expectProblem(await change({ mobile, code: not(code) }, token), 'validation_failed', {
        code: 'invalid_code',
      });
      const answers = await times(50, () => change({ mobile: `+82 ${mobile.slice(1)}`, code }, token));
      expect(tally(answers)).toEqual({ 200: 1, 410: 49 });
      const [changed] = answers.filter(({ status }) => status === 200);
      if (changed) expect((await expectAnswer(endpoints.changePhone, changed)).data.mobile).toBe(mobile);
    });

    it('a code works neither for another purpose, nor in another session, nor for another member', async () => {
      const { email, token } = await site.member();
      const otherSession = await site.token(email);
      const stranger = await site.member();
      const fields = await site.signUpFields();
      await expectProblem(await change(fields, token), 'code_expired');

      const mobile = site.newMobile();
      await requestCode(mobile, token);
      const code = await site.lastCode(mobile);
      await expectProblem(await change({ mobile, code }, otherSession), 'code_expired');
      await expectProblem(await change({ mobile, code }, stranger.token), 'code_expired');
      await expectProblem(await signUp({ ...fields, mobile, code }), 'code_expired');
      await expectAnswer(endpoints.changePhone, await change({ mobile, code }, token));
    });

    it('refuses such a code to visitors who are signed out', async () => {
      await expectProblem(await site.post('/me/phone/code', { mobile: site.newMobile() }), 'unauthenticated');
      await expectProblem(await site.call('PUT', '/me/phone', { body: {} }), 'unauthenticated');
    });
  });
});
