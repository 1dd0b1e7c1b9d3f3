import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectAccessible } from '../support/accessible.ts';
import { expect, sites, test } from '../support/fixtures.ts';
import { expectGoodLooks, lookAtDashboard, sampledViews } from '../support/looks.ts';
import { staffPassword } from '../support/staff-api.ts';
import {
  addAuthenticator,
  enrollWithApp,
  fillSignIn,
  forgetCodes,
  inviteStaff,
  passwordField,
  signInStaff,
} from '../support/staff-pages.ts';

test('a person enrols with an authenticator app, signs out, and signs in with a code', async ({ page }) => {
  const person = await enrollWithApp(page, 'owner');
  await expectAccessible(page);
  await expect(page.getByRole('listitem')).toHaveCount(10 + 2);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save as a file' }).click();
  const saved = readFileSync(await (await download).path(), 'utf8');
  expect(saved.trim().split('\n')).toHaveLength(10);
  await page.getByRole('link', { name: 'Saved. Go to the dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, 김직원.');
  await page.getByRole('link', { name: 'My account' }).click();
  await expect(page.getByRole('main')).toContainText(person.email);

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/admin\/login\?lang=en-US$/);
  await page.goto('/admin?lang=en-US');
  await expect(page).toHaveURL(/\/admin\/login\?lang=en-US$/);
  await fillSignIn(page, person);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, 김직원.');

  const [recovery = ''] = saved.split('\n');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(person.email);
  await passwordField(page).fill(staffPassword);
  await page.getByRole('textbox', { name: 'Code' }).fill(recovery);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('link', { name: 'My account' }).click();
  await expect(page.getByRole('main')).toContainText('9 unused codes are left.');
});

