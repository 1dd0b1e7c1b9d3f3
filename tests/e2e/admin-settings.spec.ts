import type { Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectGoodLooks } from '../support/looks.ts';
import { siteDatabase, siteRows } from '../support/members.ts';
import { holdPosts } from '../support/requests.ts';
import { codeOf, staffPassword } from '../support/staff-api.ts';
import { addAuthenticator, forgetCodes, forgetVerification, signInStaff } from '../support/staff-pages.ts';

/* One after another: the settings are those of the whole site. */
test.describe.configure({ mode: 'serial' });

test.afterAll(async () => {
  await siteDatabase().execute(sql`delete from settings`);
});

async function restoreAfterReload(page: Page, form: string): Promise<void> {
  await page.reload();
  await page.getByRole('region', { name: form }).getByRole('button', { name: 'Restore' }).click();
}

test.describe('wrong values', () => {
  test.use({ expectedMessages: /status of 400/ });

  test('an owner sets who gets which mail', async ({ page }) => {
    await signInStaff(page, 'owner');
    await page.goto('/admin/settings?lang=en-US');
    const form = page.getByRole('form', { name: 'Recipients of emails' });
    const partnership = form.getByRole('textbox', { name: 'Partnership' });
    await partnership.fill('nobody');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(partnership).toBeFocused();
    await expect(partnership).toHaveAttribute('aria-invalid', 'true');
    await partnership.fill('sales@example.com, two@example.com');
    const failed = form.getByRole('textbox', { name: 'Failed messages' });
    await failed.fill('it@example.com');
    await form.getByRole('checkbox', { name: 'Failed messages: send to nobody' }).check();
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(failed).toBeFocused();
    await expect(failed).toHaveAccessibleDescription('Delete the addresses or untick “Nobody”.');
    await failed.clear();
    await restoreAfterReload(page, 'Recipients of emails');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/^Saved\./)).toBeVisible();
    const stored = await siteRows(sql`select value from settings where name = 'recipients'`);
    expect(stored).toEqual([
      { value: { PARTNERSHIP: ['sales@example.com', 'two@example.com'], FAILED: [] } },
    ]);
  });
});

test('an owner changes the languages and the company details, and every page follows', async ({ page }) => {
  await signInStaff(page, 'owner');
  await page.goto('/admin/settings?lang=en-US');
  const languages = page.getByRole('form', { name: 'Languages in the switcher' });
  await expect(languages.getByRole('checkbox', { name: 'Korean' })).toBeDisabled();
  await languages.getByRole('checkbox', { name: 'Japanese' }).check();
  await languages.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^Saved\./)).toBeVisible();
  const company = page.getByRole('form', { name: 'Company details' });
  await company.getByRole('textbox', { name: 'Representative' }).fill('Han Do-yoon');
  await restoreAfterReload(page, 'Company details');
  await company.getByRole('button', { name: 'Save' }).click();
  await expect(company.getByRole('button', { name: 'Reset to default' })).toBeVisible();
  await expectAccessible(page);
  await expect(async () => {
    const html = await (await page.request.get('/faq?lang=en-US')).text();
    expect(html).toContain('Han Do-yoon');
    expect(html).toContain('日本語');
  }).toPass({ timeout: 4_000 });
  await company.getByRole('button', { name: 'Reset to default' }).click();
  await expect(company.getByRole('textbox', { name: 'Representative' })).not.toHaveValue('Han Do-yoon');
});

test('what an owner types while settings are being saved stays, and is saved next', async ({ page }) => {
  await signInStaff(page, 'owner');
  await page.goto('/admin/settings?lang=en-US');
  const company = page.getByRole('form', { name: 'Company details' });
  const phone = company.getByRole('textbox', { name: /^Phone/ }).first();
  await company.getByRole('textbox', { name: 'Representative' }).fill('Park So-ra');
  const release = await holdPosts(page);
  await company.getByRole('button', { name: 'Save' }).click();
  await phone.fill('02-6900-9999');
  release();
  await expect(page.getByText(/^Saved\./)).toBeVisible();
  await expect(phone).toHaveValue('02-6900-9999');
  await expect(phone).toBeFocused();
  await restoreAfterReload(page, 'Company details');
  await expect(phone).toHaveValue('02-6900-9999');
  await company.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^Saved\./)).toBeVisible();
  const [stored] = await siteRows(sql`select value from settings where name = 'company'`);
  expect(stored).toMatchObject({ value: { representative: 'Park So-ra', phone: '02-6900-9999' } });
});

