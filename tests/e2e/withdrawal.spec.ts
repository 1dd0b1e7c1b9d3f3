import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { members, withdrawalReasonsGiven } from '#api/db/schema/index.ts';
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
  siteDatabase,
  tokenOf,
} from '../support/members.ts';
import { memberOf, newToken } from '../support/site-api.ts';

const path = '/mypage/withdraw';
const page360 = { width: 360, height: 740 };

const agree = (page: Page) =>
  page.getByRole('checkbox', { name: 'I have read this notice and agree to it.' });
const reason = (page: Page, name = 'Delivery takes too long') => page.getByRole('radio', { name });
const comment = (page: Page) => page.getByRole('textbox', { name: 'Anything else you would like to say' });
const confirm = (page: Page) => page.getByRole('checkbox', { name: 'Yes, I know that it cannot be undone.' });
const ownPassword = (page: Page) => page.getByRole('textbox', { name: 'Password' });
const leave = (page: Page) => page.getByRole('button', { name: 'Close my account' });

const form = { agree: 'true', reason: 'PRICE', confirm: 'true', password };

async function isThere(id: number): Promise<boolean> {
  return (await siteDatabase().select().from(members).where(eq(members.id, id))).length > 0;
}

async function reasonsWith(text: string) {
  return siteDatabase().select().from(withdrawalReasonsGiven).where(eq(withdrawalReasonsGiven.comment, text));
}

/** Six months from today, as the page writes it; today may end while the test runs. */
function rejoinDays(): RegExp {
  const days = [0, 1].map((later) => {
    const day = new Date(Date.now() + 9 * 3_600_000 + later * 60_000);
    const last = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 7, 0)).getUTCDate();
    const date = Math.min(day.getUTCDate(), last);
    const until = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 6, date));
    return until.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  });
  return new RegExp(days.join('|'));
}

// A browser writes every refusal into its console.
test.use({ expectedMessages: /status of 4(00|01|03)/ });

