import type { Browser, Page } from '@playwright/test';
import { expectNoViolations } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';
import {
  createItem,
  expectSaved,
  insertPicture,
  newTitle,
  openLanguage,
  publish,
  save,
  textOf,
  typeText,
} from '../support/staff-content.ts';
import { signInStaff } from '../support/staff-pages.ts';

/** A visitor without a session. */
async function visit(browser: Browser, siteUrl: string, path: string): Promise<Page> {
  const page = await browser.newPage({ baseURL: siteUrl });
  await page.goto(path);
  return page;
}

/** A value of an input of day and time. */
function inSeoul(timestamp: number): string {
  return new Date(timestamp).toLocaleString('sv-SE', { timeZone: 'Asia/Seoul' }).replace(' ', 'T');
}

async function choose(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** The address of the item's page, without its language. */
async function addressOf(page: Page): Promise<string> {
  const href = await page.getByRole('link', { name: 'View on the site' }).getAttribute('href');
  return (href ?? '').replace(/\?.*$/, '');
}

const chineseTitle = '五松工厂2号楼投产';

/** A heading joins the characters of a word. */
const shownTitle = new RegExp([...chineseTitle].join('\u2060?'));

test('a marketer writes a news item with a picture in three languages, previews it and publishes it', async ({
  page,
  browser,
  siteUrl,
}) => {
  test.setTimeout(120_000);
  const title = newTitle();
  await signInStaff(page, 'editor');
  await page.goto('/admin/content?lang=en-US');
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await page.getByRole('menuitem', { name: 'News' }).click();
  await page.getByRole('textbox', { name: 'Title (Korean)' }).fill(title);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await page.getByRole('textbox', { name: 'Summary' }).fill('오송공장 2동의 발효조가 가동을 시작했습니다.');
  await typeText(page, '오송공장 2동이 가동을 시작했습니다.');
  await page.keyboard.press('Enter');
  await insertPicture(page, '오송공장 2동의 발효조');
  await page.getByRole('combobox', { name: 'Category' }).selectOption({ index: 1 });
  await expectSaved(page);

  await openLanguage(page, /^English/);
  await page.getByRole('textbox', { name: 'Title' }).fill('Building 2 has started');
  await page.getByRole('textbox', { name: 'Summary' }).fill('The fermenters of Osong Building 2 run.');
  await typeText(page, 'Osong Building 2 has started.');
  await openLanguage(page, /^Simplified Chinese/);
  await page.getByRole('textbox', { name: 'Title' }).fill(chineseTitle);
  await page.getByRole('textbox', { name: 'Summary' }).fill('五松工厂2号楼的发酵罐已投产。');
  await typeText(page, '五松工厂2号楼投产。');
  await save(page);
  await expect(page.getByRole('tab', { name: /^English/ })).toContainText('Up to date');

  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: 'Preview: Simplified Chinese' });
  const frame = preview.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(shownTitle);
  const href = (await preview.getByRole('link', { name: 'Open in a new tab' }).getAttribute('href')) ?? '';
  await preview.getByRole('button', { name: 'Phone width' }).click();
  await expect.poll(async () => (await preview.locator('iframe').boundingBox())?.width).toBeLessThan(400);
  const stranger = await visit(browser, siteUrl, href);
  await expect(stranger.getByText(shownTitle)).toHaveCount(0);
  await page.keyboard.press('Escape');

  await page.keyboard.press('Control+Enter');
  const dialog = page.getByRole('dialog', { name: 'Before you publish' });
  await expect(dialog.getByRole('button', { name: 'Publish now' })).toBeEnabled();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Published.')).toBeVisible();

  const address = await addressOf(page);
  await stranger.goto(`${address}?lang=ko-KR`);
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(stranger.getByRole('img', { name: '오송공장 2동의 발효조' })).toBeVisible();
  await stranger.goto(`${address}?lang=en-US`);
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Building 2 has started');
  await stranger.close();
});

