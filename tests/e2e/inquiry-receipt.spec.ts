import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';
import { fillInquiry } from '../support/inquiry-page.ts';

async function register(page: Page): Promise<{ reference: string; email: string }> {
  await page.goto('/contact?lang=en-US');
  await fillInquiry(page, 'Receipt');
  const email = await page.getByLabel('Email').inputValue();
  await page.getByRole('button', { name: 'Send inquiry' }).click();
  const reference = (await page.getByText(/^LB-[0-9A-Z]{10}$/).textContent()) ?? '';
  return { reference, email };
}

test('the receipt has the reference to copy, when it was received, and what comes next', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { reference } = await register(page);
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
    'Your inquiry has been registered.',
  );
  const steps = page.getByRole('list').filter({ hasText: 'Answer due by' }).getByRole('listitem');
  const moment = /[A-Z][a-z]+day, [A-Z][a-z]+ \d+, \d{4} \d\d:\d\d \(Korean time\)/;
  await expect(steps).toHaveText([
    moment,
    /^ReadPartnerships team/,
    /^Answer due by.* 23:59 \(Korean time\)Two business days\./,
    /^Answered/,
  ]);
  // The same steps without dates would repeat them.
  await expect(page.getByRole('heading', { name: 'What happens next' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Copy reference' }).click();
  await expect(page.getByText('The reference was copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(reference);
  await expectNoViolations(page);
});

test('the receipt repeats what was sent, until the page is loaded again', async ({ page }) => {
  const { reference, email } = await register(page);
  const summary = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'What you sent' }) });
  for (const value of ['Partnership', 'Aurora Cosmetics', email, 'Receipt', 'Typed values stay.']) {
    await expect(summary.last().getByText(value, { exact: true })).toBeVisible();
  }
  expect(page.url()).not.toMatch(/Aurora|example/);
  await page.reload();
  await expect(page.getByText(reference)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What you sent' })).toHaveCount(0);
  await expect(page.getByText('Partnerships team')).toBeVisible();
});

test('the status of an inquiry, its dates and what was sent are shown for its reference and address', async ({
  page,
}) => {
  const { reference, email } = await register(page);
  await page.getByRole('link', { name: 'Check the progress' }).click();
  await expect(page.getByLabel('Reference')).toHaveValue(reference);
  await page.getByRole('button', { name: 'Check status' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/Please enter an email/);
  await page.getByLabel('Email').fill('another@example.com');
  await page.getByRole('button', { name: 'Check status' }).click();
  await expect(page.getByText('There is no inquiry with this reference and email address.')).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Check status' }).click();
  await expect(page.getByText(`${reference}: received.`)).toBeVisible();
  for (const text of ['Not opened yet.', 'Not answered yet.', 'Typed values stay.', 'Partnerships team'])
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  await expect(page.getByText('Aurora Cosmetics')).toHaveCount(0);
  expect(page.url()).not.toContain('example.com');
  await expectNoViolations(page);
});