test('a member sees the consequences, leaves, and is signed out on every device', async ({ page }) => {
  await page.setViewportSize(page360);
  const { email, id } = await newMember({ sample: true });
  await signIn(page, email);
  const elsewhere = await newToken(page.request, email);
  await page.goto(`${path}?lang=en-US`);
  const main = page.getByRole('main');
  const lost = main.getByRole('table', { name: 'What will be lost' });
  await expect(lost.getByRole('row', { name: /^Points/ })).toHaveText(/^Points[\d,]+ points$/);
  await expect(lost.getByRole('row', { name: /^Questions/ })).toContainText('2 with their answers');
  await expect(lost.getByRole('row', { name: /^Joining again/ })).toHaveText(rejoinDays());
  await expect(main.getByRole('region', { name: 'Closing your account' })).toContainText('What is erased');
  await expect(main).toContainText('Version 2026-11-29');
  await whenLive(leave(page));
  await leave(page).click();
  await expect(agree(page)).toBeFocused();
  await expect(agree(page)).toHaveAccessibleDescription(
    'Please agree to the notice on closing your account.',
  );
  await expect(reason(page)).toHaveAccessibleDescription('Please enter the reasons.');
  await expect(confirm(page)).toHaveAccessibleDescription(/Please check the box to confirm/);
  await expect(ownPassword(page)).toHaveAccessibleDescription(/Please enter your password/);
  // By the keyboard, from where the focus is.
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowDown');
  await expect(reason(page)).toBeChecked();
  await page.keyboard.press('Tab');
  const text = `A parcel took three weeks. ${email}`;
  await page.keyboard.insertText(text);
  await expect(main).toContainText(`${text.length} / 1,000`);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await ownPassword(page).fill('a wrong password');
  await leave(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'incorrect' })).toBeVisible();
  await expect(ownPassword(page)).toBeFocused();
  await expect(ownPassword(page)).toHaveAccessibleDescription(/This password is incorrect/);
  await expect(comment(page)).toHaveValue(text);
  expect(await isThere(id)).toBe(true);
  await ownPassword(page).fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/goodbye\?/);
  await expect(page.getByRole('heading', { name: 'Your account has been closed' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(rejoinDays());
  expect(page.url()).not.toContain(email);
  expect(await tokenOf(page)).toBe('');
  // The old token of another device, used again.
  expect((await memberOf(page.request, elsewhere)).status).toBe(401);
  expect(await isThere(id)).toBe(false);
  expect(await reasonsWith(text)).toMatchObject([{ reason: 'LATE_DELIVERY' }]);
});

test('a withdrawal ends the session of the member’s other browser, whose form preserves typed values', async ({
  page,
  browser,
}) => {
  const { email } = await newMember();
  await signIn(page, email);
  const contexts = [await browser.newContext(), await browser.newContext()] as const;
  const [linked, loaded] = await Promise.all(contexts.map((context) => context.newPage()));
  if (!linked || !loaded) throw new Error('No pages');
  for (const other of [linked, loaded]) {
    await other.goto(new URL(`/login?lang=en-US&next=/mypage/password`, page.url()).href);
    await other.getByLabel('Email').fill(email);
    await other.getByLabel('Password').fill(password);
    await other.getByRole('button', { name: 'Sign in' }).click();
    await other.waitForURL((url) => url.pathname === '/mypage/password');
    expect(await tokenOf(other)).not.toBe('');
  }
  await linked.getByRole('textbox', { name: 'Current password' }).fill(password);
  await linked.getByRole('textbox', { name: 'New password' }).fill('typed-password');
  expect((await postForm(page, path, form)).headers().location).toMatch(/^\/goodbye\?until=/);
  await linked.getByRole('button', { name: 'Change password' }).click();
  await expect(linked.getByRole('alert').filter({ hasText: 'signed out' })).toContainText(
    'What you typed is still here',
  );
  await expect(linked.getByRole('textbox', { name: 'New password' })).toHaveValue('typed-password');
  expect(await tokenOf(linked)).toBe('');
  await linked
    .getByRole('navigation', { name: 'My page menu' })
    .getByRole('link', { name: 'Points' })
    .click();
  await expect(linked).toHaveURL(/\/\?lang=en-US$/);
  await expect(linked.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await loaded.reload();
  await expect(loaded).toHaveURL(/\/\?lang=en-US$/);
  expect(await tokenOf(loaded)).toBe('');
  for (const context of contexts) await context.close();
});

test('of 50 concurrent withdrawals one succeeds and stores one reason', async ({ page }) => {
  const { email, id } = await newMember();
  await signIn(page, email);
  const text = `All at once. ${email}`;
  const cookie = `access_token=${await tokenOf(page)}`;
  // A busy site turns some away with 503 before it reads them.
  const send = async () => {
    let answer = await postForm(page, path, { ...form, comment: text }, { cookie });
    while (answer.status() === 503)
      answer = await postForm(page, path, { ...form, comment: text }, { cookie });
    return answer;
  };
  const answers = await Promise.all(Array.from({ length: 50 }, send));
  const places = answers.map((answer) => answer.headers().location ?? '');
  expect(answers.map((answer) => answer.status()).filter((status) => status !== 303)).toEqual([]);
  expect(places.filter((place) => place.startsWith('/goodbye'))).toHaveLength(1);
  expect(places.filter((place) => place === '/?lang=en-US')).toHaveLength(49);
  expect(await isThere(id)).toBe(false);
  expect(await reasonsWith(text)).toHaveLength(1);
});

test('a visit changes nothing with any parameters', async ({ page }) => {
  const { email, id } = await newMember();
  await signIn(page, email);
  const query = new URLSearchParams({ ...form, lang: 'en-US' });
  await page.goto(`${path}?${query}`);
  await expect(agree(page)).not.toBeChecked();
  await page.goto('/logout?lang=en-US');
  await page.goto(`/mypage/profile?lang=en-US&name=Mallory&form=sessions`);
  await expect(page.getByRole('textbox', { name: 'Name' })).not.toHaveValue('Mallory');
  expect(await isThere(id)).toBe(true);
  expect((await memberOf(page.request, await tokenOf(page))).member).toMatchObject({ name: '홍길동' });
});

test.describe('a post from elsewhere', () => {
  const pages = ['/logout', '/mypage/profile', '/mypage/password', path];
  const fields = { ...form, name: 'Mallory', current: password, next: 'mallory knows it', form: '' };

  async function send(page: Page, to: string, headers: Record<string, string>, body?: string) {
    const cookie = `access_token=${await tokenOf(page)}`;
    const url = `${new URL(page.url()).origin}${to}?lang=en-US`;
    const data = body === undefined ? { form: fields } : { data: body };
    return page.request.post(url, { ...data, headers: { cookie, ...headers }, maxRedirects: 0 });
  }

  test('is refused, and changes nothing', async ({ page }) => {
    const { email, id, name } = await newMember();
    await signIn(page, email);
    const { origin } = new URL(page.url());
    const token = await tokenOf(page);
    for (const to of pages) {
      expect((await send(page, to, { origin: 'https://elsewhere.example' })).status()).toBe(403);
      expect((await send(page, to, { origin: 'null' })).status()).toBe(403);
      expect((await send(page, to, {})).status()).toBe(403);
      const foreign = { 'content-type': 'text/plain', origin: 'https://elsewhere.example' };
      expect((await send(page, to, foreign, JSON.stringify(fields))).status()).toBe(403);
      const plain = { 'content-type': 'text/plain', origin };
      expect((await send(page, to, plain, JSON.stringify(fields))).status()).toBe(415);
    }
    expect(await isThere(id)).toBe(true);
    expect((await memberOf(page.request, token)).member).toMatchObject({ name });
    await newToken(page.request, email);
  });
});

test.describe('a member without a password', () => {
  test('confirms their identity with the provider, and the form preserves typed values', async ({
    page,
    context,
  }) => {
    const { id, person } = await newSocialMember('google');
    await beAtProvider(context, 'google', person);
    await signInBy(page, 'google', path);
    await siteDatabase().execute(
      `update sessions set social_at = now() - interval '11 minutes' where member_id = ${id}`,
    );
    await whenLive(leave(page));
    await agree(page).check();
    await reason(page, 'I rarely use it').check();
    await comment(page).fill('My typed comment');
    await confirm(page).check();
    await expect(ownPassword(page)).toHaveCount(0);
    await leave(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'confirm first' })).toContainText(
      'What you typed will be kept.',
    );
    await page.getByRole('link', { name: 'Confirm with Google' }).click();
    await expect(page).toHaveURL(/social=confirmed/);
    await expect(agree(page)).toBeChecked();
    await expect(reason(page, 'I rarely use it')).toBeChecked();
    await expect(comment(page)).toHaveValue('My typed comment');
    await expect(page.getByText('16 / 1,000')).toBeVisible();
    await expect(confirm(page)).not.toBeChecked();
    expect(await page.evaluate(() => sessionStorage.getItem('withdrawal'))).toBeNull();
    await confirm(page).check();
    await leave(page).click();
    await expect(page).toHaveURL(/\/goodbye\?/);
    expect(await isThere(id)).toBe(false);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a member leaves', async ({ page }) => {
    const { email, id } = await newMember();
    await signIn(page, email);
    await page.goto(`${path}?lang=en-US`);
    await agree(page).check();
    await comment(page).fill('Goodbye.');
    await leave(page).click();
    await expect(reason(page)).toHaveAccessibleDescription('Please enter the reasons.');
    await expect(agree(page)).toBeChecked();
    await expect(comment(page)).toHaveValue('Goodbye.');
    await reason(page).check();
    await confirm(page).check();
    await ownPassword(page).fill(password);
    await leave(page).click();
    await expect(page).toHaveURL(/\/goodbye\?/);
    await expect(page.getByRole('heading', { name: 'Your account has been closed' })).toBeVisible();
    expect(await isThere(id)).toBe(false);
  });
});

