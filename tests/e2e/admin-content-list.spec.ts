import { sql } from 'drizzle-orm';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';
import { lookAtDashboard, sampledViews } from '../support/looks.ts';
import { siteDatabase } from '../support/members.ts';
import { createItem, newTitle, save, textOf } from '../support/staff-content.ts';
import { signInStaff } from '../support/staff-pages.ts';

test('content is searched, filtered and sorted in the URL, and read in pages', async ({ page }) => {
  await signInStaff(page, 'reader');
  await page.goto('/admin/content?lang=en-US');
  const table = page.getByRole('table', { name: 'Content' });
  await expect(table.locator('tbody').getByRole('row')).toHaveCount(50);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/after=/);
  await page.getByRole('link', { name: 'First page' }).click();
  await expect(page).not.toHaveURL(/after=/);
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('patent');
  await expect(page).toHaveURL(/kind=patent/);
  await expect(table.locator('tbody').getByRole('row')).toHaveCount(12);
  await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption('ja-JP');
  await page.getByRole('combobox', { name: 'State of the language' }).selectOption('missing');
  await expect(page).toHaveURL(/languageState=missing/);
  await expect(table.locator('tbody').getByRole('row')).toHaveCount(8);
  await page.goto('/admin/content?lang=en-US&kind=news&sort=title');
  await page.keyboard.press('/');
  await page.keyboard.type('LMB-07G');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/query=LMB-07G/);
  await expect(table.getByRole('link', { name: /LMB-07G/ }).first()).toBeVisible();
  await page.getByRole('searchbox').fill('nothing of that name');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No content matches.')).toBeVisible();
  await page.goto('/admin/content?lang=en-US&kind=nonsense&after=%20');
  await expect(table.locator('tbody').getByRole('row')).toHaveCount(50);
});

test.describe('an address that no item has', () => {
  test.use({ expectedMessages: /status of 404/ });

  const impossible = ['abc', 'abc/versions', '0', '99999999999999999999', 'synonyms', 'new/nonsense'];
  for (const path of [...impossible, '2147483647', '2147483647/versions'])
    test(`is not found: ${path}`, async ({ page }) => {
      await signInStaff(page, 'editor');
      const answer = await page.goto(`/admin/content/${path}?lang=en-US`);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be found');
    });
});

