import type { APIRequestContext, Page, Request } from '@playwright/test';
import { locales } from '#contract/locales.ts';
import { expect, sites, test } from '../support/fixtures.ts';
import { newMember, password, postForm, signIn, tokenOf } from '../support/members.ts';
import { followRequests } from '../support/requests.ts';
import { memberOf, newToken } from '../support/site-api.ts';

/* Signed-out visitors cannot reach the member area by any navigation. */

const guarded = [
  '/mypage',
  '/mypage/',
  '/mypage/profile',
  '/mypage/phone',
  '/mypage/password',
  '/mypage/points',
  '/mypage/questions',
  '/mypage/questions/new',
  '/mypage/questions/1',
  '/mypage/withdraw',
  '/mypage/consents',
  '/mypage/nothing',
  '/sample',
  '/MyPage',
  '/%6dypage',
  '/%256dypage',
  '/x/mypage/y',
  '/SAMPLE/x',
];

/** Text of every page of the member area. */
const memberLabels = /Signed in as|My page menu|마이페이지 메뉴/;

function get(request: APIRequestContext, path: string, headers: Record<string, string> = {}) {
  return request.get(`${sites.embedded()}${path}`, { headers, maxRedirects: 0 });
}

test('a signed-out visitor is redirected once to the homepage in their language, without data of the page', async ({
  request,
}) => {
  for (const path of guarded) {
    for (const locale of locales) {
      const answer = await get(request, `${path}?lang=${locale}`);
      expect([path, answer.status(), answer.headers().location]).toEqual([path, 302, `/?lang=${locale}`]);
      expect(await answer.text()).toBe('');
      expect(answer.headers()['cache-control']).toContain('no-store');
    }
    const answer = await get(request, path, { 'accept-language': 'ja' });
    expect([path, answer.status(), answer.headers().location]).toEqual([path, 302, '/?lang=ja-JP']);
  }
});

test('a forged token is refused and removed', async ({ request }) => {
  for (const token of ['x'.repeat(43), 'null', '../../me', "' or 1=1"]) {
    const answer = await get(request, '/mypage?lang=en-US', { cookie: `access_token=${token}` });
    expect([token, answer.status(), answer.headers().location]).toEqual([token, 302, '/?lang=en-US']);
  }
  const refused = await get(request, '/mypage?lang=en-US', { cookie: `access_token=${'x'.repeat(43)}` });
  expect(refused.headers()['set-cookie']).toMatch(/^access_token=; Max-Age=0; Path=\/; HttpOnly/m);
});

