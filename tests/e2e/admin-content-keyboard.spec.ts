import type { Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { expectNoViolations } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectSeen, focusedStop, walkDialog, walkPage } from '../support/keyboard.ts';
import { siteDatabase } from '../support/members.ts';
import { createItem, insertPicture, newTitle, save } from '../support/staff-content.ts';
import { signInStaff } from '../support/staff-pages.ts';

/** Goes through the open dialog by keyboard and closes it. The focus returns to where it was. */
async function tryDialog(page: Page, name: string | RegExp, stops: number): Promise<void> {
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  await expectNoViolations(page);
  const walked = await walkDialog(page);
  expect(walked.length, String(name)).toBeGreaterThanOrEqual(stops);
  expectSeen(walked, String(name));
  expect(walked.filter(({ isInDialog }) => !isInDialog)).toEqual([]);
  await dialog.getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect.poll(() => focusedStop(page), String(name)).toBeTruthy();
}

/** As if a colleague had saved another title. */
async function changeTitleElsewhere(id: string): Promise<void> {
  const path = '{languages,ko-KR,title}';
  await siteDatabase().execute(sql`update content_versions set content =
    jsonb_set(content, ${path}, '"동료의 제목"') where item_id = ${id}
    and number = (select current_version from content_items where id = ${id})`);
  await siteDatabase().execute(sql`update content_items set revision = revision + 1 where id = ${id}`);
}

for (const width of [360, 1280]) {
  test(`each control of the pages of content is reached by Tab, seen and left again at ${width} px`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 900 });
    await signInStaff(page, 'owner');
    await createItem(page, newTitle());
    const item = new URL(page.url()).pathname;
    for (const path of [
      ...['/admin/content?kind=document', item, `${item}/versions`, '/admin/content/new/category'],
      ...['/admin/content/trash', '/admin/pictures'],
    ]) {
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=en-US`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const stops = await walkPage(page);
      expect(stops.length, path).toBeGreaterThan(2);
      expectSeen(stops, path);
    }
  });

  test.describe(`at ${width} px`, () => {
    test.use({ expectedMessages: /status of 409/ });

    test('the dialogs of content are accessible and work by keyboard', async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await signInStaff(page, 'owner');
      const title = newTitle();
      await createItem(page, title);
      const [, id = ''] = /content\/(\d+)/.exec(page.url()) ?? [];
      await insertPicture(page, 'A fermenter');
      await save(page);

      await page.getByRole('button', { name: 'Preview' }).press('Enter');
      await expect(page.getByRole('link', { name: 'Open in a new tab' })).toBeVisible();
      await tryDialog(page, 'Preview: Korean', 2);
      await page.getByRole('textbox', { name: 'Summary' }).fill('요약입니다.');
      await page.keyboard.press('Control+Enter');
      const schedule = page.getByRole('button', { name: 'Schedule…' });
      await expect(schedule).toBeEnabled();
      await schedule.press('Enter');
      await expect(page.getByLabel('Day and time')).toBeFocused();
      await page.getByRole('button', { name: 'Do not schedule' }).press('Enter');
      await expect(schedule).toBeFocused();
      await page.keyboard.press('Enter');
      await tryDialog(page, 'Before you publish', 4);

      await page.getByRole('button', { name: 'Picture', exact: true }).press('Enter');
      await tryDialog(page, 'Picture', 4);

      await changeTitleElsewhere(id);
      await page.getByRole('textbox', { name: 'Title' }).fill('나의 제목');
      await tryDialog(page, 'Two people changed the same part.', 3);
      await page.getByRole('button', { name: 'Compare and choose' }).press('Enter');
      await page.getByRole('button', { name: 'Save what I chose' }).press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: '나의 제목' })).toBeVisible();

      await page.goto('/admin/pictures?lang=en-US&unused=false');
      await page
        .getByRole('main')
        .getByRole('button', { name: /fermenter/ })
        .first()
        .press('Enter');
      await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
      await tryDialog(page, /fermenter/, 2);

      await page.goto(`/admin/content/${id}?lang=en-US`);
      await page.getByRole('button', { name: 'More' }).press('Enter');
      await page.getByRole('menuitem', { name: 'Move to the trash' }).press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: 'Content' })).toBeVisible();
      await page.goto('/admin/content/trash?lang=en-US');
      await page.getByRole('button', { name: 'Delete for good: 나의 제목' }).first().press('Enter');
      await tryDialog(page, /for good/, 2);
    });
  });
}
