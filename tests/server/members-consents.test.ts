import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { expectAnswer, expectProblem } from '../support/answers.ts';
import { databaseKinds } from '../support/databases.ts';
import { MemberApi, password } from '../support/member-api.ts';

const refusedBoth = { termsAgree: 'consent_required', privacyAgree: 'consent_required' };

describe.each(databaseKinds)('Consents of members on %s', (kind) => {
  let site: MemberApi;

  beforeAll(async () => {
    site = await MemberApi.open(kind, inject('postgresUrl'));
    await site.rows(sql`insert into terms (kind, version, effective_at) values
      ('terms', '1', '2026-01-01'), ('privacy', '1', '2026-01-01'), ('marketing', '1', '2026-01-01'),
      ('marketing', '2', '2026-02-01'), ('marketing', '3', '2999-01-01'), ('inquiry', '1', '2026-01-01')`);
  });

  afterAll(() => site?.close());

  async function me(token: string) {
    return (await expectAnswer(endpoints.getMe, await site.get('/me', { token }))).data;
  }

  /** Consents of a member, such as 'terms 1 ko-KR'. */
  async function agreedBy(token: string) {
    const rows = await site.rows(sql`
      select kind || ' ' || version || ' ' || locale as agreed, agreed_at > now() - interval '1 minute' as is_new
      from member_consents join terms on terms.id = term_id
      where member_id = ${(await me(token)).id} order by 1`);
    for (const { is_new } of rows) expect(is_new).toBe(true);
    return rows.map(({ agreed }) => agreed);
  }

  const newProfile = () => ({ email: site.newEmail(), emailVerified: true, name: '이름' });

  function signInWith(profile: object, consents: object, locale = 'ko-KR'): Promise<Response> {
    const body = { ...site.socialRequest('kakao', profile), ...consents };
    return site.post('/auth/kakao', body, { locale });
  }

  async function tokenOf(response: Response): Promise<string> {
    return (await expectAnswer(endpoints.signInWithKakao, response)).data.token;
  }

  it('sign-up stores the consent to news, or its absence', async () => {
    for (const [given, expected] of [
      [{ marketingAgree: true }, ['marketing 2 en-US', 'privacy 1 en-US', 'terms 1 en-US']],
      [{ marketingAgree: false }, ['privacy 1 en-US', 'terms 1 en-US']],
      [{}, ['privacy 1 en-US', 'terms 1 en-US']],
    ] as const) {
      const body = { ...(await site.signUpFields()), ...given };
      const { data } = await expectAnswer(
        endpoints.signUp,
        await site.post('/members', body, { locale: 'en-US' }),
      );
      expect(data.member.marketingAgree).toBe('marketingAgree' in given && given.marketingAgree);
      expect(await agreedBy(data.token)).toEqual(expected);
    }
    const wrong = { ...(await site.signUpFields()), marketingAgree: 'yes' };
    const refused = await site.post('/members', wrong);
    await expectProblem(refused, 'validation_failed', { marketingAgree: 'invalid' });
  });

  it('stores when a new member stated to be 14 or older, and refuses younger ones', async () => {
    const isStated = async (token: string) => {
      const [row] = await site.rows(sql`
        select age_confirmed_at > now() - interval '1 minute' as stated from members
        where id = ${(await me(token)).id}`);
      return row?.stated;
    };
    const signUp = async (age: object) => site.post('/members', { ...(await site.signUpFields()), ...age });
    const older = await expectAnswer(endpoints.signUp, await signUp({ ageAgree: true }));
    expect(await isStated(older.data.token)).toBe(true);
    const unknown = await expectAnswer(endpoints.signUp, await signUp({}));
    expect(await isStated(unknown.data.token)).toBe(null);
    const refusal = { ageAgree: 'consent_required' };
    await expectProblem(await signUp({ ageAgree: false }), 'validation_failed', refusal);
    const agreed = { termsAgree: true, privacyAgree: true };
    const refused = await signInWith(newProfile(), { ...agreed, ageAgree: false });
    const { ticket } = await expectProblem(refused, 'validation_failed', refusal);
    const token = await tokenOf(await site.post('/auth/kakao', { ticket, ...agreed, ageAgree: true }));
    expect(await isStated(token)).toBe(true);
  });

  it('stores the consents of a member who signs up with a provider', async () => {
    const agreed = { termsAgree: true, privacyAgree: true };
    const one = await tokenOf(await signInWith(newProfile(), agreed, 'zh-CN'));
    expect(await agreedBy(one)).toEqual(['privacy 1 zh-CN', 'terms 1 zh-CN']);
    const two = await tokenOf(await signInWith(newProfile(), { ...agreed, marketingAgree: true }));
    expect(await agreedBy(two)).toEqual(['marketing 2 ko-KR', 'privacy 1 ko-KR', 'terms 1 ko-KR']);
    expect((await me(two)).marketingAgree).toBe(true);
  });

  it('creates a member without consents where none are requested', async () => {
    const token = await tokenOf(await signInWith(newProfile(), {}));
    expect(await agreedBy(token)).toEqual([]);
    expect((await me(token)).marketingAgree).toBe(false);
  });

  it('attack: a refused consent creates no member, with or without a ticket', async () => {
    const profile = newProfile();
    const refusing = { termsAgree: false, privacyAgree: false, marketingAgree: true };
    const problem = await expectProblem(
      await signInWith(profile, refusing),
      'validation_failed',
      refusedBoth,
    );
    expect(await site.rows(sql`select 1 from members where email = ${profile.email}`)).toEqual([]);
    const { ticket } = problem;
    const again = (consents: object) => site.post('/auth/kakao', { ticket, ...consents });
    await expectProblem(await again({ termsAgree: true, privacyAgree: false }), 'validation_failed', {
      privacyAgree: 'consent_required',
    });
    // The earlier agreement and consent to news are not restored.
    await expectProblem(await again({ termsAgree: false, privacyAgree: true }), 'validation_failed', {
      termsAgree: 'consent_required',
    });
    const token = await tokenOf(await again({ termsAgree: true, privacyAgree: true }));
    expect(await agreedBy(token)).toEqual(['privacy 1 ko-KR', 'terms 1 ko-KR']);
  });

  it('reports all missing consents together', async () => {
    const refusing = { termsAgree: false, privacyAgree: false };
    const { ticket } = await expectProblem(await signInWith({}, refusing), 'validation_failed', {
      email: 'required',
      name: 'required',
      ...refusedBoth,
    });
    const { email, name } = newProfile();
    const filled = await site.post('/auth/kakao', { ticket, email, name, ...refusing });
    await expectProblem(filled, 'validation_failed', refusedBoth);
    const whole = { ticket, termsAgree: true, privacyAgree: true };
    expect((await me(await tokenOf(await site.post('/auth/kakao', whole)))).email).toBe(email);
  });

  it('signs in to an existing account with any consents, by link, address or password', async () => {
    const refusing = { termsAgree: false, privacyAgree: false, marketingAgree: true };
    const { email } = await site.member();
    const verified = { subject: 'there', email, emailVerified: true };
    for (const profile of [verified, { subject: 'there' }]) {
      const token = await tokenOf(await signInWith(profile, refusing));
      expect(await agreedBy(token)).toEqual([]);
      expect((await me(token)).marketingAgree).toBe(false);
    }
    const unproven = { subject: 'unproven', email };
    const { ticket, errors } = await expectProblem(await signInWith(unproven, refusing), 'email_taken');
    expect(errors).toBeUndefined();
    await tokenOf(await site.post('/auth/kakao', { ticket, password, ...refusing }));
  });

  it('attack: a former member is refused before consents are checked', async () => {
    const profile = { ...newProfile(), subject: 'left' };
    const token = await tokenOf(await signInWith(profile, {}));
    const leaving = { reason: 'PRICE', agree: true, confirm: true };
    await expectAnswer(endpoints.withdraw, await site.call('DELETE', '/me', { token, body: leaving }));
    const refusing = { termsAgree: false, privacyAgree: false };
    await expectProblem(await signInWith({ subject: 'left' }, refusing), 'account_withdrawn');
  });

  it('a member subscribes to news, and unsubscribes', async () => {
    const { token } = await site.member();
    const change = async (body: object, locale = 'ko-KR') =>
      (await expectAnswer(endpoints.changeMe, await site.call('PATCH', '/me', { token, body, locale }))).data;
    expect((await change({ marketingAgree: true })).marketingAgree).toBe(true);
    expect(await agreedBy(token)).toEqual(['marketing 2 ko-KR']);
    // A second time in another language: the first consent stays.
    expect((await change({ marketingAgree: true }, 'en-US')).marketingAgree).toBe(true);
    expect((await change({ name: '새 이름' })).marketingAgree).toBe(true);
    expect(await agreedBy(token)).toEqual(['marketing 2 ko-KR']);
    expect((await change({ marketingAgree: false })).marketingAgree).toBe(false);
    expect((await change({ marketingAgree: false })).marketingAgree).toBe(false);
    expect(await agreedBy(token)).toEqual([]);
  });

  it('a version that needs consent again is named until the member agrees', async () => {
    const before = (
      await expectAnswer(endpoints.signUp, await site.post('/members', await site.signUpFields()))
    ).data;
    expect(before.member.consentsNeeded).toEqual([]);
    await site.rows(sql`insert into terms (kind, version, effective_at, consent_again) values
      ('terms', '2', now() - interval '1 hour', true), ('terms', '3', now() - interval '1 minute', false),
      ('privacy', '9', now() + interval '1 day', true), ('marketing', '2b', '2026-02-02', true)`);
    const { token } = before;
    expect((await me(token)).consentsNeeded).toEqual(['terms']);
    const change = (body: object) => site.call('PATCH', '/me', { token, body });
    const refused = await change({ termsAgree: false });
    await expectProblem(refused, 'validation_failed', { termsAgree: 'consent_required' });
    await change({ privacyAgree: true });
    expect((await me(token)).consentsNeeded).toEqual(['terms']);
    const { data } = await expectAnswer(endpoints.changeMe, await change({ termsAgree: true }));
    expect(data.consentsNeeded).toEqual([]);
    expect(await agreedBy(token)).toEqual(['privacy 1 ko-KR', 'terms 1 ko-KR', 'terms 3 ko-KR']);
    const joined = await site.post('/members', await site.signUpFields());
    expect((await expectAnswer(endpoints.signUp, joined)).data.member.consentsNeeded).toEqual([]);
    await site.rows(sql`update terms set effective_at = now() where kind = 'privacy' and version = '9'`);
    expect((await me(token)).consentsNeeded).toEqual(['privacy']);
    await site.rows(sql`delete from member_consents`);
    expect((await me(token)).consentsNeeded).toEqual(['terms', 'privacy']);
    await site.rows(sql`delete from terms where consent_again or version = '3' and kind = 'terms'`);
  });

  it('withdrawing the newsletter consent withdraws every version of it and no other consent', async () => {
    const body = { ...(await site.signUpFields()), marketingAgree: true };
    const { data } = await expectAnswer(endpoints.signUp, await site.post('/members', body));
    const { token } = data;
    await site.rows(sql`insert into member_consents (member_id, term_id, locale)
      select ${data.member.id}, id, 'ko-KR' from terms where kind = 'marketing' and version = '1'`);
    await site.call('PATCH', '/me', { token, body: { marketingAgree: false } });
    expect(await agreedBy(token)).toEqual(['privacy 1 ko-KR', 'terms 1 ko-KR']);
  });
});
