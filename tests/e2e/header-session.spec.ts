import type { Page } from '@playwright/test';
import { expect, sites, test } from '../support/fixtures.ts';
import { newMember, signIn, signInByForm, tokenOf } from '../support/members.ts';

/* Cached pages are the same for members. The browser adds their links. */

const sessionCalls = '**/_serverFn/getSession*';

function entry(page: Page, name: 'My page' | 'Sign in') {
  return page.getByRole('banner').getByRole('link', { name, exact: true });
}

function sessionCallsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/_serverFn/getSession')) calls.push(request.url());
  });
  return calls;
}

async function hintOf(page: Page): Promise<string | undefined> {
  return (await page.context().cookies()).find(({ name }) => name === 'signed_in')?.value;
}

async function shiftsOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          const shifts = list.getEntries().map((shift) => Number(Reflect.get(shift, 'value')));
          resolve(shifts.reduce((sum, value) => sum + value, 0));
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(resolve, 100, 0);
      }),
  );
}

test('a member sees the own entry before any script has loaded, and nothing moves after it', async ({
  page,
}) => {
  const { email } = await newMember();
  await signIn(page, email);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_app/**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  const calls = sessionCallsOf(page);
  await page.goto('/news?lang=en-US', { waitUntil: 'commit' });
  await expect(entry(page, 'My page')).toBeVisible();
  await expect(entry(page, 'Sign in')).toBeHidden();
  expect(calls).toEqual([]);
  const answered = page.waitForResponse(sessionCalls);
  release();
  await answered;
  await expect(entry(page, 'My page')).toBeVisible();
  expect(await shiftsOf(page)).toBe(0);
  expect(calls).toHaveLength(1);
});

test('a visitor sees the sign-in entry, without a call', async ({ page }) => {
  const calls = sessionCallsOf(page);
  await page.goto('/news?lang=en-US');
  await expect(entry(page, 'Sign in')).toBeVisible();
  await expect(entry(page, 'My page')).toBeHidden();
  expect(calls).toEqual([]);
});

test('the entry follows a sign-out after back and forward', async ({ page }) => {
  const { email } = await newMember();
  await signIn(page, email);
  await page.goto('/news?lang=en-US');
  await expect(entry(page, 'My page')).toBeVisible();
  await page.goto('/mypage?lang=en-US');
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await expect(entry(page, 'Sign in')).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/news\?lang=en-US$/);
  await expect(entry(page, 'Sign in')).toBeVisible();
  await expect(entry(page, 'My page')).toBeHidden();
  expect(await hintOf(page)).toBeUndefined();
});

test('the entry follows sign-in and sign-out in another tab', async ({ page, context }) => {
  const { email } = await newMember();
  await page.goto('/news?lang=en-US');
  await expect(entry(page, 'Sign in')).toBeVisible();
  const other = await context.newPage();
  await signInByForm(other, email);
  await expect(entry(page, 'My page')).toBeVisible();
  await other.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await expect(entry(page, 'Sign in')).toBeVisible();
  await expect(entry(page, 'My page')).toBeHidden();
});

test('a session that ended on another device is corrected by the one call', async ({ page }) => {
  const { email } = await newMember();
  await signIn(page, email);
  const headers = { authorization: await tokenOf(page) };
  await page.request.post(`${sites.embedded()}/api/v1/logout`, { headers });
  await page.goto('/news?lang=en-US');
  await expect(entry(page, 'Sign in')).toBeVisible();
  expect(await hintOf(page)).toBeUndefined();
  expect(await tokenOf(page)).toBe('');
});

test('a member whose hint was deleted reaches the member area by the sign-in entry, and has the hint again', async ({
  page,
  context,
}) => {
  const { email } = await newMember();
  await signIn(page, email);
  await context.clearCookies({ name: 'signed_in' });
  await page.goto('/news?lang=en-US');
  await entry(page, 'Sign in').click();
  await expect(page).toHaveURL(/\/mypage\?lang=en-US$/);
  await expect(entry(page, 'My page')).toBeVisible();
  await page.goto('/mypage?lang=en-US');
  expect(await hintOf(page)).toBe('1');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('one entry leads members to their area and visitors to the sign-in page', async ({
    page,
    context,
  }) => {
    await page.goto('/news?lang=en-US');
    const either = page.getByRole('banner').getByRole('link', { name: 'Sign in · My page' });
    await either.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
    const { email } = await newMember();
    await signIn(page, email);
    await page.goto('/news?lang=en-US');
    await either.click();
    await expect(page).toHaveURL(/\/mypage\?lang=en-US$/);
    expect((await context.cookies()).map(({ name }) => name)).toContain('signed_in');
  });
});
