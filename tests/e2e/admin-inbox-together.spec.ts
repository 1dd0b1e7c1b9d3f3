import { sql } from 'drizzle-orm';
import { expect, test } from '../support/fixtures.ts';
import { answerField, newInquiry, openItem, signInAs } from '../support/inbox-pages.ts';
import { holdScripts, whenLive } from '../support/live.ts';
import { siteDatabase, siteRows } from '../support/members.ts';

const answer = 'The lead time is six weeks.';

test('of two agents, the second sees the answer of the first before sending, and loses no text', async ({
  page,
  browser,
  siteUrl,
}) => {
  await signInAs(page, 'First Agent');
  const context = await browser.newContext({ baseURL: siteUrl });
  const second = await context.newPage();
  await signInAs(second, 'Second Agent');
  const { reference } = await newInquiry();
  await openItem(second, reference);
  await answerField(second).fill('My own answer.');
  await openItem(page, reference);
  await expect(page.getByText(/Second Agent (is writing|also has)/)).toBeVisible();
  await answerField(page).fill(answer);
  await page.getByRole('button', { name: 'Send the answer' }).click();
  await expect(page.getByRole('region', { name: /^Answer by First Agent/ })).toBeVisible();
  await second.getByRole('button', { name: 'Send the answer' }).click();
  await expect(second.getByText(/First Agent was faster/).first()).toBeVisible();
  await expect(second.getByText('First Agent: sent an answer')).not.toHaveCount(0);
  await expect(answerField(second)).toHaveValue('My own answer.');
  const stored = await siteRows(
    sql`select content from answers where contact_id = (select id from contacts where reference = ${reference})`,
  );
  expect(stored).toEqual([{ content: answer }]);
  await second.getByRole('button', { name: 'I have seen it, continue' }).click();
  await second.getByRole('button', { name: 'Send the answer' }).click();
  await expect(second.getByRole('region', { name: /^Answer by Second Agent/ })).toBeVisible();
  await context.close();
});

test('an unsent answer survives a closed tab', async ({ page }) => {
  await signInAs(page, 'Agent');
  const { reference } = await newInquiry();
  await openItem(page, reference);
  await answerField(page).fill(answer);
  await page.goto('/admin?lang=en-US');
  await openItem(page, reference);
  await expect(answerField(page)).toHaveValue(answer);
  await expect(page.getByText('The text that you had not sent is back.')).toBeVisible();
});

test('text that is typed before the page is hydrated stays, and is stored in the browser', async ({
  page,
}) => {
  await signInAs(page, 'Agent');
  const { reference } = await newInquiry();
  const release = await holdScripts(page);
  await page.goto(`/admin/inbox/${reference}?lang=en-US`, { waitUntil: 'commit' });
  await answerField(page).fill(answer);
  release();
  await whenLive(answerField(page));
  await page.getByRole('button', { name: 'Preview the email' }).click();
  await expect(page.getByRole('dialog').frameLocator('iframe').getByText(answer)).toBeVisible();
  await openItem(page, reference);
  await expect(answerField(page)).toHaveValue(answer);
});

test.describe('with an ended session', () => {
  test.use({ expectedMessages: /401/ });

  test('an answer stays in its form until the person has signed in again', async ({ page }) => {
    const { email } = await signInAs(page, 'Agent');
    const { reference } = await newInquiry();
    await openItem(page, reference);
    await answerField(page).fill(answer);
    await siteDatabase().execute(
      sql`delete from staff_sessions where staff_id = (select id from staff where email = ${email})`,
    );
    await page.getByRole('button', { name: 'Send the answer' }).click();
    await expect(page.getByRole('dialog')).toContainText('signed out');
    await page.keyboard.press('Escape');
    // Appears once the page has read everything again.
    await expect(page.getByText('You are signed out').first()).toBeVisible();
    await expect(answerField(page)).toHaveValue(answer);
  });
});

test.describe('without a connection', () => {
  test.use({ expectedMessages: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ });

  test('an answer stays in its form and can be sent later', async ({ page, context }) => {
    await signInAs(page, 'Agent');
    const { reference } = await newInquiry();
    await openItem(page, reference);
    await answerField(page).fill(answer);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Send the answer' }).click();
    await expect(page.getByText('No answer came.').first()).toBeVisible();
    await context.setOffline(false);
    // A live region announces the message, so that the toast is hidden from readers until it has the focus.
    await page.getByRole('button', { name: 'Try again', includeHidden: true }).click();
    await expect(page.getByRole('region', { name: /^Answer by Agent/ })).toBeVisible();
  });
});
