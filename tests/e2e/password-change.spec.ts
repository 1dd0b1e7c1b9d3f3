import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { whenLive } from '../support/live.ts';
import { lookAt, sampledViews } from '../support/looks.ts';
import {
  beAtProvider,
  newMember,
  newSocialMember,
  password,
  postForm,
  signIn,
  signInBy,
  tokenOf,
} from '../support/members.ts';
import { memberOf, newToken } from '../support/site-api.ts';

const path = '/mypage/password';
const next = 'another horse battery';

const current = (page: Page) => page.getByRole('textbox', { name: 'Current password' });
const fresh = (page: Page) => page.getByRole('textbox', { name: 'New password' });
const change = (page: Page) => page.getByRole('button', { name: 'Change password' });

// A browser writes every refusal into its console.
test.use({ expectedMessages: /status of 4(00|01|29)/ });

test('a member changes their password; it is the new one that signs in, and other devices are signed out', async ({
  page,
}) => {
  const { email } = await newMember();
  await signIn(page, email);
  const here = await tokenOf(page);
  const elsewhere = await newToken(page.request, email);
  await page.goto(`${path}?lang=en-US`);
  await whenLive(change(page));
  await current(page).fill('wrong password');
  await fresh(page).fill(next);
  await change(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'incorrect' })).toHaveText(
    'The information you entered is incorrect.',
  );
  await expect(current(page)).toBeFocused();
  await expect(current(page)).toHaveAccessibleDescription('This password is incorrect.');
  expect((await memberOf(page.request, elsewhere)).status).toBe(200);
  await current(page).fill(password);
  await change(page).click();
  await expect(page.getByRole('status').getByText(/Your password has been changed/)).toBeVisible();
  await expect(current(page)).toHaveValue('');
  await expect(fresh(page)).toHaveValue('');
  // The old token of every other device, used again.
  expect((await memberOf(page.request, elsewhere)).status).toBe(401);
  expect((await memberOf(page.request, here)).status).toBe(200);
  const login = await postForm(page, '/login', { email, password, next: '/' });
  expect(login.status()).toBe(401);
  expect((await postForm(page, '/login', { email, password: next, next: '/' })).status()).toBe(303);
});

test('a password can be shown, and its length rule is displayed', async ({ page }) => {
  const { email } = await newMember();
  await signIn(page, email);
  await page.goto(`${path}?lang=en-US`);
  await whenLive(change(page));
  await expect(fresh(page)).toHaveAccessibleDescription(
    'At least 8 and at most 128 characters. Spaces are fine.',
  );
  await fresh(page).fill('short');
  await expect(fresh(page)).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).last().click();
  await expect(fresh(page)).toHaveAttribute('type', 'text');
  await expect(current(page)).toHaveAttribute('type', 'password');
  await change(page).click();
  await expect(current(page)).toBeFocused();
  await expect(current(page)).toHaveAccessibleDescription('Please enter your password.');
  await expect(fresh(page)).toHaveAccessibleDescription(/Please use at least 8 characters/);
});

test('guessing the current password locks it, with the waiting time shown', async ({ page }) => {
  const { email } = await newMember();
  await signIn(page, email);
  const guess = () => postForm(page, path, { current: 'a wrong guess', next });
  const statuses = [];
  for (let round = 0; round < 11; round += 1) statuses.push((await guess()).status());
  expect(statuses).toEqual([...Array(10).fill(401), 429]);
  await page.goto(`${path}?lang=en-US`);
  await whenLive(change(page));
  await current(page).fill(password);
  await fresh(page).fill(next);
  await change(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'minutes' })).toContainText(/in 1[45] minutes/);
});

test('a member created by a provider sets a password and signs in with it', async ({ page, context }) => {
  const { email, person } = await newSocialMember('google');
  await beAtProvider(context, 'google', person);
  await signInBy(page, 'google', path);
  await expect(current(page)).toHaveCount(0);
  await fresh(page).fill(next);
  const set = page.getByRole('button', { name: 'Set password' });
  await whenLive(set);
  await set.click();
  await expect(page.getByRole('status').getByText(/Your password has been set/)).toBeVisible();
  await expect(current(page)).toBeVisible();
  expect((await postForm(page, '/login', { email, password: next, next: '/' })).status()).toBe(303);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the password is changed, and is never sent back', async ({ page }) => {
    const { email } = await newMember();
    await signIn(page, email);
    await page.goto(`${path}?lang=en-US`);
    await expect(page.getByRole('button', { name: 'Show password' })).toHaveCount(0);
    await current(page).fill('a wrong guess');
    await fresh(page).fill(next);
    await change(page).click();
    await expect(current(page)).toHaveAccessibleDescription('This password is incorrect.');
    await expect(current(page)).toBeFocused();
    expect(await page.content()).not.toContain(next);
    await current(page).fill(password);
    await fresh(page).fill(next);
    await change(page).click();
    await expect(page).toHaveURL(/done=changed/);
    await expect(page.getByText(/Your password has been changed/)).toBeVisible();
  });
});

for (const view of sampledViews) {
  test(`the page passes axe in ${view.locale} at ${view.width} px, with errors too`, async ({ page }) => {
    const { email } = await newMember();
    await signIn(page, email);
    await lookAt(page, view, { name: 'password', path });
    await lookAt(page, view, {
      name: 'password-errors',
      path,
      enter: async () => {
        const button = page.getByRole('button', { name: /^(Change password|비밀번호 변경)$/ });
        await whenLive(button);
        await button.click();
        await expect(page.getByRole('alert').first()).not.toBeEmpty();
      },
    });
  });
}
