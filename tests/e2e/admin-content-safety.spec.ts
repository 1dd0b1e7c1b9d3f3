import type { Browser, Page } from '@playwright/test';
import { expectNoViolations } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';
import {
  createItem,
  expectSaved,
  newTitle,
  openLanguage,
  save,
  textOf,
  typeText,
} from '../support/staff-content.ts';
import { fillSignIn, forgetCodes, signInStaff } from '../support/staff-pages.ts';

test.use({ expectedMessages: /Failed to load resource|Failed to fetch|ERR_INTERNET_DISCONNECTED|TypeError/ });

/** Another person with the same item open. */
async function openElsewhere(browser: Browser, siteUrl: string, url: string): Promise<Page> {
  const page = await browser.newPage({ baseURL: siteUrl });
  await signInStaff(page, 'owner');
  await page.goto(url);
  await expect(textOf(page)).toHaveAttribute('contenteditable', 'true');
  return page;
}

test('two people change different parts, and both changes stay', async ({ page, browser, siteUrl }) => {
  await signInStaff(page, 'editor');
  await createItem(page, newTitle());
  const colleague = await openElsewhere(browser, siteUrl, page.url());
  await openLanguage(colleague, /^English/);
  await colleague.getByRole('textbox', { name: 'Title' }).fill('Written by a colleague');
  await save(colleague);
  await page.getByRole('textbox', { name: 'Summary' }).fill('내가 쓴 요약');
  await save(page);
  await expect(page.getByText('Both changes are saved together.')).toBeVisible();
  await openLanguage(page, /^English/);
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Written by a colleague');
  await colleague.reload();
  await expect(colleague.getByRole('textbox', { name: 'Summary' })).toHaveValue('내가 쓴 요약');
  await colleague.close();
});

test('two people change the same text: the second sees both and chooses, and neither is lost', async ({
  page,
  browser,
  siteUrl,
}) => {
  await signInStaff(page, 'editor');
  await createItem(page, newTitle());
  await typeText(page, '처음 쓴 문장입니다.');
  await save(page);
  const colleague = await openElsewhere(browser, siteUrl, page.url());
  await typeText(colleague, '동료가 쓴 문장입니다.');
  await save(colleague);
  await typeText(page, '내가 쓴 문장입니다.');
  const dialog = page.getByRole('dialog', { name: 'Two people changed the same part.' });
  await expect(dialog).toContainText('김직원 saved at');
  await expect(dialog.locator('del')).toContainText('동료가');
  await expect(dialog.locator('ins')).toContainText('내가');
  await expectNoViolations(page);
  await dialog.getByRole('radio', { name: 'Keep what 김직원 wrote' }).check();
  await dialog.getByRole('button', { name: 'Save what I chose' }).click();
  await expectSaved(page);
  await expect(textOf(page)).toContainText('동료가 쓴 문장입니다.');
  await page.reload();
  await expect(textOf(page)).toContainText('동료가 쓴 문장입니다.');
  await page.getByText('Texts that were not chosen when two people wrote').click();
  await expect(page.getByText('내가 쓴 문장입니다.')).toBeVisible();
  await colleague.close();
});