test('a person enrols with a passkey and signs in with it alone', async ({ page }) => {
  await addAuthenticator(page);
  await page.goto(`${await inviteStaff('editor')}&lang=en-US`);
  await page.getByRole('button', { name: 'Create a passkey' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Please enter your password' })).toBeVisible();
  await passwordField(page).fill(staffPassword);
  await page.getByRole('button', { name: 'Create a passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible();
  await page.getByRole('link', { name: 'Saved. Go to the dashboard' }).click();
  await page.getByRole('link', { name: 'My account' }).click();
  await expect(page.getByRole('table', { name: 'Passkey' }).getByRole('row')).toHaveCount(1 + 1);

  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, 김직원.');
});

test('a person ends an own session and then all', async ({ page, browser, siteUrl }) => {
  const person = await enrollWithApp(page, 'support');
  const elsewhere = await browser.newPage({ baseURL: siteUrl });
  await elsewhere.goto('/admin/login?lang=en-US');
  await fillSignIn(elsewhere, person);
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Hello, 김직원.');

  await page.goto('/admin?lang=en-US');
  await page.getByRole('link', { name: 'My sessions' }).click();
  await expect(page).toHaveTitle(/^My sessions/);
  const rows = page.getByRole('table').locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(2);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectAccessible(page);
  await rows.getByRole('button').click();
  await expect(rows).toHaveCount(1);
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/admin\/login/);
  await elsewhere.close();

  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL(/\/admin\/login\?lang=en-US$/);
  await page.goto('/admin?lang=en-US');
  await expect(page).toHaveURL(/\/admin\/login/);
});

test('the session cookie is out of reach of scripts and other sites, and ends with 12 hours', async ({
  page,
}) => {
  await enrollWithApp(page, 'reader');
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'staff_token');
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/' });
  const hours = ((cookie?.expires ?? 0) - Date.now() / 1000) / 3600;
  expect(hours).toBeGreaterThan(11.9);
  expect(hours).toBeLessThan(12.01);
});

test.describe('refused sign-in', () => {
  test.use({ expectedMessages: /status of 40[01]/ });

  test('a wrong password, and empty fields, are explained where they are', async ({ page }) => {
    await page.goto('/admin/login?lang=en-US');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByText('Please enter the code.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
    await fillSignIn(page, { email: 'nobody@example.com', secret: 'JBSWY3DPEHPK3PXP' });
    await expect(page.getByRole('form').getByRole('alert')).toContainText(
      'The email, password or code is not right.',
    );
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('nobody@example.com');
    await expectAccessible(page);
  });

  test('a common password is refused at its field', async ({ page }) => {
    await page.goto(`${await inviteStaff('reader')}&lang=en-US`);
    await passwordField(page).fill('password1234');
    await page.getByLabel('Six digits that the app shows').fill('000000');
    await page.getByRole('button', { name: 'Create the account with the app' }).click();
    await expect(page.getByText('This password is easy to guess.')).toBeVisible();
    await expect(passwordField(page)).toBeFocused();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedMessages: /status of 404/ });

  test('a person enrols with an authenticator app and signs in', async ({ page }) => {
    const person = await enrollWithApp(page, 'support');
    await page.getByRole('link', { name: 'Saved. Go to the dashboard' }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await forgetCodes(person.email);
    await page.goto('/admin/nothing?lang=en-US');
    await fillSignIn(page, person);
    await expect(page).toHaveURL(/\/admin\/nothing\?lang=en-US$/);
    await expect(page.getByRole('navigation', { name: 'Dashboard menu' })).toBeVisible();
  });
});

test('a used link says that it does not work', async ({ page }) => {
  await page.goto('/admin/enroll?lang=en-US&token=used');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This invitation does not work');
});

test('languages other than Korean and English fall back to English', async ({ page }) => {
  await page.goto('/admin/login?lang=ja-JP');
  await expect(page).toHaveURL(/lang=en-US$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
});

test("the menu's entry leads to the dashboard", async ({ page }) => {
  await page.goto('/?lang=en-US');
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard login' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Staff sign-in');
});

test.describe('a site whose dashboard is elsewhere', () => {
  test.use({ siteUrl: sites.outside(), expectedMessages: /status of 404/ });

  test('has no pages below /admin', async ({ page }) => {
    for (const path of ['/admin', '/admin/login', '/admin/enroll?token=x']) {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
    }
    const posted = await page.request.post('/admin/login?lang=ko-KR', {
      form: { form: 'login', email: 'a@example.com', password: 'x', code: '1' },
      headers: { origin: sites.outside() },
    });
    expect(posted.status()).toBe(404);
  });
});

test('the dashboard is accessible', async ({ page }) => {
  await signInStaff(page, 'owner');
  for (const view of sampledViews) {
    await lookAtDashboard(page, view, { name: 'admin-home', path: '/admin' });
    await lookAtDashboard(page, view, { name: 'admin-sessions', path: '/admin/sessions' });
  }
});

test('sign-in and enrolment are accessible', async ({ page }) => {
  const { pathname, search } = new URL(await inviteStaff('owner'));
  await expectGoodLooks(page, { 'admin-login': '/admin/login', 'admin-enroll': pathname + search });
});

test('no public script has code or texts of the dashboard', () => {
  const folder = '.output/public/_app/ko-KR';
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const texts = new Map(scripts.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
  const messages: Record<string, string> = JSON.parse(readFileSync('messages/ko-KR.json', 'utf8'));
  const isOwn = (key: string) => key.startsWith('admin_');
  const publicTexts = Object.entries(messages).flatMap(([key, text]) => (isOwn(key) ? [] : [text]));
  const own = Object.entries(messages).flatMap(([key, text]) => {
    const isMark = isOwn(key) && text.length > 9 && !text.includes('{');
    return isMark && !publicTexts.some((other) => other.includes(text)) ? [text] : [];
  });
  const libraries = ['ProseMirror', 'base-ui', 'getRowModel', 'tinykeys'];
  const marks = [...own, ...libraries, 'WebAuthn', 'credentials.create', 'enrollWithPasskey'];
  const holders = scripts.filter((name) => marks.some((mark) => texts.get(name)?.includes(mark)));
  expect(own.length).toBeGreaterThan(20);
  const isDashboard = (name: string) => name.startsWith('admin._');
  expect(holders.filter(isDashboard)).toHaveLength(1);
  // Its heavy parts are separate scripts. Only its scripts import them.
  const parts = new Set(scripts.filter(isDashboard));
  const isPart = (name: string) => {
    const importers = scripts.filter((other) => other !== name && texts.get(other)?.includes(name));
    return importers.length > 0 && importers.every((importer) => parts.has(importer));
  };
  for (let found = [...parts]; found.length > 0; ) {
    found = scripts.filter((name) => !parts.has(name) && isPart(name));
    for (const name of found) parts.add(name);
  }
  expect(holders.filter((name) => !parts.has(name))).toEqual([]);
  expect(parts.size).toBeGreaterThan(1);
});
