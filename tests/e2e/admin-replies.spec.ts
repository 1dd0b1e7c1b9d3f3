import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';
import { answerField, newInquiry, openItem, signInAs } from '../support/inbox-pages.ts';

test('a saved reply is filled in with the values of the inquiry', async ({ page }) => {
  await signInAs(page, 'Agent Lee');
  const name = `Lead time ${Date.now()}`;
  await page.goto('/admin/replies/new?lang=en-US');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Enter a name.')).toBeVisible();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('English').fill('Dear {name},\nabout {subject}: six weeks.\n{staff}, {brand}');
  await page.reload();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByLabel('Name')).toHaveValue(name);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('English');
  const { reference, subject } = await newInquiry();
  await openItem(page, reference);
  await page.getByRole('combobox', { name: 'Insert a saved reply' }).selectOption({ label: name });
  await expect(answerField(page)).toHaveValue(
    new RegExp(`^Dear Mina Park,\nabout ${subject}: six weeks.\nAgent Lee, `),
  );
  await answerField(page).fill('Dear {name}');
  await page.getByRole('button', { name: 'Send the answer' }).click();
  await expect(page.getByText('Replace {name} with text.')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/admin/replies?lang=en-US');
  await page.getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(0);
});