test('an item is opened by keyboard, and a reader only reads it', async ({ page }) => {
  await signInStaff(page, 'reader');
  await page.goto('/admin/content?lang=en-US&kind=news');
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/content\/\d+/);
  await expect(textOf(page)).toHaveAttribute('aria-readonly', 'true');
  await expect(page.getByText('You can read this, but not change it.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toHaveCount(0);
});

test('findings lead to their fields before anything is published', async ({ page }) => {
  await signInStaff(page, 'editor');
  await createItem(page, newTitle());
  await page.getByRole('button', { name: 'Markdown' }).click();
  await textOf(page).fill('이 원료는 암을 예방합니다.\n\n![](/art/posts/news-1.avif)\n\n[x](/no/such/page)');
  await save(page);
  await page.keyboard.press('Control+Enter');
  const dialog = page.getByRole('dialog', { name: 'Before you publish' });
  await expect(dialog.getByRole('button', { name: 'Publish now' })).toBeDisabled();
  const findings = dialog.getByRole('list', { name: 'Findings' });
  await expect(findings).toContainText('This field is required.');
  await expect(findings).toContainText('This wording is not allowed: 암을 예방');
  await expect(findings).toContainText('A picture has no description.');
  await expect(findings).toContainText('The linked page does not exist: /no/such/page');
  await expectAccessible(page);
  await findings.getByRole('listitem').filter({ hasText: 'required' }).getByRole('link').first().click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Summary' })).toBeFocused();
});

test('older versions and acts are read on request', async ({ page }) => {
  await signInStaff(page, 'editor');
  await createItem(page, newTitle());
  const [, id = ''] = /content\/(\d+)/.exec(page.url()) ?? [];
  await siteDatabase().execute(sql`insert into content_versions (item_id, number, content, act)
    select item_id, number + added, content, 'saved' from content_versions, generate_series(1, 60) added
    where item_id = ${id} and number = 1`);
  await siteDatabase().execute(sql`insert into content_events (item_id, act, version)
    select ${id}::int, 'saved', added from generate_series(1, 60) added`);
  await siteDatabase().execute(sql`update content_items set current_version = 61 where id = ${id}`);
  await page.goto(`/admin/content/${id}/versions?lang=en-US`);
  const versions = page.getByRole('region', { name: 'Versions', exact: true });
  await expect(versions.getByRole('row')).toHaveCount(1 + 50);
  await page.getByRole('button', { name: 'Show older ones: versions' }).click();
  await expect(versions.getByRole('row')).toHaveCount(1 + 61);
  await expect(page.getByRole('button', { name: 'Show older ones: versions' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Show older ones: who did what' }).click();
  const acts = page.getByRole('region', { name: 'Who did what' }).getByRole('listitem');
  await expect(acts.last()).toContainText('Created');
  await versions.getByRole('row').last().getByRole('radio').first().check();
  await expect(page.getByText('Nothing differs.')).toBeVisible();
});

test('an owner deletes an item of the trash for good', async ({ page }) => {
  const title = newTitle();
  await signInStaff(page, 'owner');
  await createItem(page, title);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Move to the trash' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Content' })).toBeVisible();
  await page.goto('/admin/content/trash?lang=en-US');
  await page.getByRole('button', { name: `Delete for good: ${title}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Deleted.')).toBeVisible();
  await expect(page.getByRole('link', { name: title })).toHaveCount(0);
});

test('a product, a category and a document have their own fields', async ({ page }) => {
  await signInStaff(page, 'editor');
  const title = newTitle();
  await createItem(page, title, 'product');
  await page.getByRole('combobox', { name: 'Type' }).selectOption('material');
  await page.getByRole('button', { name: 'Add a row' }).click();
  await page.getByRole('textbox', { name: 'Label 1' }).fill('성상');
  await page.getByRole('textbox', { name: 'Value 1' }).fill('연한 황갈색 분말');
  await page.getByRole('combobox', { name: 'Related products' }).fill('LMB-07 ');
  await page.getByRole('option').first().click();
  await page.keyboard.press('Escape');
  await save(page);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Value 1' })).toHaveValue('연한 황갈색 분말');
  await expect(page.getByRole('button', { name: /^Remove LMB-07/ })).toBeVisible();

  await page.goto('/admin/content/new/category?lang=en-US');
  await page.getByRole('textbox', { name: 'Name in addresses' }).fill('event');
  await page.getByRole('textbox', { name: 'Name (Korean)' }).fill('행사');
  await page.getByRole('button', { name: 'Create the draft' }).click();
  await expect(page.getByText('It exists already.')).toBeVisible();

  await page.goto('/admin/content?lang=en-US&kind=document');
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByText(/\.pdf \(/)).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Public in this language' })).toBeChecked();
  const upload = page.getByLabel('Upload a file');
  await upload.setInputFiles({
    name: 'brochure.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('<script>alert(1)</script>'),
  });
  await expect(upload).toHaveAccessibleDescription(/The content of the file does not fit its name/);
});

for (const view of sampledViews) {
  test(`the pages of content are accessible in ${view.locale} at ${view.width} px`, async ({ page }) => {
    test.setTimeout(120_000);
    await signInStaff(page, 'owner');
    await lookAtDashboard(page, view, { name: 'admin-content', path: '/admin/content' });
    const href = await page.getByRole('table').locator('tbody a').first().getAttribute('href');
    const [path = ''] = (href ?? '').split('?');
    const news = '/admin/content?kind=news';
    await lookAtDashboard(page, view, { name: 'admin-content-news', path: news });
    const item = (await page.getByRole('table').locator('tbody a').first().getAttribute('href')) ?? '';
    const [itemPath = ''] = item.split('?');
    const whenEditable = () => expect(page.locator('[contenteditable="true"]')).toBeVisible();
    await lookAtDashboard(page, view, { name: 'admin-content-item', path: itemPath, enter: whenEditable });
    await lookAtDashboard(page, view, {
      name: 'admin-content-translation',
      path: `${itemPath}?language=en-US`,
      enter: whenEditable,
    });
    await lookAtDashboard(page, view, { name: 'admin-content-first', path });
    await lookAtDashboard(page, view, { name: 'admin-content-versions', path: `${itemPath}/versions` });
    await lookAtDashboard(page, view, { name: 'admin-content-new', path: '/admin/content/new/category' });
    await lookAtDashboard(page, view, { name: 'admin-trash', path: '/admin/content/trash' });
    await lookAtDashboard(page, view, { name: 'admin-pictures', path: '/admin/pictures' });
  });
}
