import { sql } from 'drizzle-orm';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectGoodLooks } from '../support/looks.ts';
import { siteDatabase } from '../support/members.ts';
import { holdPosts } from '../support/requests.ts';
import { signInStaff } from '../support/staff-pages.ts';
import { newVisitor } from '../support/visitor.ts';

test.afterAll(async () => {
  await siteDatabase().execute(sql`delete from pharmacies where slug like 'e2e-%'`);
});

function newName(): string {
  return `E2E ${newVisitor().email.split('@')[0]}`;
}

test.describe('with a wrong field', () => {
  test.use({ expectedMessages: /status of 400/ });

  test('an editor adds a pharmacy, closes it and takes that back', async ({ page }) => {
    await signInStaff(page, 'editor');
    const name = newName();
    await page.goto('/admin/pharmacies?lang=en-US');
    await page.getByRole('link', { name: 'Add a pharmacy' }).click();
    await page.getByRole('textbox', { name: 'Name (Korean)' }).fill('한빛약국');
    await page.getByRole('textbox', { name: 'Name (English)' }).fill(name);
    await page.getByRole('textbox', { name: 'Address (English)' }).fill('1, Jungang-daero');
    await page.getByRole('combobox', { name: 'Province' }).selectOption('부산광역시');
    await page.getByRole('combobox', { name: 'District' }).selectOption('중구');
    await page.getByRole('textbox', { name: 'Latitude' }).fill('37.5');
    await page.getByRole('textbox', { name: 'Longitude' }).fill('127.03');
    await page.getByRole('button', { name: 'Save' }).click();
    const address = page.getByRole('textbox', { name: 'Address (Korean)' });
    await expect(address).toBeFocused();
    await expect(page.getByText('Please enter the address.')).toBeVisible();
    await address.fill('부산광역시 중구 중앙대로 1');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('The coordinates are outside the province.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('textbox', { name: 'Latitude' }).fill('35.1');
    await page.getByRole('textbox', { name: 'Longitude' }).fill('129.03');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '한빛약국' })).toBeVisible();

    const state = page.getByRole('region', { name: 'State' });
    await state.getByRole('button', { name: 'Mark as closed' }).click();
    await expect(page.getByText('The pharmacy finder does not show it.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('The pharmacy finder shows it.')).toBeVisible();
    const finder = `/business/pharmacy?lang=en-US&query=${encodeURIComponent(name)}`;
    await expect(async () => {
      await page.goto(finder);
      await expect(page.getByText(name).first()).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 5_000 });
  });
});

test('an editor finds a pharmacy by filters in the URL and by keyboard', async ({ page }) => {
  await signInStaff(page, 'editor');
  await page.goto('/admin/pharmacies?lang=en-US');
  await page.keyboard.press('/');
  await page.keyboard.type('iseulmaru');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/query=iseulmaru/);
  await expect(page.getByRole('rowheader')).toHaveText(['이슬마루약국']);
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('j');
  await page.keyboard.press('o');
  await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveValue('02-6900-0103');
});

test('what an editor typed survives a closed tab', async ({ page, context }) => {
  await signInStaff(page, 'editor');
  await page.goto('/admin/pharmacies/new?lang=en-US');
  await page.getByRole('textbox', { name: 'Name (Korean)' }).fill('남은약국');
  await page.getByRole('combobox', { name: 'Province' }).selectOption('서울특별시');
  await page.getByRole('combobox', { name: 'District' }).selectOption('강남구');
  await page.close();
  const again = await context.newPage();
  await again.goto('/admin/pharmacies/new?lang=en-US');
  await again.getByRole('button', { name: 'Restore' }).click();
  await expect(again.getByRole('textbox', { name: 'Name (Korean)' })).toHaveValue('남은약국');
  await expect(again.getByRole('combobox', { name: 'District' })).toHaveValue('강남구');
});

test('what an editor types while a pharmacy is being saved stays, and is saved next', async ({ page }) => {
  await signInStaff(page, 'editor');
  await page.goto('/admin/pharmacies/2?lang=en-US');
  const phone = page.getByRole('textbox', { name: 'Phone' });
  const save = page.getByRole('button', { name: 'Save' });
  const before = await phone.inputValue();
  await phone.fill('02-6900-8888');
  const release = await holdPosts(page);
  await save.click();
  await phone.fill('02-6900-9999');
  release();
  await expect(page.getByText(/^Saved\./)).toBeVisible();
  await expect(phone).toHaveValue('02-6900-9999');
  await expect(phone).toBeFocused();
  await page.reload();
  await expect(phone).toHaveValue('02-6900-8888');
  await expect(page.getByText('Somebody saved since.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(phone).toHaveValue('02-6900-9999');
  await phone.fill(before);
  await save.click();
  await expect(page.getByText(/^Saved\./)).toBeVisible();
});

test.describe('without permission', () => {
  test.use({ expectedMessages: /status of 403/ });

  test('a reader sees the pharmacies and cannot import', async ({ page }) => {
    await signInStaff(page, 'reader');
    await page.goto('/admin/pharmacies?lang=en-US');
    await expect(page.getByRole('link', { name: 'Export as CSV' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Import a CSV file' })).toHaveCount(0);
    const response = await page.goto('/admin/pharmacies/import?lang=en-US');
    expect(response?.status()).toBe(403);
  });

  for (const role of ['reader', 'support'] as const)
    test(`${role} reads a pharmacy and cannot change it`, async ({ page }) => {
      await signInStaff(page, role);
      await page.goto('/admin/pharmacies/1?lang=en-US');
      const phone = page.getByRole('textbox', { name: 'Phone' });
      await expect(phone).not.toHaveValue('');
      await expect(phone).not.toBeEditable();
      await expect(page.getByRole('combobox', { name: 'Province' })).toBeDisabled();
      await expect(
        page.getByRole('group', { name: 'Products' }).getByRole('checkbox').first(),
      ).toBeDisabled();
      await expect(page.getByText('The pharmacy finder shows it.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Mark as closed' })).toHaveCount(0);
      await expectAccessible(page);
      const response = await page.goto('/admin/pharmacies/new?lang=en-US');
      expect(response?.status()).toBe(403);
    });
});

test('the pharmacies are accessible', async ({ page }) => {
  await signInStaff(page, 'editor');
  await expectGoodLooks(page, {
    'admin-pharmacies': '/admin/pharmacies',
    'admin-pharmacies-none': '/admin/pharmacies?query=zzzz',
    'admin-pharmacy-new': '/admin/pharmacies/new',
    'admin-pharmacy-import': '/admin/pharmacies/import',
  });
});
