import { mock } from 'node:test';
import { sql } from 'drizzle-orm';
import { recordAccess } from '#api/services/access-records.ts';
import { lastMonth } from '#api/services/records/reviews.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectGoodLooks } from '../support/looks.ts';
import { newMember, siteDatabase } from '../support/members.ts';
import { codeOf } from '../support/staff-api.ts';
import { forgetCodes, forgetVerification, signInStaff, siteKeys } from '../support/staff-pages.ts';

test('an owner handles a request of access to the end', async ({ page }) => {
  const { email } = await newMember({ sample: true });
  await signInStaff(page, 'owner');
  await page.goto('/admin/requests?lang=en-US');
  await page.getByRole('link', { name: 'Enter a request' }).click();
  const form = page.getByRole('form', { name: 'Enter a request' });
  await form.getByRole('button', { name: 'Enter' }).click();
  await expect(form.getByLabel('Email')).toBeFocused();
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('How it came in').fill('Called the service line');
  await form.getByRole('button', { name: 'Enter' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Access #\d+$/);
  await expect(page.getByRole('main')).toContainText('Accounts 1, inquiries 0, questions 2');
  await expectAccessible(page);
  const request = page.url();
  await page.goto('/admin?lang=en-US');
  await expect(page.getByRole('region', { name: 'Privacy requests' }).getByRole('table')).toBeVisible();
  await page.goto(request);

  await page
    .getByRole('textbox', { name: 'How was the identity checked?' })
    .fill('Called back at the number in the account');
  await page.getByRole('button', { name: 'Record the check' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the file' }).click();
  expect((await download).suggestedFilename()).toMatch(/^personal-data-request-\d+\.zip$/);
  await page.getByRole('textbox', { name: 'How was it handed over?' }).fill('Registered mail, encrypted');
  await page.getByRole('button', { name: 'Close as done' }).click();
  await expect(page.getByRole('main')).toContainText('its name and contact were erased');
  await expect(page.getByRole('main')).not.toContainText(email);
  await page.goto(`/admin/requests?lang=en-US&state=all&person=${encodeURIComponent(email)}`);
  await expect(page.getByRole('table').getByRole('row').nth(1)).toContainText('Done');
});

test.describe('after ten minutes', () => {
  test.use({ expectedMessages: /status of 40[134]/ });

  test('an owner erases a member after the second factor', async ({ page }) => {
    const { email, id } = await newMember();
    const owner = await signInStaff(page, 'owner');
    await page.goto('/admin/requests/new?lang=en-US');
    await page.getByRole('combobox', { name: 'Request' }).selectOption('erasure');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Enter', exact: true }).click();
    await page.getByRole('textbox', { name: 'How was the identity checked?' }).fill('Called back');
    await page.getByRole('button', { name: 'Record the check' }).click();
    await forgetVerification(owner.email);
    await page.getByRole('button', { name: 'Erase personal data' }).click();
    const dialog = page.getByRole('dialog', { name: 'Erase personal data' });
    await expect(dialog).toContainText('Encrypted email, number and social accounts');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Erase now' }).click();
    await forgetCodes(owner.email);
    const verification = page.getByRole('dialog', { name: 'Confirm that it is you' });
    await verification.getByLabel('Code').fill(codeOf(owner.secret));
    await verification.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(page.getByText('Personal data erased.')).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(email);
    await page.goto(`/admin/members/${id}?lang=en-US`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no member with this number');
  });
});

test('an owner finds who saw a member, verifies the chain and downloads the records', async ({ page }) => {
  const { id } = await newMember();
  await signInStaff(page, 'owner');
  await page.goto(`/admin/members/${id}?lang=en-US`);
  await page.goto('/admin/records?lang=en-US');
  await page.getByLabel('Subject (for example member:12 for member 12)').fill(`member:${id}`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`subject=member%3A${id}`));
  const table = page.getByRole('table', { name: 'Access records' });
  await expect(table.getByRole('row')).toHaveCount(2);
  await expect(table).toContainText('Opened a member');
  await page.getByRole('button', { name: 'Verify now' }).click();
  await expect(page.getByRole('main')).toContainText(/Whole: [\d,]+ records/);
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^access-records-.*\.csv$/);
  await page.goto('/admin/records?lang=en-US&action=records.export');
  await expect(table).toContainText(`subject: member:${id}`);
});

/** A record of an earlier day, at the end of the chain. */
async function recordAt(at: Date, subject: string): Promise<void> {
  const { keyedHash } = await siteKeys();
  const actor = { staffId: null, email: 'agent@example.com', address: '192.0.2.1', action: 'members.read' };
  mock.timers.enable({ apis: ['Date'], now: at });
  try {
    await siteDatabase().transaction((tx) => recordAccess(tx, keyedHash, { actor, subject }));
  } finally {
    mock.timers.reset();
  }
}

test('an owner reviews the records of last month and signs', async ({ page }) => {
  const month = lastMonth(new Date());
  await siteDatabase().execute(sql`delete from access_record_reviews where month = ${month}`);
  await recordAt(new Date(`${month}-15T00:00:00Z`), 'member:1');
  const { email } = await signInStaff(page, 'owner');
  await page.goto('/admin/records?lang=en-US');
  await expect(page.getByText(/^The review of .* is missing\.$/)).toBeVisible();
  await page.getByRole('link', { name: 'Not reviewed' }).first().click();
  await expect(page.getByRole('table', { name: /^Review of/ })).toContainText('agent@example.com');
  await page.getByRole('button', { name: 'Sign the review' }).click();
  const finding = page.getByRole('textbox', { name: 'Finding' });
  await expect(finding).toBeFocused();
  await expect(finding).toHaveAccessibleDescription(/Enter the finding\./);
  await finding.fill('One reading checked, needed for a call.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign the review' }).click();
  const review = page.getByRole('region', { name: 'Monthly review' });
  for (const text of [email, 'needed for a call', 'Whole']) await expect(review).toContainText(text);
  await page.goto('/admin/records?lang=en-US&action=records.review');
  await expect(page.getByRole('table', { name: 'Access records' })).toContainText(email);
  await expect(page.getByText(/^The review of .* is missing\.$/)).toHaveCount(0);
});

test('the records are accessible', async ({ page }) => {
  await signInStaff(page, 'owner');
  await expectGoodLooks(page, {
    'admin-records': '/admin/records',
    'admin-requests': '/admin/requests',
  });
});
