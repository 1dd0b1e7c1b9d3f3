import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';
import { answerField, newInquiry, openItem, signInAs } from '../support/inbox-pages.ts';
import { expectGoodLooks, lookAt, sampledViews } from '../support/looks.ts';

for (const view of sampledViews) {
  test(`the inbox is accessible in ${view.locale} at ${view.width} px`, async ({ page }) => {
    await signInAs(page, '김담당');
    const subject = `Look ${view.width} ${Date.now()}`;
    const { reference } = await newInquiry({ subject });
    await newInquiry({ subject, receivedAt: new Date(Date.now() - 20 * 86_400_000), fullName: '오로라' });
    const query = encodeURIComponent(subject);
    await lookAt(page, view, { name: 'admin-inbox', path: `/admin/inbox?query=${query}` });
    await page.getByRole('checkbox').first().check();
    await expectAccessible(page);
    await lookAt(page, view, { name: 'admin-inbox-none', path: '/admin/inbox?query=nothing-has-this-text' });
    await openItem(page, reference);
    await answerField(page).fill('Dear Mina,\nsix weeks.');
    await page.getByRole('button', { name: 'Send the answer' }).click();
    await expect(page.getByRole('region', { name: /^Answer by/ })).toBeVisible();
    await lookAt(page, view, { name: 'admin-inbox-item', path: `/admin/inbox/${reference}` });
  });
}

test.describe('a reference that no item has', () => {
  test.use({ expectedMessages: /status of 404/ });

  test('is accessible', async ({ page }) => {
    await signInAs(page, '김담당');
    await expectGoodLooks(page, { 'admin-inbox-missing': '/admin/inbox/LB-NOTHING' });
  });
});

test('saved replies are accessible', async ({ page }) => {
  await signInAs(page, '김담당');
  await expectGoodLooks(page, {
    'admin-replies': '/admin/replies',
    'admin-replies-new': '/admin/replies/new',
  });
});
