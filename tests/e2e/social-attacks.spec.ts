import type { BrowserContext, Page } from '@playwright/test';
import type { SocialProvider } from '#contract/members.ts';
import { expect, test } from '../support/fixtures.ts';
import { beAtProvider, newMember, providerUrl, signIn } from '../support/members.ts';
import { expectNothing, membersOf, newPerson, tokenIn } from '../support/social.ts';

// Another site may show its own error.
test.use({ expectedMessages: /status of 40[04]/ });

/** The location of an answer that leads on. */
async function follow(page: Page, url: string, headers: Record<string, string> = {}): Promise<string> {
  const response = await page.request.get(url, { maxRedirects: 0, headers });
  expect(response.status()).toBe(302);
  return response.headers().location ?? '';
}

/** Starts a sign-in in this browser and returns the provider's URL. */
function begin(page: Page, provider: SocialProvider, query = ''): Promise<string> {
  return follow(page, `/auth/${provider}/start?lang=en-US${query}`);
}

/** The address that a provider leads back to, for this browser's person. */
async function callbackFor(page: Page, provider: SocialProvider, query = ''): Promise<string> {
  return follow(page, await begin(page, provider, query));
}

async function pendingIn(context: BrowserContext) {
  return (await context.cookies()).filter(({ name }) => name.startsWith('signin_'));
}

/** Changes what this browser knows of the sign-in that it has begun. */
async function alterPending(context: BrowserContext, changes: Record<string, unknown>): Promise<void> {
  const [cookie] = await pendingIn(context);
  if (!cookie) throw new Error('No sign-in has begun');
  const pending = JSON.parse(Buffer.from(cookie.value, 'base64url').toString());
  const value = Buffer.from(JSON.stringify({ ...pending, ...changes })).toString('base64url');
  await context.addCookies([{ ...cookie, value }]);
}

const refused = /^\/login\?social=invalid&lang=/;

test('attack: a provider’s callback that this browser did not start is refused', async ({
  page,
  context,
}) => {
  const person = newPerson();
  await beAtProvider(context, 'kakao', person);
  const callback = await callbackFor(page, 'kakao');
  await context.clearCookies({ name: /^signin_/ });
  expect(await follow(page, callback)).toMatch(refused);
  await expectNothing(context, person);
});

for (const state of [
  undefined,
  '',
  'x',
  'javascript:alert(1)',
  '"><script>alert(1)</script>',
  'a'.repeat(43),
]) {
  test(`attack: the state ${state} is refused`, async ({ page, context }) => {
    await beAtProvider(context, 'kakao', newPerson());
    const callback = new URL(await callbackFor(page, 'kakao'));
    if (state === undefined) callback.searchParams.delete('state');
    else callback.searchParams.set('state', state);
    const location = await follow(page, callback.href);
    expect(location).toMatch(refused);
    expect(location).not.toContain('alert');
    await expectNothing(context, newPerson());
  });
}

test('attack: an attacker’s callback URL does not sign a visitor in as the attacker', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const attacker = await browser.newContext({ ...(baseURL && { baseURL }) });
  const person = newPerson();
  await beAtProvider(attacker, 'kakao', person);
  const callback = await callbackFor(await attacker.newPage(), 'kakao');
  // The visitor has begun another one.
  await begin(page, 'kakao');
  await page.goto(callback);
  await expect(page.getByRole('alert').filter({ hasText: 'could not verify' })).toBeVisible();
  await expectNothing(context, person);
  expect(await pendingIn(context)).toHaveLength(1);
  await attacker.close();
});

test('attack: a sign-in older than ten minutes is refused', async ({ page, context }) => {
  const person = newPerson();
  await beAtProvider(context, 'google', person);
  const callback = await callbackFor(page, 'google');
  await alterPending(context, { issuedAt: Date.now() - 601_000 });
  expect(await follow(page, callback)).toMatch(/^\/login\?social=expired&lang=/);
  await expectNothing(context, person);
  expect(await pendingIn(context)).toEqual([]);
});

test('a sign-in cookie is host only, HttpOnly, short-lived, and removed after one callback', async ({
  page,
  context,
}) => {
  await beAtProvider(context, 'kakao', null);
  const callback = await callbackFor(page, 'kakao');
  const [cookie] = await pendingIn(context);
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/auth', domain: 'localhost' });
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeLessThan(601);
  await follow(page, callback);
  expect(await pendingIn(context)).toEqual([]);
});

