import type { Page } from '@playwright/test';
import { query } from '../support/databases.ts';
import { databaseUrl, expect, test } from '../support/fixtures.ts';
import { goByMenu } from '../support/menu.ts';
import { newVisitor } from '../support/visitor.ts';

async function fillInquiry(page: Page, subject: string): Promise<void> {
  await page.getByRole('radio', { name: 'Partnership' }).check();
  await page.getByLabel('Brand or company name').fill('Aurora Cosmetics');
  await page.getByLabel('E-mail').fill(newVisitor().email);
  await page.getByLabel('Subject').fill(subject);
  await page.getByRole('textbox', { name: 'Inquiry' }).fill('What was typed stays.');
  await page.getByLabel('I agree to the use').check();
}

async function countInquiries(subject: string): Promise<number> {
  return (await query(databaseUrl(), 'select 1 from contacts where subject = $1', [subject])).length;
}

test.describe('the inquiry form', () => {
  test('names every wrong field, and gives the first one the focus', async ({ page }) => {
    await page.goto('/contact?lang=ko-KR');
    await page.getByRole('button', { name: '문의 보내기' }).click();
    await expect(page.getByRole('alert')).toHaveText('입력하신 내용을 확인해 주세요.');
    await expect(page.getByRole('radio').first()).toBeFocused();
    const messages = {
      '브랜드명 또는 회사명': '브랜드명 또는 회사명을 입력해 주세요.',
      이메일: '이메일을 입력해 주세요.',
      제목: '제목을 입력해 주세요.',
      '개인정보 수집·이용에 동의합니다.': '개인정보 수집·이용에 동의해 주세요.',
    };
    for (const [label, message] of Object.entries(messages)) {
      const field = page.getByLabel(label, { exact: false }).first();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(new RegExp(`${message}$`));
    }
    await expect(page.getByLabel('연락처')).not.toHaveAttribute('aria-invalid');
  });

  test('keeps what was typed when something is wrong', async ({ page }) => {
    await page.goto('/contact?lang=en-US');
    await fillInquiry(page, 'Kept');
    await page.getByLabel('E-mail').fill('not an address');
    await page.getByRole('button', { name: 'Send inquiry' }).click();
    await expect(page.getByLabel('E-mail')).toBeFocused();
    await expect(page.getByLabel('E-mail')).toHaveValue('not an address');
    await expect(page.getByLabel('Subject')).toHaveValue('Kept');
    await expect(page.getByRole('radio', { name: 'Partnership' })).toBeChecked();
    expect(await countInquiries('Kept')).toBe(0);
  });

  test('keeps what was typed when the link to this very page is clicked', async ({ page }) => {
    await page.goto('/contact?lang=en-US');
    await page.getByLabel('Subject').fill('Half written');
    await goByMenu(page, 'Main menu', 'PR', 'Contact us');
    await page.waitForTimeout(500);
    await expect(page.getByLabel('Subject')).toHaveValue('Half written');
  });

  test.describe('on a bad network', () => {
    test.use({ expectedMessages: /Failed to load resource/ });

    test('stores an inquiry once whose answer got lost and that is sent again', async ({ page }) => {
      const subject = `Lost answer ${crypto.randomUUID()}`;
      await page.goto('/contact?lang=en-US');
      await fillInquiry(page, subject);
      await page.route('**/_serverFn/**', async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      });
      await page.getByRole('button', { name: 'Send inquiry' }).click();
      await expect(page.getByRole('alert')).toContainText('What you typed is still here');
      await expect(page.getByLabel('Subject')).toHaveValue(subject);
      expect(await countInquiries(subject)).toBe(1);

      await page.unroute('**/_serverFn/**');
      await page.getByRole('button', { name: 'Send inquiry' }).click();
      await expect(page.getByRole('heading', { name: 'Your inquiry has been registered.' })).toBeVisible();
      expect(await countInquiries(subject)).toBe(1);
    });
  });

  test('can be sent by keyboard alone', async ({ page }) => {
    const subject = `Keyboard ${crypto.randomUUID()}`;
    await page.goto('/contact?lang=en-US');
    await page.getByRole('radio', { name: 'OEM / ODM' }).focus();
    await page.keyboard.press('Space');
    for (const text of ['Aurora', newVisitor().email, '', subject, 'By keyboard']) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(text);
    }
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Your inquiry has been registered.' })).toBeFocused();
    expect(await countInquiries(subject)).toBe(1);
  });

  test('starts anew for another inquiry', async ({ page }) => {
    await page.goto('/contact?lang=en-US');
    const key = () => page.locator('input[name=idempotencyKey]').inputValue();
    const first = await key();
    await fillInquiry(page, `Again ${crypto.randomUUID()}`);
    await page.getByRole('button', { name: 'Send inquiry' }).click();
    await page.getByRole('link', { name: 'Send another inquiry' }).click();
    await expect(page.getByLabel('Subject')).toHaveValue('');
    expect(await key()).not.toBe(first);
  });
});
