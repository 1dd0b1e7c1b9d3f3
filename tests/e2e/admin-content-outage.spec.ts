import { test } from '../support/cut-site.ts';
import { expect } from '../support/fixtures.ts';
import { createItem, expectSaved, newTitle, save, textOf, typeText } from '../support/staff-content.ts';
import { signInStaff } from '../support/staff-pages.ts';

test.use({ expectedMessages: /Failed to load resource|PageError/ });

test('text written without a database stays, and is then saved and published whole', async ({
  page,
  line,
}) => {
  await signInStaff(page, 'editor');
  await createItem(page, newTitle());
  await page.getByRole('textbox', { name: 'Summary' }).fill('요약입니다.');
  await save(page);

  line.cut();
  const text = '데이터베이스가 없는 동안 쓴 글입니다.';
  await typeText(page, text);
  const status = page.getByRole('status').filter({ hasText: 'Not saved yet: the server is not available.' });
  await expect(status).toContainText('What you have written is stored in this browser.');
  await page.keyboard.press('Control+Enter');
  await expect(status).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  line.mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectSaved(page);

  await page.keyboard.press('Control+Enter');
  const dialog = page.getByRole('dialog', { name: 'Before you publish' });
  const publish = dialog.getByRole('button', { name: 'Publish now' });
  await expect(publish).toBeEnabled();
  line.cut();
  await publish.click();
  await expect(page.getByText('This is not possible right now.').first()).toBeVisible();
  await expect(dialog).toBeVisible();
  line.mend();
  await publish.click();
  await expect(page.getByText('Published.').first()).toBeVisible();
  // The site uses a database again within some seconds of its return.
  await expect(async () => {
    await page.reload();
    await expect(textOf(page)).toContainText(text, { timeout: 1_000 });
  }).toPass({ timeout: 10_000 });
});