/** Records text of the member area in the document. */
async function watch(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate((pattern) => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = (text: string) => {
      const found = new RegExp(pattern).exec(text);
      if (found) seen.push(found[0]);
    };
    new MutationObserver((records) => {
      for (const { target } of records)
        look(target instanceof Element ? target.outerHTML : `${target.textContent}`);
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  }, memberLabels.source);
  return () => page.evaluate(() => Reflect.get(window, 'seen'));
}

async function signOutAtApi(page: Page): Promise<void> {
  const headers = { authorization: await tokenOf(page) };
  const answer = await page.request.post(`${sites.embedded()}/api/v1/logout`, { headers });
  expect(answer.status()).toBe(204);
}

test('a link into it shows no data once the session has ended', async ({ page }) => {
  const { email } = await newMember();
  await signIn(page, email);
  const settled = followRequests(page);
  await page.goto('/news?lang=en-US');
  const link = page.getByRole('banner').getByRole('link', { name: 'My page' });
  await expect(link).toBeVisible();
  // The page requests the session once.
  await settled();
  await signOutAtApi(page);
  const seen = await watch(page);
  await link.click();
  await expect(page).toHaveURL(/\/\?lang=en-US$/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  expect(await seen()).toEqual([]);
  expect(await tokenOf(page)).toBe('');
});

test('the same observer sees a page of it that a member opens', async ({ page }) => {
  const { email } = await newMember();
  await signIn(page, email);
  await page.goto('/news?lang=en-US');
  const seen = await watch(page);
  await page.getByRole('banner').getByRole('link', { name: 'My page' }).click();
  await expect(page.getByRole('main')).toContainText('Signed in as');
  expect(await seen()).not.toEqual([]);
});

test('going back after signing out shows no data of it', async ({ page }) => {
  const { email } = await newMember();
  await signIn(page, email);
  for (const path of ['/mypage/password', '/mypage/points']) {
    const answer = await page.request.get(`${path}?lang=en-US`);
    expect(answer.headers()['cache-control']).toBe('private, no-store');
  }
  await page.goto('/mypage/password?lang=en-US');
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  // The address changes before the page does.
  await expect(page.getByRole('navigation', { name: 'My page menu', includeHidden: true })).toHaveCount(0);
  await expect(page).toHaveURL(/\/\?lang=en-US$/);
  const seen = await watch(page);
  await page.goBack();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(page).toHaveURL(/\/\?lang=en-US$/);
  expect(await seen()).toEqual([]);
  // The same for documents.
  await signIn(page, email, '/mypage/points');
  await page.goto('/mypage/password?lang=en-US');
  await page.goto('/news?lang=en-US');
  await signOutAtApi(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/\?lang=en-US$/);
  await expect(page.getByRole('main')).not.toContainText(memberLabels);
});

test('a token is invalid after signing out', async ({ page }) => {
  const { email } = await newMember();
  await signIn(page, email);
  const token = await tokenOf(page);
  const otherToken = await newToken(page.request, email);
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/\?lang=en-US$/);
  expect((await memberOf(page.request, token)).status).toBe(401);
  expect((await memberOf(page.request, otherToken)).status).toBe(200);
  const cookie = `access_token=${token}`;
  expect((await get(page.request, '/mypage?lang=en-US', { cookie })).status()).toBe(302);
  const post = await postForm(page, '/mypage/profile', { name: 'Mallory' }, { cookie });
  expect([post.status(), post.headers().location]).toEqual([303, '/?lang=en-US']);
  expect((await memberOf(page.request, otherToken)).member).toMatchObject({ name: '홍길동' });
});

test('a session is a new one after signing in', async ({ page }) => {
  const { email } = await newMember();
  const planted = 'p'.repeat(43);
  const url = sites.embedded();
  await page.context().addCookies([{ name: 'access_token', value: planted, url }]);
  await postForm(page, '/login', { email, password, next: '/mypage' });
  expect(await tokenOf(page)).not.toBe(planted);
  expect((await memberOf(page.request, planted)).status).toBe(401);
});

test('its server functions return nothing without a session, and to each member their own data only', async ({
  page,
  playwright,
}) => {
  const { email, name } = await newMember({ name: 'Aurora Marker', sample: true });
  const other = await newMember({ name: 'Boreas Marker', sample: true });
  await signIn(page, email);
  const calls = new Map<string, Request>();
  page.on('request', (request) => {
    if (request.url().includes('/_serverFn/')) calls.set(request.url(), request);
  });
  const settled = followRequests(page);
  const menu = page.getByRole('navigation', { name: 'My page menu' });
  for (const label of ['Questions', 'Points', 'Password', 'Overview']) {
    await menu.getByRole('link', { name: label }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await settled();
  }
  // The page that closes an account is linked from another document.
  await page.evaluate(() => history.pushState({}, '', '/mypage/withdraw?lang=en-US'));
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
  await expect(page.getByRole('button', { name: 'Close my account' })).toBeVisible();
  expect(calls.size).toBeGreaterThan(1);
  const token = await newToken(page.request, other.email);
  const stranger = await playwright.request.newContext();
  for (const [url, call] of calls) {
    const { cookie: _own, ...headers } = await call.allHeaders();
    const plain = Object.fromEntries(Object.entries(headers).filter(([key]) => !key.startsWith(':')));
    const without = await stranger.fetch(url, { headers: plain, maxRedirects: 0 });
    expect(await without.text()).not.toMatch(/Marker|"balance"|"title"/);
    const others = { ...plain, cookie: `access_token=${token}` };
    const answer = await (await stranger.fetch(url, { headers: others, maxRedirects: 0 })).text();
    expect(answer).not.toContain(name);
    expect(answer).not.toContain(email);
  }
  await stranger.dispose();
});
