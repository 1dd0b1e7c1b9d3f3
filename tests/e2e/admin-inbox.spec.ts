import { sql } from 'drizzle-orm';
import { defaultInboxSize } from '#contract/inbox.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';
import { answerField, failDeliveries, newInquiry, openItem, signInAs } from '../support/inbox-pages.ts';
import { siteRows } from '../support/members.ts';
import { pdf } from '../support/refused-files.ts';
import { holdPosts } from '../support/requests.ts';

const dueDays = 20;

function longAgo(): Date {
  return new Date(Date.now() - dueDays * 86_400_000);
}

test('the sales manager finds an inquiry, answers it by keyboard and sees the mail delivered', async ({
  page,
}) => {
  await signInAs(page, 'Sales Manager');
  const { reference, subject, email } = await newInquiry({ receivedAt: longAgo() });
  await page.goto('/admin/inbox?lang=en-US');
  await page.keyboard.press('/');
  await page.keyboard.type(subject);
  await page.keyboard.press('Enter');
  const row = page.getByRole('row').filter({ hasText: reference });
  await expect(row).toContainText('Overdue since');
  await expect(row).toContainText('Unread');
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('j');
  await page.keyboard.press('r');
  await expect(answerField(page)).toBeFocused();
  await page.keyboard.type('Dear Mina,\nthe lead time is six weeks.');
  await page.getByRole('button', { name: 'Preview the email' }).click();
  const preview = page.getByRole('dialog', { name: 'The email that would go out' });
  await expect(preview).toContainText(email);
  await expect(preview).toContainText('the lead time is six weeks.');
  await expect(preview).toContainText(reference);
  const mail = preview.frameLocator('iframe').getByText('the lead time is six weeks.');
  await expect(mail).toHaveCSS('background-color', 'rgb(243, 246, 244)');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await answerField(page).press('Control+Enter');
  await expect(page.getByRole('region', { name: /^Answer by Sales Manager/ })).toContainText('Mail sent');
  await expect(page.getByText('Answered', { exact: true })).toBeVisible();
  await expect(answerField(page)).toHaveValue('');
  const records = await siteRows(
    sql`select action from access_records where subject = ${`inquiry:${reference}`} order by number`,
  );
  expect(records.map(({ action }) => action)).toEqual(expect.arrayContaining(['inbox.read', 'inbox.answer']));
});

test('text typed while an answer and a note are being sent stays for the next one', async ({ page }) => {
  await signInAs(page, 'Agent');
  const { reference } = await newInquiry();
  await openItem(page, reference);
  const note = page.getByRole('textbox', { name: 'Add a note' });
  await answerField(page).fill('Sent.');
  const release = await holdPosts(page);
  await page.getByRole('button', { name: 'Send the answer' }).click();
  await answerField(page).fill('Sent. Typed later.');
  release();
  await expect(page.getByRole('region', { name: /^Answer by Agent/ })).toContainText('Sent.');
  await expect(answerField(page)).toHaveValue('Sent. Typed later.');

  await note.fill('Noted.');
  const releaseNote = await holdPosts(page);
  await page.getByRole('button', { name: 'Save the note' }).click();
  await note.fill('Noted later.');
  releaseNote();
  await expect(page.getByText('Noted.', { exact: true })).toBeVisible();
  await expect(note).toHaveValue('Noted later.');
  await page.reload();
  await expect(answerField(page)).toHaveValue('Sent. Typed later.');
  await expect(note).toHaveValue('Noted later.');
});

test('many inquiries are marked as spam at once, which can be undone', async ({ page }) => {
  await signInAs(page, 'Agent');
  const subject = `Casino ${Date.now()}`;
  const spam = await Promise.all([1, 2, 3].map(() => newInquiry({ subject })));
  await page.goto(`/admin/inbox?lang=en-US&query=${encodeURIComponent(subject)}`);
  const rows = page.getByRole('table').locator('tbody tr');
  await expect(rows).toHaveCount(spam.length);
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('button', { name: 'Mark as spam' }).click();
  await expect(page.getByText('Marked 3 as spam.').first()).toBeVisible();
  await expect(rows).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toHaveCount(spam.length);
});

