import { asc, eq, sql } from 'drizzle-orm';
import { accessRecords } from '#api/db/schema/index.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectGoodLooks } from '../support/looks.ts';
import { newMember, signIn, siteDatabase, siteRows } from '../support/members.ts';
import { signInStaff } from '../support/staff-pages.ts';

test('a support agent finds a member by number, shows one value and gives points', async ({ page }) => {
  const { id, email } = await newMember();
  await signInStaff(page, 'support');
  await page.goto('/admin/members?lang=en-US');
  await page.getByLabel('Email, mobile number or member number').fill(email.toUpperCase());
  await page.keyboard.press('Enter');
  const row = page.getByRole('table').getByRole('row').nth(1);
  await expect(row).toContainText('***');
  await expect(page.getByRole('main')).not.toContainText(email);
  await row.getByRole('link').click();
  await expect(page.getByRole('main')).not.toContainText(email);
  await page.getByRole('button', { name: 'Show Email' }).click();
  await expect(page.getByText(email)).toBeVisible();
  await expectAccessible(page);

  const form = page.getByRole('form', { name: 'Change points' });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByLabel('Points')).toHaveAccessibleDescription(/Up to 1,000,000 points at once/);
  await form.getByLabel('Points').fill('500');
  await form.getByLabel('Reason').fill('Thank you for visiting');
  await form.getByRole('button', { name: 'Save' }).click();
  const history = page.getByRole('table', { name: 'History of points' });
  await expect(history.getByRole('row').nth(1)).toContainText('Thank you for visiting');
  await expect(history.getByRole('row').nth(1)).toContainText('+500');
  await form.getByLabel('Points').fill('-900000');
  await form.getByLabel('Reason').fill('Too many');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The balance is too small for this.').first()).toBeVisible();

  const records = await siteDatabase()
    .select({ action: accessRecords.action })
    .from(accessRecords)
    .where(eq(accessRecords.subject, `member:${id}`))
    .orderBy(asc(accessRecords.number));
  expect(records.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['members.read', 'members.show', 'members.points']),
  );
});

test.describe('signed out', () => {
  test.use({ expectedMessages: /status of 401/ });

  test('a support agent signs a member out on all devices', async ({ page, browser, siteUrl }) => {
    const { id, email } = await newMember();
    const context = await browser.newContext({ baseURL: siteUrl });
    const member = await context.newPage();
    await signIn(member, email, '/mypage');
    await signInStaff(page, 'support');
    await page.goto(`/admin/members/${id}?lang=en-US`);
    await page.getByRole('button', { name: 'Sign out on all devices' }).click();
    await expect(page.getByText('Signed out on all devices.')).toBeVisible();
    await expect(page.getByText('Not signed in anywhere.')).toBeVisible();
    await member.goto('/mypage?lang=en-US');
    await expect(member).toHaveURL(/\/\?lang=en-US$/);
    await signIn(member, email, '/mypage');
    await context.close();
    const records = await siteRows(
      sql`select action from access_records where subject = ${`member:${id}`} order by number`,
    );
    expect(records.map(({ action }) => action)).toContain('members.sign-out');
  });
});

test('the list says what to do when nobody is found', async ({ page }) => {
  await signInStaff(page, 'support');
  await page.goto('/admin/members?lang=en-US&person=nobody@example.com');
  await expect(page.getByText('No member found.')).toBeVisible();
});

test.describe('a number that no member has', () => {
  test.use({ expectedMessages: /status of 404/ });

  test('is not found', async ({ page }) => {
    await signInStaff(page, 'support');
    await page.goto('/admin/members/2000000000?lang=en-US');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no member with this number');
  });
});

test.describe('without permission', () => {
  test.use({ expectedMessages: /status of 403/ });

  test('a reader sees no members, requests or records', async ({ page }) => {
    await signInStaff(page, 'reader');
    for (const path of ['members', 'members/1', 'requests', 'requests/new', 'records']) {
      const response = await page.goto(`/admin/${path}?lang=en-US`);
      expect(response?.status(), path).toBe(403);
    }
    await expect(page.getByRole('link', { name: 'Access records' })).toHaveCount(0);
  });
});

test('the members are accessible', async ({ page }) => {
  await signInStaff(page, 'support');
  await expectGoodLooks(page, {
    'admin-members': '/admin/members',
  });
});
