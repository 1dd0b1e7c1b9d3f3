import { expect, test } from '../support/fixtures.ts';
import { countInquiries, fillInquiry, pdf } from '../support/inquiry-page.ts';
import { goByMenu } from '../support/menu.ts';
import { followRequests } from '../support/requests.ts';
import { newVisitor } from '../support/visitor.ts';

test.describe('the inquiry form', () => {
  const wrong = {
    'ko-KR': {
      send: '문의 보내기',
      alert: '입력하신 내용을 확인해 주세요.',
      fields: {
        '브랜드명 또는 회사명': '브랜드명 또는 회사명을 입력해 주세요.',
        이메일: '이메일을 입력해 주세요.',
        제목: '제목을 입력해 주세요.',
        '문의 내용': '문의 내용을 입력해 주세요.',
        '개인정보 수집·이용에 동의합니다.': '개인정보 수집·이용에 동의해 주세요.',
      },
    },
    'en-US': {
      send: 'Send inquiry',
      alert: 'Please check the values you entered.',
      fields: {
        'Brand or company name': 'Please enter a brand name or company name.',
        Email: 'Please enter an email address.',
        Subject: 'Please enter a subject.',
        'Inquiry Required': 'Please enter the inquiry content.',
        'I agree to the use': 'Please agree to the use of your personal data.',
      },
    },
    'zh-CN': {
      send: '提交咨询',
      alert: '请检查您输入的内容。',
      fields: {
        品牌或公司名称: '请输入品牌或公司名称。',
        电子邮箱: '请输入电子邮箱。',
        联系电话: '请输入联系电话。',
        主题: '请输入主题。',
        咨询内容: '请输入咨询内容。',
        本人同意: '请同意个人信息的收集与使用。',
      },
    },
  };

  for (const [locale, { send, alert, fields }] of Object.entries(wrong)) {
    test(`names every wrong field in ${locale}, and gives the first one the focus`, async ({ page }) => {
      await page.goto(`/contact?lang=${locale}`);
      await page.getByRole('button', { name: send }).click();
      await expect(page.getByRole('alert')).toHaveText(alert);
      await expect(page.getByRole('radio').first()).toBeFocused();
      for (const [label, message] of Object.entries(fields)) {
        const field = page.getByLabel(label).first();
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        await expect(field).toHaveAccessibleDescription(new RegExp(`${message}$`));
      }
      const isMobileWrong = locale === 'zh-CN' ? 'true' : null;
      expect(await page.locator('#mobile').getAttribute('aria-invalid')).toBe(isMobileWrong);
    });
  }

  test('validates a field on blur and does not move the focus', async ({ page }) => {
    await page.goto('/contact?lang=en-US');
    const email = page.getByLabel('Email');
    await email.fill('not an address');
    await page.keyboard.press('Tab');
    await expect(email).toHaveAccessibleDescription(
      'Please enter a valid email address, such as name@company.com.',
    );
    await expect(page.getByLabel('Country code')).toBeFocused();
    await email.fill('buyer@example.com');
    await page.keyboard.press('Tab');
    await expect(email).not.toHaveAttribute('aria-invalid');
  });

  test('reports a text that is too long and does not truncate it', async ({ page }) => {
    await page.goto('/contact?lang=en-US');
    const content = page.getByRole('textbox', { name: 'Inquiry' });
    await content.fill('x'.repeat(5012));
    await expect(page.getByText('Please shorten it by 12.')).toBeVisible();
    await expect(page.getByText('5,012 / 5,000 characters')).toBeVisible();
    await expect(content).toHaveValue('x'.repeat(5012));
  });

  test('preserves typed values after an error', async ({ page }) => {
    await page.goto('/contact?lang=en-US');
    await fillInquiry(page, 'Unsent');
    await page.getByLabel('Email').fill('not an address');
    await page.getByRole('button', { name: 'Send inquiry' }).click();
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(page.getByLabel('Email')).toHaveValue('not an address');
    await expect(page.getByLabel('Subject')).toHaveValue('Unsent');
    await expect(page.getByRole('radio', { name: 'Partnership' })).toBeChecked();
    expect(await countInquiries('Unsent')).toBe(0);
  });

  test('preserves typed values when the link to the same page is clicked', async ({ page }) => {
    await page.goto('/contact?lang=en-US');
    await page.getByLabel('Subject').fill('Half written');
    // The navigation hides on scrolling down and reappears on scrolling up.
    await page.mouse.wheel(0, -5_000);
    const settled = followRequests(page);
    await goByMenu(page, 'Main menu', 'PR', 'Contact us');
    await expect(page.locator('#menu-pr')).toBeHidden();
    await settled();
    await expect(page.getByLabel('Subject')).toHaveValue('Half written');
  });

  test.describe('on a bad network', () => {
    test.use({ expectedMessages: /Failed to load resource/ });

    test('stores an inquiry once when it is sent again after a lost answer', async ({ page }) => {
      const subject = `Lost answer ${crypto.randomUUID()}`;
      await page.goto('/contact?lang=en-US');
      await fillInquiry(page, subject);
      const file = { name: 'spec.pdf', mimeType: 'application/pdf', buffer: pdf };
      await page.getByLabel('Attached files').setInputFiles(file);
      await page.route('**/contact?*', async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      });
      await page.getByRole('button', { name: 'Send inquiry' }).click();
      await expect(page.getByRole('alert')).toContainText('What you typed is still here');
      await expect(page.getByRole('button', { name: 'Remove spec.pdf' })).toBeVisible();
      await expect(page.getByLabel('Subject')).toHaveValue(subject);
      expect(await countInquiries(subject)).toBe(1);

      await page.unroute('**/contact?*');
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
    // The country of the telephone number is one of the stops, and so are the files and the policy.
    for (const text of ['Aurora', newVisitor().email, '', '', subject, 'By keyboard', '', '']) {
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

  test('starts empty for another inquiry', async ({ page }) => {
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
