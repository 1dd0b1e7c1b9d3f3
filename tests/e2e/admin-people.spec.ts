import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectGoodLooks } from '../support/looks.ts';
import { codeOf } from '../support/staff-api.ts';
import { forgetCodes, forgetVerification, signInStaff } from '../support/staff-pages.ts';
import { newVisitor } from '../support/visitor.ts';

test('an owner invites a person, changes the role and ends the access', async ({ page }) => {
  await signInStaff(page, 'owner');
  const { email } = newVisitor();
  await page.goto('/admin/people?lang=en-US');
  await page.getByRole('textbox', { name: 'Name' }).fill('Han Sol');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('combobox', { name: 'Role' }).selectOption('editor');
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('EditorInvited');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('');

  await row.getByRole('link').click();
  await page.getByRole('combobox', { name: 'Role' }).selectOption('support');
  await page.getByRole('button', { name: 'Save the role' }).click();
  await expect(page.getByText('The role was changed.')).toBeVisible();
  await page.getByRole('button', { name: 'Send the invitation again' }).click();
  await expect(page.getByText(`A new link was sent to ${email}.`)).toBeVisible();
  await page.getByRole('button', { name: 'End access' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'End the access now' }).click();
  await page.getByRole('link', { name: 'People' }).last().click();
  await expect(row).toContainText('Ended');
});

test('an owner locks a person, takes that back, and ends a session', async ({ page, browser, baseURL }) => {
  const other = await browser.newContext({ ...(baseURL && { baseURL }) });
  const editor = await signInStaff(await other.newPage(), 'editor');
  await signInStaff(page, 'owner');
  await page.goto('/admin/people?lang=en-US');
  await page.getByRole('row').filter({ hasText: editor.email }).getByRole('link').click();
  const sessions = page.getByRole('table', { name: 'Sessions' });
  await expect(sessions.getByRole('rowheader')).toHaveCount(1);
  await expectAccessible(page);
  await sessions.getByRole('button', { name: /^End the session/ }).click();
  await expect(page.getByText('No sessions.')).toBeVisible();
  await page.getByRole('button', { name: 'Lock' }).click();
  await expect(page.getByRole('button', { name: 'Unlock' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Lock' })).toBeVisible();
  await other.close();
});

test.describe('after ten minutes', () => {
  test.use({ expectedMessages: /status of 40[13]/ });

  test('a dangerous act needs the second factor again, and loses nothing', async ({ page }) => {
    const owner = await signInStaff(page, 'owner');
    await page.goto('/admin/people?lang=en-US');
    const { email } = newVisitor();
    await page.getByRole('textbox', { name: 'Name' }).fill('Han Sol');
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await forgetVerification(owner.email);
    await page.getByRole('button', { name: 'Send the invitation' }).click();
    await expect(page.getByRole('alert')).toContainText('This needs your second factor again.');
    await page.getByRole('textbox', { name: 'Code' }).fill('000000');
    await page.getByRole('button', { name: 'Send the invitation' }).click();
    await expect(page.getByRole('alert')).toContainText('incorrect');
    await forgetCodes(owner.email);
    await page.getByRole('textbox', { name: 'Code' }).fill(codeOf(owner.secret));
    await page.getByRole('button', { name: 'Send the invitation' }).click();
    await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Invited');
  });
});

test.describe('without permission', () => {
  test.use({ expectedMessages: /status of 403/ });

  test('a reader gets no list of people', async ({ page }) => {
    await signInStaff(page, 'reader');
    const response = await page.goto('/admin/people?lang=en-US');
    expect(response?.status()).toBe(403);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You do not have permission for this');
    await expect(page.getByRole('link', { name: 'People' })).toHaveCount(0);
  });
});

test('the people are accessible', async ({ page }) => {
  await signInStaff(page, 'owner');
  await expectGoodLooks(page, {
    'admin-people': '/admin/people',
  });
});
