import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';
import { signInStaff } from '../support/staff-pages.ts';

test('staff find pages and commands by typing', async ({ page }) => {
  await signInStaff(page, 'owner');
  await page.goto('/admin?lang=en-US');
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Go to' });
  await expect(palette).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.type('nothing of that name');
  await expect(palette).toContainText('No page or command matches.');
  await palette.getByRole('combobox').fill('people');
  await expect(palette.getByRole('option').first()).toContainText('People');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible();
  await expect(palette).toBeHidden();
});

test('staff move through a list by letters, also with a Korean input method', async ({ page }) => {
  await signInStaff(page, 'owner');
  await page.goto('/admin/people?lang=en-US');
  const first = page.getByRole('table', { name: 'People' }).getByRole('rowheader').first().getByRole('link');
  // With Hangul on, the key J types ㅓ.
  await page.evaluate(() => {
    const event = { key: 'ㅓ', code: 'KeyJ', bubbles: true, cancelable: true };
    document.body.dispatchEvent(new KeyboardEvent('keydown', event));
  });
  await expect(first).toBeFocused();
  await page.keyboard.press('o');
  await expect(page).toHaveURL(/\/admin\/people\/\d+/);
});

test('staff read the shortcuts of a page and turn the letters off', async ({ page }) => {
  await signInStaff(page, 'owner');
  await page.goto('/admin/people?lang=en-US');
  await page.keyboard.press('Shift+Slash');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help).toContainText('Next item');
  await expectAccessible(page);
  await help.getByRole('checkbox', { name: 'Use shortcuts of a single letter' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await page.keyboard.press('j');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Go to' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('table').getByRole('link').first()).not.toBeFocused();
});

test('letters typed into a field are text', async ({ page }) => {
  await signInStaff(page, 'owner');
  await page.goto('/admin/people?lang=en-US');
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.click();
  await page.keyboard.type('jk?');
  await expect(name).toHaveValue('jk?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
