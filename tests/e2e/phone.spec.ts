import { expectAccessible } from '../support/accessible.ts';
import { dataDir, expect, test } from '../support/fixtures.ts';
import { sampledViews } from '../support/looks.ts';
import { newMember, newMobile, signIn } from '../support/members.ts';
import { codeSentTo } from '../support/outbox.ts';
import { post, requestCode, spelled } from '../support/sign-up-page.ts';
import { dayOfReturn, withdrawnMember } from '../support/site-api.ts';

const phonePage = '/mypage/phone';

test('a member changes their number with the code sent to the new one', async ({ page }) => {
  const { email, mobile } = await newMember();
  const next = newMobile();
  await signIn(page, email, phonePage);
  await expect(page.getByRole('definition')).toHaveText(spelled(mobile));
  await page.getByLabel('New mobile number').fill(`+82 ${next.slice(1)}`);
  await page.getByRole('button', { name: 'Send a code' }).click();
  await expect(page.getByText(`A code was sent to ${spelled(next)}.`)).toBeVisible();
  await page.getByLabel('Verification code').fill(await codeSentTo(dataDir(), next));
  await page.getByRole('button', { name: 'Change number' }).click();
  await expect(page.getByRole('status').first()).toHaveText(
    'The code has been verified. Your phone number has been updated.',
  );
  await expect(page.getByRole('definition')).toHaveText(spelled(next));
  await expect(page.getByLabel('New mobile number')).toHaveValue('');
});

const updated = {
  'ko-KR': '휴대전화 번호가 변경되었습니다.',
  'en-US': 'Your phone number has been updated.',
  'zh-CN': '手机号码已更新。',
  'zh-TW': '手機號碼已更新。',
  'ja-JP': '携帯電話番号を変更しました。',
};

test('the confirmation is shown in every language', async ({ page }) => {
  await signIn(page, (await newMember()).email, phonePage);
  for (const [lang, text] of Object.entries(updated)) {
    await page.goto(`${phonePage}?done=changed&lang=${lang}`);
    await expect(page.getByRole('status').first()).toContainText(text);
  }
});

test.describe('without JavaScript, on a phone', () => {
  test.use({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
    expectedMessages: /status of 4/,
  });

  test('a member changes their number', async ({ page }) => {
    const { email } = await newMember();
    const next = newMobile();
    await signIn(page, email, phonePage);
    await page.getByLabel('New mobile number').fill(next);
    await page.getByRole('button', { name: 'Send a code' }).click();
    await expect(page.getByLabel('New mobile number')).toHaveValue(next);
    await page.getByLabel('Verification code').fill('1');
    await page.getByRole('button', { name: 'Change number' }).click();
    await expect(page.getByLabel('Verification code')).toHaveAccessibleDescription(/six-digit code/);
    await page.getByLabel('Verification code').fill(await codeSentTo(dataDir(), next));
    await page.getByRole('button', { name: 'Change number' }).click();
    await expect(page.getByRole('main')).toContainText('Your phone number has been updated.');
    await expect(page.getByRole('definition')).toHaveText(spelled(next));
  });
});

test.describe('a number', () => {
  test.use({ expectedMessages: /status of 4(01|03|10)/ });

  test('of a former member is refused, with the day from which it is free', async ({ page, request }) => {
    const { mobile } = await withdrawnMember(request);
    await signIn(page, (await newMember()).email, phonePage);
    await page.getByLabel('New mobile number').fill(mobile);
    await page.getByRole('button', { name: 'Send a code' }).click();
    await page.getByLabel('Verification code').fill(await codeSentTo(dataDir(), mobile));
    await page.getByRole('button', { name: 'Change number' }).click();
    await expect(page.getByRole('alert').last()).toHaveText(
      `This number belonged to an account that was closed. You can use it from ${dayOfReturn()}.`,
    );
    await expect(page.getByText('The code has been verified.')).toBeVisible();
  });

  test('is not changed by a code for another number, session or purpose, nor by one that was used', async ({
    page,
    browser,
  }) => {
    const { email } = await newMember();
    const mobile = newMobile();
    await signIn(page, email, phonePage);
    const change = (code: string, to = mobile) => post(page.request, phonePage, { mobile: to, code });
    await requestCode(page.request, mobile, phonePage);
    const own = await codeSentTo(dataDir(), mobile);
    expect((await change(own, newMobile())).status()).toBe(410);

    const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin });
    const otherPage = await elsewhere.newPage();
    await signIn(otherPage, email, phonePage);
    expect((await post(otherPage.request, phonePage, { mobile, code: own })).status()).toBe(410);
    await elsewhere.close();

    const forSignUp = newMobile();
    await requestCode(page.request, forSignUp);
    expect((await change(await codeSentTo(dataDir(), forSignUp), forSignUp)).status()).toBe(410);

    expect((await change(own)).status()).toBe(200);
    expect((await change(own)).status()).toBe(410);
  });

  test('that was typed stays after the session has ended', async ({ page, context }) => {
    await signIn(page, (await newMember()).email, phonePage);
    const next = newMobile();
    await page.getByLabel('New mobile number').fill(next);
    await context.clearCookies({ name: 'access_token' });
    await page.getByRole('button', { name: 'Send a code' }).click();
    await expect(page.getByRole('alert').first()).toContainText('You have been signed out.');
    await expect(page.getByLabel('New mobile number')).toHaveValue(next);
  });
});

for (const { locale: lang, width } of sampledViews) {
  test(`changing the number in ${lang} at ${width} px passes axe, opened, with errors and done`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const { email } = await newMember();
    await signIn(page, email, phonePage);
    await page.goto(`${phonePage}?lang=${lang}`);
    await page.locator('[name=mobile]').press('Enter');
    await expect(page.getByRole('alert').last()).not.toBeEmpty();
    await expectAccessible(page);
    const next = newMobile();
    await page.locator('[name=mobile]').fill(next);
    await page.locator('button[name=form]').click();
    await page.locator('[name=code]').fill(await codeSentTo(dataDir(), next));
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/done=changed/);
    await expectAccessible(page);
  });
}
