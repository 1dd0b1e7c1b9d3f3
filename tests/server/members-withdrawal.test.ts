import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { rejoinDate } from '#rules/rejoin-date.ts';
import { expectAnswer, expectProblem } from '../support/answers.ts';
import { databaseKinds } from '../support/databases.ts';
import { MemberApi, password, tally, times } from '../support/member-api.ts';

const leaving = { reason: 'PRICE', agree: true, confirm: true, password };

/** Days from now until a moment. */
function daysUntil(moment: string | undefined): number {
  return (Date.parse(moment ?? '') - Date.now()) / 86_400_000;
}

describe.each(databaseKinds)('Withdrawal on %s', (kind) => {
  let site: MemberApi;

  beforeAll(async () => {
    site = await MemberApi.open(kind, inject('postgresUrl'));
  });

  afterAll(() => site?.close());

  const withdraw = (token: string, body: unknown = leaving, address = site.newAddress()) =>
    site.call('DELETE', '/me', { token, body, address });
  const signUp = (body: unknown) => site.post('/members', body);

  it('requires agreement, confirmation, a reason and the password', async () => {
    const { token } = await site.member();
    await expectProblem(await withdraw(token, {}), 'validation_failed', {
      reason: 'required',
      agree: 'required',
      confirm: 'required',
    });
    await expectProblem(await withdraw(token, { ...leaving, agree: false }), 'validation_failed', {
      agree: 'consent_required',
    });
    const { password: _, ...without } = leaving;
    await expectProblem(await withdraw(token, without), 'validation_failed', { password: 'required' });
    await expectProblem(await withdraw(token, { ...leaving, password: 'wrong' }), 'invalid_credentials');
    expect((await site.get('/me', { token })).status).toBe(200);
  });

  it('ends every session at once; signing in again is refused like an unknown address', async () => {
    const { email, token } = await site.member();
    const other = await site.token(email);
    await expectAnswer(endpoints.withdraw, await withdraw(token));
    for (const ended of [token, other]) {
      await expectProblem(await site.get('/me', { token: ended }), 'unauthenticated');
      await expectProblem(await withdraw(ended), 'unauthenticated');
    }
    await expectProblem(await site.login(email), 'invalid_credentials');
    expect((await site.post('/password/forgot', { email })).status).toBe(202);
    expect(await site.sentTo(email)).toEqual([]);
  });

  it('of 50 calls at once one succeeds', async () => {
    const { token } = await site.member();
    const address = site.newAddress();
    const before = await site.rows(sql`select 1 from withdrawal_reasons`);
    const answers = await times(50, () => withdraw(token, leaving, address));
    expect(tally(answers)).toEqual({ 204: 1, 401: 49 });
    for (const response of answers)
      if (response.status === 401) await expectProblem(response, 'unauthenticated');
    const after = await site.rows(sql`select 1 from withdrawal_reasons`);
    expect(after.length - before.length).toBe(1);
  });

  it('a concurrent action of the member is refused or deleted too, and never fails', async () => {
    const { token } = await site.member();
    const question = { title: '질문', content: '내용' };
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => site.post('/me/questions', question, { token })),
      withdraw(token),
      ...Array.from({ length: 5 }, () => site.post('/me/questions', question, { token })),
      site.call('PATCH', '/me', { token, body: { name: '이름' } }),
      site.post('/me/phone/code', { mobile: site.newMobile() }, { token }),
      site.call('POST', '/logout', { token }),
    ]);
    for (const { status } of answers) expect([200, 201, 202, 204, 401]).toContain(status);
  });

  it('leaves no personal data, neither stored nor queued', async () => {
    const email = 'mark.er+erase@example.com';
    const mobile = '01098769876';
    const nextMobile = '01087658765';
    const fields = { ...(await site.signUpFields({ email, mobile })), name: '지울이름' };
    const { token, member } = (await expectAnswer(endpoints.signUp, await signUp(fields))).data;
    await site.call('PATCH', '/me', {
      token,
      body: { birthday: '19770707', zipcode: 'Z98765', address1: '지울주소 1', address2: '지울주소 2' },
    });
    const form = new FormData();
    form.set('title', '지울제목');
    form.set('content', '지울내용');
    form.set('files', new File(['%PDF-1.4 ERASEBYTES'], 'erasefile.pdf'));
    const response = await site.fetch('/me/questions', {
      method: 'POST',
      body: form,
      headers: { authorization: token },
    });
    await expectAnswer(endpoints.createQuestion, response);
    const profile = { subject: 'erase-subject', email, emailVerified: true, name: '지울별명' };
    const { ticket } = await expectProblem(await site.socialSignIn('kakao', profile), 'email_taken');
    await site.post('/auth/kakao', { ticket, password });
    await expectProblem(
      await site.socialSignIn('naver', { ...profile, subject: 'erase-naver', emailVerified: false }),
      'email_taken',
    );
    await site.post('/me/phone/code', { mobile: nextMobile }, { token });
    await site.post('/password/forgot', { email });
    await site.rows(sql`insert into points (member_id, description, saved, used, balance)
      values (${member.id}, '지울포인트', 1, 0, 1)`);

    const marks = [
      ...['mark.er', mobile, nextMobile, '지울', '19770707', 'Z98765', 'erasefile', 'erase-subject'],
      ...['erase-naver', Buffer.from('ERASEBYTES').toString('hex')],
    ];
    const before = await site.dump();
    for (const mark of marks) expect(before).toContain(mark);
    const unrelated = await site.member();
    await site.post('/password/forgot', { email: unrelated.email });

    await expectAnswer(endpoints.withdraw, await withdraw(token, { ...leaving, reason: 'DATA_LEAK' }));
    const after = (await site.dump()).toLowerCase();
    for (const mark of [...marks, String(token)]) expect(after).not.toContain(mark.toLowerCase());
    expect(await site.sentTo(unrelated.email)).toHaveLength(1);
    expect(await site.rows(sql`select 1 from file_chunks`)).toEqual([]);
  });

  it('stores the reason without personal data', async () => {
    const { token } = await site.member();
    await withdraw(token, { ...leaving, reason: 'LATE_DELIVERY', comment: '배송이 늦어요' });
    const rows = await site.rows(
      sql`select reason, comment from withdrawal_reasons where reason = 'LATE_DELIVERY'`,
    );
    expect(rows).toEqual([{ reason: 'LATE_DELIVERY', comment: '배송이 늦어요' }]);
  });

  it.each([
    ['the address', 'bar.one@example.com', 'bar.one@example.com'],
    ['letter case', 'bar.two@example.com', 'BAR.Two@EXAMPLE.com'],
    ['an alias', 'bar.three@example.com', 'bar.three+again@example.com'],
    ['the address behind an alias', 'bar.four+first@example.com', 'bar.four@example.com'],
    ['dots and names of Gmail', 'bar.five+x@gmail.com', 'b.a.r.five@GoogleMail.com'],
  ])('keeps who left from signing up again for six months, by %s', async (_, email, again) => {
    const { token } = await site.member({ email });
    await withdraw(token);
    const fields = await site.signUpFields({ email: again });
    const wrong = { ...fields, code: fields.code === '000000' ? '111111' : '000000' };
    await expectProblem(await signUp(wrong), 'validation_failed', { code: 'invalid_code' });
    const { rejoinAt } = await expectProblem(await signUp(fields), 'rejoin_too_soon');
    expect(daysUntil(rejoinAt)).toBeGreaterThan(180);
    expect(daysUntil(rejoinAt)).toBeLessThan(185);
    // The code is still good: for an address without a re-registration block.
    expect((await signUp({ ...fields, email: site.newEmail() })).status).toBe(201);
  });

  it('blocks a new sign-up with the number in any spelling for six months', async () => {
    const mobile = '01044443333';
    const { token } = await site.member({ mobile });
    await withdraw(token);
    const fields = { ...(await site.signUpFields({ mobile })), mobile: '+82 10-4444-3333' };
    await expectProblem(await signUp(fields), 'rejoin_too_soon');
    await site.age('rejoin_bars', ['until'], '5 months 25 days');
    await expectProblem(await signUp(fields), 'rejoin_too_soon');
    await site.age('rejoin_bars', ['until'], '7 days');
    expect((await signUp(fields)).status).toBe(201);
  });

  it('reports the same date of return everywhere, six calendar months later in Korea', async () => {
    const before = Date.now();
    const { email, token } = await site.member();
    await withdraw(token);
    const fields = await site.signUpFields({ email });
    const { rejoinAt } = await expectProblem(await signUp(fields), 'rejoin_too_soon');
    const social = { email, emailVerified: true, name: '이름' };
    const again = await expectProblem(await site.socialSignIn('kakao', social), 'account_withdrawn');
    expect(again.rejoinAt).toBe(rejoinAt);
    const earliest = rejoinDate(new Date(before)).getTime();
    expect(Date.parse(rejoinAt ?? '')).toBeGreaterThanOrEqual(earliest);
    expect(Date.parse(rejoinAt ?? '')).toBeLessThanOrEqual(rejoinDate(new Date()).getTime());
  });

  it('blocks the number of a former member for other accounts', async () => {
    const mobile = site.newMobile();
    const { token } = await site.member({ mobile });
    await withdraw(token);
    const other = await site.member();
    await site.post('/me/phone/code', { mobile }, { token: other.token });
    const change = { mobile, code: await site.lastCode(mobile) };
    const refused = await site.call('PUT', '/me/phone', { token: other.token, body: change });
    await expectProblem(refused, 'rejoin_too_soon');
  });

  it('blocks a concurrent sign-up of the leaving member', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { email, token } = await site.member();
      const fields = await site.signUpFields({ email });
      const [left, joined] = await Promise.all([withdraw(token), signUp(fields)]);
      expect(left.status).toBe(204);
      expect([403, 409]).toContain(joined.status);
      await expectProblem(await signUp(fields), 'rejoin_too_soon');
    }
  });

  it('blocks a return with a provider, by its account or its address', async () => {
    const email = site.newEmail();
    const profile = { subject: 'leaver', email, emailVerified: true, name: '이름' };
    const { token } = (
      await expectAnswer(endpoints.signInWithKakao, await site.socialSignIn('kakao', profile))
    ).data;
    const { password: _, ...without } = leaving;
    await expectAnswer(endpoints.withdraw, await withdraw(token, without));
    const again = await expectProblem(
      await site.socialSignIn('kakao', { subject: 'leaver' }),
      'account_withdrawn',
    );
    expect(daysUntil(again.rejoinAt)).toBeGreaterThan(180);
    const byEmail = { ...profile, subject: 'another', email: email.replace('@', '+x@') };
    await expectProblem(await site.socialSignIn('google', byEmail), 'account_withdrawn');
    const { ticket } = await expectProblem(await site.socialSignIn('naver', {}), 'validation_failed');
    const typed = await site.post('/auth/naver', { ticket, email, name: '이름' });
    await expectProblem(typed, 'account_withdrawn');
    const fresh = { subject: 'stranger', email: site.newEmail(), name: '이름' };
    expect((await site.socialSignIn('kakao', fresh)).status).toBe(200);
  });

  it('a member without a password has to come fresh from the provider', async () => {
    const profile = { subject: 'fresh', email: site.newEmail(), emailVerified: true, name: '이름' };
    const signIn = async () =>
      (await expectAnswer(endpoints.signInWithKakao, await site.socialSignIn('kakao', profile))).data.token;
    const token = await signIn();
    await site.age('sessions', ['social_at'], '10 minutes 1 second');
    await expectProblem(await withdraw(token), 'invalid_credentials');
    const fresh = await signIn();
    const answers = await times(10, () => withdraw(fresh));
    expect(tally(answers)).toEqual({ 204: 1, 401: 9 });
  });

  it('wrong passwords are limited here as at login', async () => {
    const { token } = await site.member();
    const answers = await times(15, () => withdraw(token, { ...leaving, password: 'wrong' }));
    expect(tally(answers)).toEqual({ 401: 10, 429: 5 });
    expect((await withdraw(token)).status).toBe(429);
  });
});
