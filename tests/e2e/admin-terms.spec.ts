import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectGoodLooks } from '../support/looks.ts';
import { holdPosts } from '../support/requests.ts';
import { signInStaff } from '../support/staff-pages.ts';

test('an editor writes a version, compares it, and cannot announce it too early', async ({ page }) => {
  await signInStaff(page, 'editor');
  await page.goto('/admin/terms?lang=en-US');
  await page.getByRole('button', { name: 'Write a new version: Withdrawal' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Draft of the Withdrawal');
  const title = page.getByLabel('Title');
  await title.fill('Closing your account, changed');
  await page.getByRole('button', { name: 'Compare with the version before' }).click();
  const difference = page.getByRole('region', { name: 'Compare with the version before' });
  await expect(difference.locator('ins')).toContainText('changed');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Takes effect' }).fill('2026-11-01');
  await page.getByRole('button', { name: 'Announce' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Announce now' }).click();
  await expect(page.getByRole('textbox', { name: 'Takes effect' })).toHaveAccessibleDescription(
    /Too early for the notice/,
  );
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue('Closing your account, changed');
  await page.getByRole('button', { name: 'Discard the draft' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard the draft' }).click();
  await expect(page.getByRole('button', { name: 'Write a new version: Withdrawal' })).toBeVisible();
});

test('text typed while a draft is being saved stays on the page and in the browser', async ({ page }) => {
  await signInStaff(page, 'editor');
  await page.goto('/admin/terms?lang=en-US');
  await page.getByRole('button', { name: 'Write a new version: Terms of service' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Draft of the Terms of service');
  const title = page.getByLabel('Title');
  await title.fill('Points, saved');
  const release = await holdPosts(page);
  await page.getByRole('button', { name: 'Save the draft' }).click();
  await title.fill('Points, typed later');
  release();
  await expect(page.getByText('Draft saved.')).toBeVisible();
  await expect(title).toHaveValue('Points, typed later');
  await page.reload();
  await expect(title).toHaveValue('Points, saved');
  await expect(page.getByText('Somebody saved since.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(title).toHaveValue('Points, typed later');

  const releaseSave = await holdPosts(page);
  await page.getByRole('button', { name: 'Announce' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Announce now' }).click();
  await title.fill('Points, typed last');
  releaseSave();
  await expect(page.getByText('Saved, but not announced').first()).toBeVisible();
  await expect(title).toHaveValue('Points, typed last');
  await page.getByRole('button', { name: 'Discard the draft' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard the draft' }).click();
  await expect(page.getByRole('button', { name: 'Write a new version: Terms of service' })).toBeVisible();
});

test('a reader sees versions and how many agreed, without a way to change them', async ({ page }) => {
  await signInStaff(page, 'reader');
  await page.goto('/admin/terms?lang=en-US');
  await expect(page.getByRole('button', { name: /Write a new version/ })).toHaveCount(0);
  await page.getByRole('table', { name: 'Privacy policy' }).getByRole('link').first().click();
  await expect(page.getByRole('main')).toContainText('Consents');
  await page.getByRole('button', { name: 'Compare with the version before' }).click();
  await expect(page.getByRole('region', { name: 'Compare with the version before' })).toBeVisible();
  await expectAccessible(page);
});

test('the legal texts are accessible', async ({ page }) => {
  await signInStaff(page, 'editor');
  await expectGoodLooks(page, {
    'admin-terms': '/admin/terms',
  });
});
