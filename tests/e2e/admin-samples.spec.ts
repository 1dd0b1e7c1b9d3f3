import { sql } from 'drizzle-orm';
import { expectAccessible } from '../support/accessible.ts';
import { dataDir, expect, test } from '../support/fixtures.ts';
import { signInAs } from '../support/inbox-pages.ts';
import { newMember, signIn, siteRows } from '../support/members.ts';
import { mailSentTo } from '../support/outbox.ts';
import { postForm } from '../support/questions.ts';

const shipment = { carrier: '한진택배', trackingNumber: '4021-7788-1203', note: 'Keep it below 25 °C.' };

test('a sample request is prepared and sent by staff, and the member follows it until it arrives', async ({
  page,
  browser,
  siteUrl,
}) => {
  const { id, email } = await newMember();
  const context = await browser.newContext({ baseURL: siteUrl });
  const member = await context.newPage();
  await signIn(member, email, '/sample');
  const option = member.getByLabel('Ingredient').locator('option').nth(1);
  const idProduct = (await option.getAttribute('value')) ?? '';
  const delivery = {
    company: '오로라랩',
    carrierAgree: 'true',
    recipient: '김연구',
    mobile: '02-1234-5678',
    zipcode: '06236',
    address1: '테헤란로 1',
  };
  await postForm(member, '/sample', { idProduct, amount: '500 g', purpose: 'Serum trials.', ...delivery });
  const [row] = await siteRows(sql`select id from samples where member_id = ${id}`);
  const reference = `S-${row?.id}`;

  await signInAs(page, 'Sample Agent');
  await page.goto(`/admin/inbox?lang=en-US&kind=SAMPLE&query=${reference}`);
  await page
    .getByRole('link', { name: new RegExp(`· ${reference} ·`) })
    .first()
    .click();
  const facts = page.getByRole('region', { name: 'Sample request' });
  for (const text of ['500 g', '오로라랩', '김연구', '06236 테헤란로 1', 'Waiting'])
    await expect(facts).toContainText(text);
  const work = page.getByRole('form', { name: 'Work on the sample' });
  await work.getByRole('button', { name: 'Save and send the email' }).click();
  await expect(facts).toContainText('Sample in preparation');
  await work.getByLabel('State').selectOption({ label: 'Sample sent' });
  await work.getByLabel('Carrier').fill(shipment.carrier);
  const save = work.getByRole('button', { name: 'Save and send the email' });
  await save.click();
  await expect(work.getByLabel('Tracking number')).toBeFocused();
  await expect(work.getByLabel('Tracking number')).toHaveAccessibleDescription('Enter the tracking number.');
  await expect(facts).not.toContainText('Sample sent');
  await work.getByLabel('Tracking number').fill(shipment.trackingNumber);
  await work.getByLabel('Note to the member').fill(shipment.note);
  await work.getByRole('button', { name: 'Preview the email' }).click();
  const preview = page.getByRole('dialog', { name: 'The email that would go out' });
  await expect(preview.frameLocator('iframe').getByText(shipment.trackingNumber)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await work.getByRole('button', { name: 'Save and send the email' }).click();
  await expect(facts).toContainText(shipment.trackingNumber);

  expect(await mailSentTo(dataDir(), email, shipment.trackingNumber)).toContain(shipment.note);
  await member.goto('/sample?lang=en-US');
  const request = member.getByRole('region', { name: 'Your requests' }).getByRole('listitem');
  await expect(request).toContainText('Sent');
  for (const text of Object.values(shipment)) await expect(request).toContainText(text);
  await expectAccessible(member);
  await work.getByLabel('State').selectOption({ label: 'Sample delivered' });
  await work.getByRole('button', { name: 'Save and send the email' }).click();
  await expect(facts).toContainText('Sample delivered');
  await member.reload();
  await expect(request).toContainText(/Delivered\d{4}-\d\d-\d\d/);
  await context.close();
});