test('attack: a state is valid once, also with a restored cookie', async ({ page, context }) => {
  const { email } = await newMember();
  const person = { ...newPerson(), email };
  await beAtProvider(context, 'google', person);
  const authorize = await begin(page, 'google');
  const pending = await pendingIn(context);
  expect(await follow(page, await follow(page, authorize))).toBe('/mypage?lang=en-US');
  const token = await tokenIn(context);
  expect(token).toBeDefined();
  await context.clearCookies({ name: 'access_token' });
  // Another code for the same state.
  const again = await follow(page, authorize);
  expect(await follow(page, again)).toMatch(refused);
  await context.addCookies(pending);
  expect(await follow(page, await follow(page, authorize))).toMatch(
    /^\/login\?next=%2Fmypage&social=invalid/,
  );
  expect(await tokenIn(context)).toBeUndefined();
});

test('attack: a code is valid once', async ({ page, context }) => {
  const { email } = await newMember();
  await beAtProvider(context, 'google', { ...newPerson(), email });
  const first = new URL(await callbackFor(page, 'google'));
  await follow(page, first.href);
  await context.clearCookies({ name: 'access_token' });
  const second = new URL(await callbackFor(page, 'google'));
  second.searchParams.set('code', first.searchParams.get('code') ?? '');
  expect(await follow(page, second.href)).toMatch(/^\/login\?next=%2Fmypage&social=invalid/);
  expect(await tokenIn(context)).toBeUndefined();
});

test('attack: one provider’s callback is refused at another provider’s URL', async ({ page, context }) => {
  const person = newPerson();
  await beAtProvider(context, 'naver', person);
  const callback = await callbackFor(page, 'naver');
  expect(await follow(page, callback.replace('/naver/', '/kakao/'))).toMatch(refused);
  expect(await pendingIn(context)).toEqual([]);
  expect(await follow(page, callback)).toMatch(refused);
  await expectNothing(context, person);
});

test('attack: a code without its PKCE verifier is refused', async ({ page, context }) => {
  const person = newPerson();
  for (const provider of ['google', 'facebook'] as const) {
    await beAtProvider(context, provider, person);
    const callback = await callbackFor(page, provider);
    await alterPending(context, { verifier: 'A'.repeat(43) });
    expect(await follow(page, callback)).toMatch(/^\/login\?next=%2Fmypage&social=invalid/);
  }
  await expectNothing(context, person);
});

const elsewhere = [
  '//e.com',
  '/\\e.com',
  '/%2f%2fe.com',
  'https:e.com',
  'https://e.com',
  '@e.com',
  'javascript:alert(1)',
  '/%5ce.com',
  '/\t/e.com',
  '/%0d%0aset-cookie:a=b',
  '/%252f%252fe.com',
];

for (const next of elsewhere) {
  test(`attack: refuses a redirect to ${JSON.stringify(next)}`, async ({ page, context }) => {
    const { email } = await newMember();
    await beAtProvider(context, 'google', { ...newPerson(), email });
    const byAddress = await callbackFor(page, 'google', `&next=${encodeURIComponent(next)}`);
    expect(await follow(page, byAddress)).toBe('/?lang=en-US');
    const byCookie = await callbackFor(page, 'google');
    await alterPending(context, { next });
    expect(await follow(page, byCookie)).toBe('/?lang=en-US');
  });
}

for (const changes of [
  { isAdmin: true },
  { issuedAt: '1' },
  { provider: 'apple' },
  { locale: 'xx' },
  { state: 'b'.repeat(43) },
]) {
  test(`attack: a cookie with ${JSON.stringify(changes)} is refused`, async ({ page, context }) => {
    const person = newPerson();
    await beAtProvider(context, 'kakao', person);
    const callback = await callbackFor(page, 'kakao');
    await alterPending(context, changes);
    expect(await follow(page, callback)).toMatch(refused);
    await expectNothing(context, person);
  });
}

