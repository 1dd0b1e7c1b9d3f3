import { sql } from 'drizzle-orm';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectGoodLooks } from '../support/looks.ts';
import { siteDatabase, siteRows } from '../support/members.ts';
import { signInStaff } from '../support/staff-pages.ts';
import { newVisitor } from '../support/visitor.ts';

const refusal = 'The mail server did not take it: EENVELOPE 550 RCPT TO';

/** A mail that was given up. Returns its recipient. */
async function failedMail(subject: string): Promise<string> {
  const { email } = newVisitor();
  const message = JSON.stringify({ to: email, subject, text: 'Text' });
  await siteDatabase().execute(sql`insert into outbox (kind, message, attempts, failed_at, last_error)
    values ('mail', ${message}::jsonb, 1, now(), ${refusal})`);
  return email;
}

test('support staff see why a mail failed, who should get it, and send it again', async ({ page }) => {
  await signInStaff(page, 'support');
  const subject = `Offer ${newVisitor().email}`;
  const email = await failedMail(subject);
  await page.goto('/admin/messages?lang=en-US&state=failed');
  const row = page.getByRole('row').filter({ hasText: subject });
  await expect(row).toContainText('The address was refused');
  await expect(row).toContainText('550 RCPT TO');
  await expect(row).not.toContainText(email);
  await row.getByRole('button', { name: /^Show the full address/ }).click();
  await expect(row).toContainText(email);
  const records = await siteRows(
    sql`select action from access_records where subject like 'message:%' order by number desc limit 1`,
  );
  expect(records).toEqual([{ action: 'messages.reveal' }]);
  await expectAccessible(page);
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Send 1 again' }).click();
  await expect(row).toHaveCount(0);
});

test('a failed mail is deleted from its menu by keyboard', async ({ page }) => {
  await signInStaff(page, 'owner');
  const subject = `Removed ${newVisitor().email}`;
  await failedMail(subject);
  await page.goto('/admin/messages?lang=en-US&state=failed&kind=mail');
  const row = page.getByRole('row').filter({ hasText: subject });
  await row.getByRole('button', { name: `Actions: ${subject}` }).press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
  await expect(row).toHaveCount(0);
});

test('a reader sees messages with masked recipients and cannot act', async ({ page }) => {
  await signInStaff(page, 'reader');
  const subject = `Read ${newVisitor().email}`;
  await failedMail(subject);
  await page.goto('/admin/messages?lang=en-US&state=failed');
  const row = page.getByRole('row').filter({ hasText: subject });
  await expect(row).toContainText('***@');
  await expect(row.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Send all failed again' })).toHaveCount(0);
  await siteDatabase().execute(sql`delete from outbox where message ->> 'subject' = ${subject}`);
});

test('the messages are accessible', async ({ page }) => {
  await signInStaff(page, 'support');
  const subject = `Look ${newVisitor().email}`;
  await failedMail(subject);
  await siteDatabase().execute(sql`insert into bounces (kind, address_hash, encrypted_address, refusals, last_error)
      values ('mail', ${subject}, '', 3, ${refusal})`);
  await expectGoodLooks(page, {
    'admin-messages': '/admin/messages?state=failed',
    'admin-messages-none': '/admin/messages?kind=unlink',
  });
  await siteDatabase().execute(sql`delete from outbox where message ->> 'subject' = ${subject}`);
  await siteDatabase().execute(sql`delete from bounces where address_hash = ${subject}`);
});