test.describe('with a wrong time', () => {
  test.use({ expectedMessages: /status of 400/ });

  test('an item is public from its time on, until it is unpublished', async ({ page, browser, siteUrl }) => {
    const title = newTitle();
    await signInStaff(page, 'editor');
    await createItem(page, title);
    await page.getByRole('textbox', { name: 'Summary' }).fill('곧 알려 드립니다.');
    await typeText(page, '예약한 소식입니다.');
    await save(page);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Before you publish' });
    await dialog.getByRole('button', { name: 'Schedule…' }).click();
    const time = dialog.getByLabel('Day and time');
    await time.fill('2020-01-01T10:00');
    await dialog.getByRole('button', { name: 'Schedule', exact: true }).click();
    await expect(dialog.getByText('Please choose a time in the future.')).toBeVisible();
    await time.fill('2099-01-01T10:00');
    await time.press('Enter');
    await expect(dialog.getByText('Please choose a time within the next two years.')).toBeVisible();
    await time.fill(inSeoul(Date.now() + 180 * 86_400_000));
    await time.press('Enter');
    await expect(page.getByText('Public from')).toBeVisible();
    await choose(page, 'Cancel the schedule');
    await expect(page.getByText('Public from')).toBeHidden();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await dialog.getByRole('button', { name: 'Schedule…' }).click();
    // The field has whole seconds.
    const soon = new Date(Math.ceil(Date.now() / 1_000) * 1_000 + 8_000);
    await time.fill(inSeoul(soon.getTime()));
    await dialog.getByRole('button', { name: 'Schedule', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Public from')).toBeVisible();

    const visitor = await visit(browser, siteUrl, '/news?lang=ko-KR');
    await expect(visitor.getByRole('link', { name: title })).toHaveCount(0);
    await expect(async () => {
      await visitor.reload();
      await expect(visitor.getByRole('link', { name: title })).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 25_000 });
    expect(Date.now()).toBeGreaterThanOrEqual(soon.getTime());
    await page.reload();
    await choose(page, 'Unpublish');
    await expect(page.getByText('Unpublished.')).toBeVisible();
    await expect(async () => {
      await visitor.reload();
      await expect(visitor.getByRole('link', { name: title })).toHaveCount(0, { timeout: 500 });
    }).toPass({ timeout: 10_000 });
    await visitor.close();
  });
});

test('a scheduled item that is edited says which version will be public, until it is scheduled again', async ({
  page,
}) => {
  await signInStaff(page, 'editor');
  await createItem(page, newTitle());
  await page.getByRole('textbox', { name: 'Summary' }).fill('요약입니다.');
  await typeText(page, '예약한 글입니다.');
  await save(page);
  const dialog = page.getByRole('dialog', { name: 'Before you publish' });
  const time = dialog.getByLabel('Day and time');
  const moment = inSeoul(Date.now() + 30 * 86_400_000).slice(0, 16);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await dialog.getByRole('button', { name: 'Schedule…' }).click();
  await time.fill(moment);
  await time.press('Enter');
  await expect(dialog).toBeHidden();
  const notice = page.getByText('without the changes made since');
  await expect(page.getByText('Public from')).toBeVisible();
  await expect(notice).toBeHidden();

  await page.getByRole('textbox', { name: 'Title' }).fill('예약한 뒤에 고친 제목');
  await save(page);
  await expect(notice).toBeVisible();
  await page.reload();
  await expect(notice).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Schedule again…' }).click();
  await dialog.getByRole('button', { name: 'Schedule…' }).click();
  await expect(time).toHaveValue(moment);
  await time.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(notice).toBeHidden();
  await expect(page.getByText('Public from')).toBeVisible();
  await page.getByRole('textbox', { name: 'Title' }).fill('다시 고친 제목');
  await save(page);
  await expect(notice).toBeVisible();
  await choose(page, 'Discard the draft');
  await expect(page.getByText('The draft was discarded.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('예약한 뒤에 고친 제목');
  await expect(notice).toBeHidden();
  await expect(page.getByText('Public from')).toBeVisible();
  // The home of staff lists what is scheduled.
  await choose(page, 'Cancel the schedule');
  await expect(page.getByText('Public from')).toBeHidden();
});

test('a typo is corrected, compared and taken back', async ({ page, browser, siteUrl }) => {
  const title = newTitle();
  await signInStaff(page, 'editor');
  await createItem(page, title);
  await page.getByRole('textbox', { name: 'Summary' }).fill('요약입니다.');
  await typeText(page, '균수는 7.4조입니다.');
  await save(page);
  await publish(page);
  const visitor = await visit(browser, siteUrl, await addressOf(page));
  await expect(visitor.getByText('균수는 7.4조입니다.')).toBeVisible();

  await typeText(page, '균수는 7.5조입니다.');
  await save(page);
  await expect(page.getByText('Published, with a newer draft')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText('균수는 7.4조입니다.')).toBeVisible();
  await publish(page);
  await expect(async () => {
    await visitor.reload();
    await expect(visitor.getByText('균수는 7.5조입니다.')).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 10_000 });
  await visitor.close();

  await choose(page, 'Versions and history');
  await expect(page.getByRole('heading', { level: 1, name: 'Versions and history' })).toBeVisible();
  const history = page.getByRole('region', { name: 'Who did what' });
  await expect(history.getByRole('listitem').first()).toContainText('Published');
  await expect(history).toContainText('김직원');
  const versions = page.getByRole('region', { name: 'Versions' }).getByRole('row');
  await versions.filter({ hasText: 'No. 3' }).getByRole('radio').first().check();
  const difference = page.getByRole('region', { name: 'Differences' });
  await expect(difference.locator('ins').first()).toContainText('Added:');
  await expectNoViolations(page);
  await difference.getByRole('button', { name: /^Return to version/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(textOf(page)).toContainText('균수는 7.4조입니다.');
});

test('an item goes to the trash and comes back', async ({ page }) => {
  const title = newTitle();
  await signInStaff(page, 'editor');
  await createItem(page, title);
  await choose(page, 'Move to the trash');
  await expect(page.getByRole('heading', { level: 1, name: 'Content' })).toBeVisible();
  await expect(page.getByRole('link', { name: title })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: title })).toBeVisible();

  await page.getByRole('link', { name: title }).click();
  await choose(page, 'Move to the trash');
  await expect(page.getByRole('heading', { level: 1, name: 'Content' })).toBeVisible();
  await page.goto('/admin/content/trash?lang=en-US');
  await expectNoViolations(page);
  await page.getByRole('button', { name: `Restore ${title}` }).click();
  await expect(page.getByText('Restored. It is not public yet.')).toBeVisible();
  await expect(page.getByRole('link', { name: title })).toHaveCount(0);
  await page.goto('/admin/content?lang=en-US');
  await expect(page.getByRole('link', { name: title })).toBeVisible();
});