test.describe('in a second tab that was opened before', () => {
  test.use({ expectedMessages: /status of 409/ });

  test('an owner does not revert what the first one stored', async ({ page, context }) => {
    await signInStaff(page, 'owner');
    await page.goto('/admin/settings?lang=en-US');
    const first = await context.newPage();
    await first.goto('/admin/settings?lang=en-US');
    const save = (tab: Page, form: string) =>
      tab.getByRole('form', { name: form }).getByRole('button', { name: 'Save' }).click();
    const field = (tab: Page, name: RegExp) => tab.getByRole('textbox', { name }).first();
    const saved = (tab: Page) => expect(tab.getByText(/^Saved\./).first()).toBeVisible();

    await field(first, /^Phone/).fill('02-6900-7777');
    await save(first, 'Company details');
    await saved(first);
    await field(first, /^Ingredients/).fill('raw@example.com');
    await save(first, 'Recipients of emails');
    await expect(first.getByText(/^Saved\./)).toHaveCount(2);

    await field(page, /^Representative/).fill('Lee Na-ri');
    await field(page, /^Other/).fill('other@example.com');
    await save(page, 'Company details');
    await expect(page.getByText('Somebody else was faster.').first()).toBeVisible();
    const company = page.getByRole('region', { name: 'Company details' });
    await expect(company.getByText('Somebody changed this meanwhile.')).toBeVisible();
    await expect(field(page, /^Representative/)).toHaveValue('Lee Na-ri');
    await save(page, 'Recipients of emails');
    const recipients = page.getByRole('region', { name: 'Recipients of emails' });
    await expect(recipients.getByText('Somebody changed this meanwhile.')).toBeVisible();

    for (const form of ['Company details', 'Recipients of emails']) {
      await restoreAfterReload(page, form);
      await save(page, form);
      await saved(page);
    }
    const stored = await siteRows(
      sql`select name, value from settings where name <> 'switcherLocales' order by name`,
    );
    expect(stored).toMatchObject([
      { name: 'company', value: { phone: '02-6900-7777', representative: 'Lee Na-ri' } },
      { name: 'recipients', value: { RAW_MATERIAL: ['raw@example.com'], OTHER: ['other@example.com'] } },
    ]);
  });
});

test.describe('after ten minutes', () => {
  test.use({ expectedMessages: /status of 40[13]/ });

  test('a change needs the second factor again', async ({ page }) => {
    const owner = await signInStaff(page, 'owner');
    await page.goto('/admin/settings?lang=en-US');
    await forgetVerification(owner.email);
    const languages = page.getByRole('form', { name: 'Languages in the switcher' });
    await languages.getByRole('checkbox', { name: 'English' }).setChecked(true);
    await languages.getByRole('button', { name: 'Save' }).click();
    const dialog = page.getByRole('dialog');
    await forgetCodes(owner.email);
    await dialog.getByRole('textbox', { name: 'Code' }).fill(codeOf(owner.secret));
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Saved\./)).toBeVisible();
  });
});

test('staff add a passkey, remove it, and renew their recovery codes', async ({ page }) => {
  await signInStaff(page, 'reader');
  await addAuthenticator(page);
  await page.goto('/admin/account?lang=en-US');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const passkeys = page.getByRole('table', { name: 'Passkey' });
  await expect(passkeys.getByRole('rowheader')).toHaveCount(1);
  await expectAccessible(page);
  await passkeys.getByRole('button', { name: /^Remove the passkey added/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove the passkey' }).click();
  await expect(passkeys).toHaveCount(0);
  await page.getByRole('button', { name: 'Create new recovery codes' }).click();
  await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: /^\w{5}-\w{5}$/ })).toHaveCount(10);
});

test.describe('a wrong password', () => {
  test.use({ expectedMessages: /status of 40[01]/ });

  test('is named, and the right one is changed', async ({ page }) => {
    await signInStaff(page, 'reader');
    await page.goto('/admin/account?lang=en-US');
    const form = page.getByRole('form', { name: 'Password' });
    const current = form.locator('input[name="current"]');
    const next = form.locator('input[name="next"]');
    await current.fill('wrong password here');
    await next.fill('lantern in a blue harbour');
    await form.getByRole('button', { name: 'Change the password' }).click();
    await expect(current).toHaveAttribute('aria-invalid', 'true');
    await current.fill(staffPassword);
    await form.getByRole('button', { name: 'Change the password' }).click();
    await expect(page).toHaveURL(/\/admin\/login/);
  });
});

test('settings and account are accessible', async ({ page }) => {
  await signInStaff(page, 'owner');
  await expectGoodLooks(page, {
    'admin-settings': '/admin/settings',
    'admin-account': '/admin/account',
  });
});