test.describe('the last page', () => {
  const text = {
    'ko-KR': ['탈퇴가 완료되었습니다', '감사합니다'],
    'en-US': ['Your account has been closed', 'Thank you'],
    'zh-CN': ['账号已注销', '感谢'],
    'zh-TW': ['帳號已註銷', '感謝'],
    'ja-JP': ['退会が完了しました', 'ありがとうございました'],
  };

  for (const [locale, [heading, thanks]] of Object.entries(text)) {
    test(`says goodbye in ${locale}`, async ({ page }) => {
      await page.goto(`/goodbye?lang=${locale}&until=2027-05-22`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
      await expect(page.getByRole('main')).toContainText(thanks ?? '');
      await expect(page.getByRole('main')).toContainText('2027');
    });
  }

  test('shows no invalid day', async ({ page }) => {
    for (const until of ['2027-02-30', '<b>soon</b>', '2027-05-22T00:00', '']) {
      await page.goto(`/goodbye?lang=en-US&until=${encodeURIComponent(until)}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main')).not.toContainText('join again');
    }
  });
});

for (const view of sampledViews) {
  test(`the pages pass axe in ${view.locale} at ${view.width} px, with errors too`, async ({
    page,
    context,
  }) => {
    const { email } = await newMember({ sample: true });
    await signIn(page, email);
    await lookAt(page, view, { name: 'withdraw', path });
    await lookAt(page, view, {
      name: 'withdraw-errors',
      path,
      enter: async () => {
        const button = page.getByRole('button', { name: /^(Close my account|탈퇴하기)$/ });
        await whenLive(button);
        await button.click();
        await expect(page.getByRole('alert').first()).not.toBeEmpty();
      },
    });
    await lookAt(page, view, { name: 'goodbye', path: '/goodbye?until=2027-05-22' });
    const { person } = await newSocialMember('kakao');
    await beAtProvider(context, 'kakao', person);
    await signInBy(page, 'kakao', '/mypage/points');
    await lookAt(page, view, { name: 'withdraw-social', path });
  });
}
