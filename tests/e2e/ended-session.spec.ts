import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { fakeKakaoPostcode } from '../support/fakes/kakao-postcode.ts';
import { expect, test } from '../support/fixtures.ts';
import { whenLive } from '../support/live.ts';
import { sampledViews, saveScreen } from '../support/looks.ts';
import { newMember, password, signIn, signInByForm, tokenOf } from '../support/members.ts';
import { storedQuestions } from '../support/questions.ts';

/* A member page whose session ended in another tab, or while the tab was not shown. */

const newQuestion = '/mypage/questions/new';
const subject = (page: Page) => page.getByLabel('Subject');
const notice = (page: Page) => page.getByRole('alertdialog', { name: 'You have been signed out' });

async function signOut(page: Page): Promise<void> {
  await page
    .getByRole('navigation', { name: 'My page menu' })
    .getByRole('button', { name: 'Sign out' })
    .click();
  await expect(page).toHaveURL(/\/\?lang=en-US$/);
}

async function signOutInOtherTab(context: BrowserContext): Promise<Page> {
  const other = await context.newPage();
  await other.goto('/mypage?lang=en-US');
  await signOut(other);
  return other;
}

/** Ends the session at the API only: no tab is notified. */
async function endSession(page: Page): Promise<void> {
  const headers = { authorization: await tokenOf(page) };
  expect((await page.request.post('/api/v1/logout', { headers })).status()).toBe(204);
}

