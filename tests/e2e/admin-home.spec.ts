import { sql } from 'drizzle-orm';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectGoodLooks } from '../support/looks.ts';
import { siteDatabase } from '../support/members.ts';
import { signInStaff } from '../support/staff-pages.ts';
import { newVisitor } from '../support/visitor.ts';

async function storeInquiry(received: string): Promise<void> {
  const { email } = newVisitor();
  await siteDatabase().execute(sql`insert into contacts
    (reference, type, full_name, email, content, locale, consent_version, request_hash, received_at)
    values (${`LB-E2E-${email}`}, 'OTHER', 'A', ${email}, 'x', 'en-US', '1', 'x', now() - ${received}::interval)`);
}

test('a manager sees the work that is due, the figures and their tables, and searches without a hit', async ({
  page,
}) => {
  await storeInquiry('9 days');
  await signInStaff(page, 'reader');
  const query = `nothing${newVisitor().email.replace(/\W|\d{3,}/g, '')}`;
  await page.goto(`/search?lang=en-US&q=${query}`);
  await page.goto('/admin?lang=en-US');
  await expect(page.getByRole('link', { name: /Overdue/ })).not.toHaveText(/^0/);
  await expect(page.getByRole('link', { name: /Overdue/ })).toHaveAttribute(
    'href',
    /inbox.*due=overdue.*state=open/,
  );
  await expect(page.getByRole('heading', { name: 'Published next' })).toBeVisible();
  const chart = page.getByRole('img', { name: /^Received by day, at most/ });
  await expect(chart).toBeVisible();
  await page.getByText('Show as a table').nth(1).click();
  await expect(page.getByRole('row', { name: /^Other/ })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Searches without a result' })).toContainText(query);
  await expectAccessible(page);
});

test('a spent budget of confirmation emails is announced', async ({ page }) => {
  await signInStaff(page, 'support');
  await siteDatabase().execute(
    sql`insert into attempts (rule, key_hash) values ('confirmation_withheld', 'e2e')`,
  );
  await page.goto('/admin?lang=en-US');
  await expect(page.getByText('The budget of confirmation emails is spent.')).toBeVisible();
  await siteDatabase().execute(sql`delete from attempts where key_hash = 'e2e'`);
});

test('the home is accessible', async ({ page }) => {
  await storeInquiry('1 day');
  await signInStaff(page, 'owner');
  await expectGoodLooks(page, {
    'admin-home': '/admin',
  });
});