test('all items that match are marked as spam, those of other pages too', async ({ page }) => {
  await signInAs(page, 'Agent');
  const subject = `Lottery ${Date.now()}`;
  const count = defaultInboxSize + 2;
  await Promise.all(Array.from({ length: count }, () => newInquiry({ subject })));
  await page.goto(`/admin/inbox?lang=en-US&query=${encodeURIComponent(subject)}`);
  const rows = page.getByRole('table').locator('tbody tr');
  await expect(rows).toHaveCount(defaultInboxSize);
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('button', { name: `Select all ${count} that match` }).click();
  await page.getByRole('button', { name: 'Mark as spam' }).click();
  await expect(page.getByText(`Marked ${count} as spam.`).first()).toBeVisible();
  await expect(rows).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toHaveCount(defaultInboxSize);
});

test('an answer takes files, and says at once which it refuses', async ({ page }) => {
  await signInAs(page, 'Agent');
  const { reference } = await newInquiry();
  await openItem(page, reference);
  await answerField(page).fill('The specification is attached.');
  await page.getByText('Attach files').click();
  const input = page.locator('input[type=file]');
  await input.setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(page.getByText(/^Not added: a.svg/)).toBeVisible();
  await input.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<svg/>') });
  const send = page.getByRole('button', { name: 'Send the answer' });
  await send.click();
  await expect(input).toBeFocused();
  await expect(input).toHaveAccessibleDescription(/their content has to match/);
  await expect(answerField(page)).toHaveValue('The specification is attached.');
  await page.getByRole('button', { name: /^Remove.*a\.pdf/ }).click();
  await input.setInputFiles({ name: 'spec.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) });
  await send.click();
  const answer = page.getByRole('region', { name: /^Answer by Agent/ });
  await expect(answer).toContainText('Mail sent');
  const sent = page.waitForEvent('download');
  await answer.getByRole('link', { name: /spec\.pdf/ }).click();
  expect((await sent).suggestedFilename()).toBe('spec.pdf');
});

test('an item is assigned, noted, closed and reopened', async ({ page }) => {
  await signInAs(page, 'Agent Kim');
  const { reference } = await newInquiry();
  await openItem(page, reference);
  await page.getByRole('button', { name: 'Assign to me' }).click();
  await expect(page.getByRole('combobox', { name: 'Assignee' })).toHaveText(/Agent Kim/);
  await page.getByRole('textbox', { name: 'Add a note' }).fill('Ask the factory first.');
  await page.getByRole('button', { name: 'Save the note' }).click();
  await expect(page.getByRole('region', { name: 'Internal notes' })).toContainText('Ask the factory first.');
  await expect(page.getByRole('button', { name: 'Save the note' })).toBeEnabled();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('e');
  await expect(page.getByText('Marked as processed.').first()).toBeVisible();
  // Assigning can be undone, too.
  const closed = page.getByRole('dialog').filter({ hasText: 'Marked as processed.' });
  await closed.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Mark as processed' })).toBeVisible();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Answered elsewhere' }).click();
  await page.getByRole('button', { name: 'Reopen' }).click();
  await expect(page.getByRole('region', { name: 'History' })).toContainText('Agent Kim: reopened it');
});

test('an answer that was not delivered is on the homepage, and is sent again', async ({ page }) => {
  await signInAs(page, 'Agent');
  const { reference } = await newInquiry();
  await openItem(page, reference);
  await answerField(page).fill('Six weeks.');
  await page.getByRole('button', { name: 'Send the answer' }).click();
  const answer = page.getByRole('region', { name: /^Answer by Agent/ });
  await expect(answer).toContainText('Mail sent');
  await failDeliveries(reference);
  await page.goto('/admin?lang=en-US');
  await page.getByRole('link', { name: /Undelivered answers/ }).click();
  await page.getByRole('link', { name: new RegExp(reference) }).click();
  await expect(answer).toContainText('550 no such user');
  await answer.getByRole('button', { name: /^Send again/ }).click();
  await expect(answer).toContainText('Mail sent');
});

test('a reader sees masked items and cannot act', async ({ page }) => {
  await signInAs(page, 'Reader', 'reader');
  const { reference, email } = await newInquiry();
  await openItem(page, reference);
  await expect(page.getByText('Your role does not see personal data')).toBeVisible();
  await expect(page.getByText(email)).toHaveCount(0);
  await expect(page.getByText('Mina Park')).toHaveCount(0);
  await expect(answerField(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Mark as processed' })).toHaveCount(0);
});