test('a part that both changed only after the choice was put off is compared too', async ({
  page,
  browser,
  siteUrl,
}) => {
  await signInStaff(page, 'editor');
  const title = newTitle();
  await createItem(page, title);
  const colleague = await openElsewhere(browser, siteUrl, page.url());
  await colleague.getByRole('textbox', { name: 'Title' }).fill(`${title} 동료`);
  await colleague.getByRole('textbox', { name: 'Summary' }).fill('동료의 요약');
  await save(colleague);
  await page.getByRole('textbox', { name: 'Title' }).fill(`${title} 나`);
  const dialog = page.getByRole('dialog', { name: 'Two people changed the same part.' });
  await expect(dialog.getByRole('group')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Choose later' }).click();
  await page.getByRole('textbox', { name: 'Summary' }).fill('나의 요약');
  await page.getByRole('button', { name: 'Compare and choose' }).click();
  await expect(dialog.getByRole('group')).toHaveCount(2);
  const summary = dialog.getByRole('group', { name: /Summary/ });
  await expect(summary).toContainText('동료의');
  await summary.getByRole('radio', { name: 'Keep what 김직원 wrote' }).check();
  await dialog.getByRole('button', { name: 'Save what I chose' }).click();
  await expectSaved(page);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(`${title} 나`);
  await expect(page.getByRole('textbox', { name: 'Summary' })).toHaveValue('동료의 요약');
  await colleague.close();
});

test('text is not lost when a colleague moves the item to the trash', async ({ page, browser, siteUrl }) => {
  await signInStaff(page, 'editor');
  await createItem(page, newTitle());
  const colleague = await openElsewhere(browser, siteUrl, page.url());
  await colleague.getByRole('button', { name: 'More' }).click();
  await colleague.getByRole('menuitem', { name: 'Move to the trash' }).click();
  await expect(colleague.getByRole('heading', { level: 1, name: 'Content' })).toBeVisible();
  await colleague.close();
  await typeText(page, '휴지통에 들어간 글에 쓴 문장입니다.');
  await expect(page.getByText('Not saved: 김직원 moved this to the trash.')).toBeVisible();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expectSaved(page);
  await page.reload();
  await expect(textOf(page)).toContainText('휴지통에 들어간 글에 쓴 문장입니다.');
});

test('text written without a connection is saved when it is back', async ({ page, context }) => {
  await signInStaff(page, 'editor');
  await createItem(page, newTitle());
  await context.setOffline(true);
  await typeText(page, '연결이 끊긴 동안 쓴 글입니다.');
  await expect(page.getByText('Not saved yet: the server is not available.')).toBeVisible();
  await context.setOffline(false);
  await expectSaved(page);
  await page.reload();
  await expect(textOf(page)).toContainText('연결이 끊긴 동안 쓴 글입니다.');
});

test('text of a tab that was closed without a connection is there again', async ({ page, context }) => {
  await signInStaff(page, 'editor');
  await createItem(page, newTitle());
  const url = page.url();
  // A browser that is offline in DevTools only may go online, and save, while the tab closes.
  await page.route('**', (route) => route.abort('internetdisconnected'));
  await typeText(page, '닫힌 탭에 있던 글입니다.');
  await expect(page.getByText('Not saved yet: the server is not available.')).toBeVisible();
  await page.close();
  const again = await context.newPage();
  await again.goto(url);
  await expect(
    again.getByText('Text that was stored in this browser is back and will be saved.'),
  ).toBeVisible();
  await expect(textOf(again)).toContainText('닫힌 탭에 있던 글입니다.');
  await expectSaved(again);
});

test('text survives an ended session', async ({ page, context }) => {
  const person = await signInStaff(page, 'editor');
  await createItem(page, newTitle());
  await context.clearCookies({ name: 'staff_token' });
  await typeText(page, '로그인이 끝난 뒤에 쓴 글입니다.');
  await expect(page.getByText('Your session has ended.')).toBeVisible();
  await page.getByRole('button', { name: 'Staff sign-in' }).click();
  const dialog = page.getByRole('dialog', { name: 'You are signed out' });
  const opened = context.waitForEvent('page');
  await dialog.getByRole('link', { name: 'Sign in in a new tab' }).click();
  const entrance = await opened;
  await forgetCodes(person.email);
  await fillSignIn(entrance, person);
  await expect(entrance.getByRole('heading', { level: 1 })).toHaveText('Hello, 김직원.');
  await entrance.close();
  await dialog.getByRole('button', { name: 'I have signed in' }).click();
  await expectSaved(page);
  await expect(textOf(page)).toContainText('로그인이 끝난 뒤에 쓴 글입니다.');
});

for (const act of ['types on', 'returns to the window'])
  test(`text is saved when a person signs in again in another tab and ${act}`, async ({ page, context }) => {
    const person = await signInStaff(page, 'editor');
    await createItem(page, newTitle());
    await context.clearCookies({ name: 'staff_token' });
    await typeText(page, '로그인이 끝난 뒤에 쓴 글입니다.');
    await expect(page.getByText('Your session has ended.')).toBeVisible();
    const entrance = await context.newPage();
    await entrance.goto('/admin/login?lang=en-US');
    await forgetCodes(person.email);
    await fillSignIn(entrance, person);
    await expect(entrance.getByRole('heading', { level: 1 })).toHaveText('Hello, 김직원.');
    await entrance.close();
    await expect(page.getByText('Your session has ended.')).toBeVisible();
    if (act === 'types on') await page.keyboard.type(' 이어서 씁니다.');
    else await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expectSaved(page);
    await expect(page.getByText('Your session has ended.')).toBeHidden();
    await page.reload();
    await expect(textOf(page)).toContainText('로그인이 끝난 뒤에 쓴 글입니다.');
  });