async function showAgain(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

/** As the browser does when the back-forward cache stores or restores the page. */
async function moveBetweenPages(page: Page, type: 'pagehide' | 'pageshow'): Promise<void> {
  await page.evaluate((name) => dispatchEvent(new PageTransitionEvent(name, { persisted: true })), type);
}

async function typeQuestion(page: Page, text: string): Promise<void> {
  await page.goto(`${newQuestion}?lang=en-US`);
  await subject(page).fill(text);
}

test.describe('a page without typed text', () => {
  test('leaves for the sign-in page, which leads back to it', async ({ page, context }) => {
    const { email, name } = await newMember({ name: 'Aurora Marker' });
    await signIn(page, email, '/mypage/password');
    await signOutInOtherTab(context);
    await expect(page).toHaveURL(/\/login\?.*next=%2Fmypage%2Fpassword/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
    await expect(page.locator('body')).not.toContainText(name);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/mypage\/password\?/);
  });

  test('leaves in each tab with data of the member', async ({ page, context }) => {
    await signIn(page, (await newMember({ sample: true })).email);
    const paths = ['/mypage', '/mypage/points', '/mypage/questions', '/sample'];
    const tabs = await Promise.all(paths.map(() => context.newPage()));
    for (const [index, tab] of tabs.entries()) await tab.goto(`${paths[index]}?lang=en-US`);
    await signOut(page);
    for (const [index, tab] of tabs.entries()) {
      await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Sign in');
      expect(new URL(tab.url()).searchParams.get('next')).toBe(paths[index]);
    }
  });

  test('leaves when the session has ended before the tab is shown again', async ({ page }) => {
    const { email } = await newMember({ sample: true });
    await signIn(page, email, '/sample');
    await endSession(page);
    await showAgain(page);
    await expect(page).toHaveURL(/\/login\?.*next=%2Fsample/);
    await expect(page.getByLabel('Password')).toBeVisible();
  });

  test('from the back-forward cache is hidden until its session is known', async ({ page }) => {
    const { email } = await newMember();
    await signIn(page, email, '/mypage/points');
    const heading = page.getByRole('heading', { level: 1, name: 'Points' });
    await moveBetweenPages(page, 'pagehide');
    await expect(heading).toBeHidden();
    await moveBetweenPages(page, 'pageshow');
    await expect(heading).toBeVisible();
    await moveBetweenPages(page, 'pagehide');
    await endSession(page);
    await moveBetweenPages(page, 'pageshow');
    await expect(page).toHaveURL(/\/login\?.*next=%2Fmypage%2Fpoints/);
  });

  test('leaves also where it requests consents', async ({ page, context }) => {
    await signIn(page, (await newMember()).email, '/mypage/consents');
    await signOutInOtherTab(context);
    await expect(page).toHaveURL(/\/login\?.*next=%2Fmypage%2Fconsents/);
  });
});

test.describe('a page with typed text', () => {
  test('is replaced by a notice and shown again to the same member', async ({ page, context }) => {
    const { id, email, name } = await newMember({ name: 'Aurora Marker' });
    await signIn(page, email, newQuestion);
    await typeQuestion(page, 'How warm may it be?');
    const title = await page.title();
    await signOutInOtherTab(context);
    await expect(notice(page)).toBeFocused();
    await expect(subject(page)).toBeHidden();
    await expect(page).toHaveTitle(/^You have been signed out \| /);
    await expect(page).toHaveURL(new RegExp(newQuestion));
    const tree = await page.locator('body').ariaSnapshot();
    expect(tree).not.toContain('How warm');
    expect(tree).not.toContain(name);
    await page.keyboard.press('Tab');
    const again = notice(page).getByRole('link', { name: 'Sign in again (opens in a new tab)' });
    await expect(again).toBeFocused();

    const opening = context.waitForEvent('page');
    await page.keyboard.press('Enter');
    const login = await opening;
    await whenLive(login.getByLabel('Password'));
    await login.getByLabel('Email').fill(email);
    await login.getByLabel('Password').fill(password);
    await login.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await expect(subject(page)).toHaveValue('How warm may it be?');
    await expect(subject(page)).toBeFocused();
    await expect(notice(page)).toHaveCount(0);
    await expect(page).toHaveTitle(title);

    await page.getByRole('textbox', { name: 'Your question' }).fill('And how long?');
    await page.getByRole('button', { name: 'Send question' }).click();
    await expect(page.getByText('Your question has been registered.')).toBeVisible();
    expect(await storedQuestions(id)).toMatchObject([{ title: 'How warm may it be?' }]);
  });

  test('is replaced when the session has ended before the tab is shown again', async ({ page, context }) => {
    const { email } = await newMember();
    await signIn(page, email, newQuestion);
    await typeQuestion(page, 'Typed before');
    await endSession(page);
    await showAgain(page);
    await expect(notice(page)).toBeVisible();
    const other = await context.newPage();
    await signInByForm(other, email);
    await expect(subject(page)).toHaveValue('Typed before');
  });

  test('is left when another member signs in', async ({ page, context }) => {
    await signIn(page, (await newMember({ name: 'Aurora Marker' })).email, newQuestion);
    await typeQuestion(page, 'Only mine');
    const other = await signOutInOtherTab(context);
    await expect(notice(page)).toBeVisible();
    await signInByForm(other, (await newMember({ name: 'Boreas Marker' })).email);
    await expect(page).toHaveURL(/\/mypage\?lang=en-US$/);
    await expect(page.getByRole('main')).toContainText('Signed in as Boreas Marker');
    await expect(page.locator('body')).not.toContainText(/Aurora|Only mine/);
  });

  test('is discarded on request', async ({ page, context }) => {
    const { email } = await newMember();
    await signIn(page, email, newQuestion);
    await typeQuestion(page, 'Never mind');
    await endSession(page);
    await showAgain(page);
    await notice(page).getByRole('button', { name: 'Discard and leave' }).click();
    await expect(page).toHaveURL(/\/\?lang=en-US$/);
    await expect(notice(page)).toHaveCount(0);
    const other = await context.newPage();
    await signInByForm(other, email, newQuestion);
    await expect(subject(other)).toHaveValue('');
  });

  test('is left without a notice by a sign-out in its own tab', async ({ page }) => {
    await signIn(page, (await newMember()).email, newQuestion);
    await typeQuestion(page, 'Not sent');
    const notices = await page.evaluateHandle(() => {
      const seen: string[] = [];
      new MutationObserver(() => {
        const shown = document.querySelector('[role=alertdialog]');
        if (shown?.textContent) seen.push(shown.textContent);
      }).observe(document, { subtree: true, childList: true });
      return seen;
    });
    await signOut(page);
    await expect(page.getByRole('navigation', { name: 'My page menu' })).toHaveCount(0);
    expect(await notices.jsonValue()).toEqual([]);
  });

  test('and an open dialog leaves the notice usable', async ({ page }) => {
    await fakeKakaoPostcode(page);
    await signIn(page, (await newMember()).email, '/mypage/profile');
    await page.goto('/mypage/profile?lang=en-US');
    await page.getByRole('textbox', { name: 'Name' }).fill('Typed before');
    await page.getByRole('button', { name: 'Find address' }).click();
    await expect(page.getByRole('dialog', { name: 'Find address' })).toBeVisible();
    await endSession(page);
    await showAgain(page);
    await expect(notice(page)).toBeVisible();
    await notice(page).getByRole('button', { name: 'Discard and leave' }).click();
    await expect(page).toHaveURL(/\/\?lang=en-US$/);
  });
});

for (const view of sampledViews) {
  test(`the notice in ${view.locale} at ${view.width} px passes axe`, async ({ page }) => {
    await page.setViewportSize({ width: view.width, height: 900 });
    await signIn(page, (await newMember()).email, newQuestion);
    await page.goto(`${newQuestion}?lang=${view.locale}`);
    await page.locator('[name=title]').fill('0');
    await endSession(page);
    await showAgain(page);
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await saveScreen(page, 'signed-out', view);
    await expectAccessible(page);
  });
}