test('a browser has at most four pending sign-ins: the oldest are removed', async ({ page, context }) => {
  const states: string[] = [];
  for (let round = 0; round < 6; round += 1) {
    const authorize = new URL(await begin(page, 'kakao'));
    states.push(authorize.searchParams.get('state') ?? '');
    expect(states.at(-1)).toMatch(/^[\w-]{43}$/);
  }
  const pending = (await pendingIn(context)).map(
    ({ value }) => JSON.parse(Buffer.from(value, 'base64url').toString()).state,
  );
  expect(pending.toSorted()).toEqual(states.slice(2).toSorted());
});

test.describe('linking', () => {
  test("attack: another session's state links nothing", async ({ page, context }) => {
    const person = newPerson();
    await beAtProvider(context, 'google', person);
    const { email: first } = await newMember();
    await signIn(page, first, '/mypage/profile');
    const start = '/auth/google/start?lang=en-US&purpose=link&next=/mypage/profile';
    const authorize = await follow(page, start, { 'sec-fetch-site': 'same-origin' });
    const callback = await follow(page, authorize);
    await context.clearCookies({ name: 'access_token' });
    const { email: second } = await newMember();
    await signIn(page, second, '/mypage/profile');
    expect(await follow(page, callback)).toMatch(/^\/mypage\/profile\?social=invalid/);
    expect(await membersOf(person)).toEqual([]);
  });

  test('attack: another site can start neither linking nor a sign-in', async ({ page, context, baseURL }) => {
    const attacker = newPerson();
    // The attacker has signed this browser in to an account of theirs at the provider.
    await beAtProvider(context, 'kakao', attacker);
    const { email } = await newMember();
    await signIn(page, email, '/mypage/profile');
    for (const purpose of ['link', 'confirm', 'signin']) {
      await page.goto(`${providerUrl('naver')}/authorize?client_id=id`).catch(() => undefined);
      await page.evaluate(
        (url) => window.location.assign(url),
        `${baseURL}/auth/kakao/start?purpose=${purpose}&next=/mypage/profile`,
      );
      await expect(page).toHaveURL(/\/mypage(\/profile)?\?/);
      expect(await pendingIn(context)).toEqual([]);
    }
    expect(await membersOf(attacker)).toEqual([]);
    for (const headers of [{}, { referer: 'https://e.com/' }, { 'sec-fetch-site': 'same-site' }]) {
      const answer = await page.request.get('/auth/kakao/start?lang=en-US&purpose=link', {
        maxRedirects: 0,
        headers,
      });
      expect(answer.headers().location).toBe('/mypage?lang=en-US');
    }
  });

  test('a signed-out visitor cannot link', async ({ page, context, baseURL }) => {
    const headers = { referer: `${baseURL}/mypage/profile` };
    const answer = await page.request.get('/auth/kakao/start?lang=en-US&purpose=link&next=/mypage/profile', {
      maxRedirects: 0,
      headers,
    });
    expect(answer.headers().location).toBe('/login?next=%2Fmypage%2Fprofile&social=signed_out&lang=en-US');
    expect(await pendingIn(context)).toEqual([]);
  });
});

test.describe('confirming the identity of a member', () => {
  const start = '/auth/google/start?lang=en-US&purpose=confirm&next=/mypage/withdraw';

  async function confirm(page: Page): Promise<string> {
    const authorize = await follow(page, start, { 'sec-fetch-site': 'same-origin' });
    expect(new URL(authorize).searchParams.get('prompt')).toBe('select_account');
    return follow(page, await follow(page, authorize));
  }

  test('accepts only the linked account', async ({ page, context }) => {
    const { id, email } = await newMember();
    const own = { ...newPerson(), email };
    await beAtProvider(context, 'google', own);
    await page.goto('/auth/google/start?lang=en-US&next=/mypage');
    const before = await tokenIn(context);
    expect(await confirm(page)).toBe('/mypage/withdraw?social=confirmed&lang=en-US');
    const after = await tokenIn(context);
    expect(after).not.toBe(before);

    const stranger = newPerson();
    await beAtProvider(context, 'google', stranger);
    expect(await confirm(page)).toBe('/mypage/withdraw?social=other_account&lang=en-US');
    expect(await membersOf(stranger)).toEqual([]);
    const other = { ...newPerson(), email: (await newMember()).email };
    await beAtProvider(context, 'google', other);
    expect(await confirm(page)).toBe('/mypage/withdraw?social=other_account&lang=en-US');
    expect(await tokenIn(context)).toBe(after);
    expect(await membersOf(own)).toMatchObject([{ id }]);
  });
});
