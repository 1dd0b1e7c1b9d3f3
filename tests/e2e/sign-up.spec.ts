import { randomInt } from 'node:crypto';
import { expectAccessible } from '../support/accessible.ts';
import { dataDir, expect, test } from '../support/fixtures.ts';
import { sampledViews } from '../support/looks.ts';
import { newMember, newMobile, password } from '../support/members.ts';
import { codeSentTo, mailSentTo, sentMessages } from '../support/outbox.ts';
import { fillSignUp, post, spelled } from '../support/sign-up-page.ts';
import { newVisitor } from '../support/visitor.ts';

test('a visitor signs up, is signed in, and gets a notice of the mail', async ({ page }) => {
  await page.goto('/signup?lang=en-US');
  const { email, mobile } = await fillSignUp(page);
  await page.getByRole('button', { name: 'Send a code' }).click();
  await expect(page.getByText(`A code was sent to ${spelled(mobile)}.`)).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^(3:00|2:5\d) left$/);
  await expect(page.getByLabel('Verification code')).toBeFocused();
  await expect(page.getByRole('button', { name: /^Again in (60|5\d) s$/ })).toBeVisible();
  const code = await codeSentTo(dataDir(), mobile);
  await page.getByLabel('Verification code').fill(` ${code.slice(0, 3)} ${code.slice(3)} `);
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  await expect(page).toHaveURL(/\/mypage\?done=joined&lang=en-US$/);
  await expect(page.getByRole('main')).toContainText(`We have sent an email to ${email}.`);
  await expect(page.getByRole('banner').getByRole('link', { name: 'My page' })).toBeVisible();
  expect(await mailSentTo(dataDir(), email, '/email/verify')).toContain('token=');
});

test('the return path is preserved, and members who are signed in are redirected', async ({ page }) => {
  await page.goto('/login?lang=en-US&next=/sample');
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(/\/signup\?.*next=%2Fsample/);
  const { mobile } = await fillSignUp(page);
  await page.getByRole('button', { name: 'Send a code' }).click();
  await page.getByLabel('Verification code').fill(await codeSentTo(dataDir(), mobile));
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  await expect(page).toHaveURL(/\/sample\?lang=en-US$/);
  await page.goto('/signup?lang=en-US');
  await expect(page).toHaveURL(/\/mypage\?lang=en-US$/);
  await page.goto('/signup?lang=en-US&next=//evil.example');
  await expect(page).toHaveURL(/\/\?lang=en-US$/);
});

test.describe('before and after hydration', () => {
  // Before hydration, Enter posts the form, and the response lists the missing fields.
  test.use({ expectedMessages: /status of 400/ });

  test('by keyboard alone: Enter in a field sends no text message, and errors are shown at their fields', async ({
    page,
  }) => {
    const mobile = newMobile();
    await page.goto('/signup?lang=en-US');
    await page.getByLabel('Mobile number').fill(mobile);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('I agree to the terms of service and am 14 or older.')).toBeFocused();
    await expect(page.getByLabel('I agree to the terms')).toHaveAccessibleDescription(
      'To sign up, confirm that you are 14 or older and agree to the terms of service.',
    );
    await expect(page.getByLabel('Verification code')).toHaveAccessibleDescription(/six-digit code/);
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
      /Please enter an email address/,
    );
    expect(sentMessages(dataDir(), mobile)).toEqual([]);
    await page.keyboard.press('Space');
    await expect(page.getByLabel('I agree to the terms')).toBeChecked();
    await page.getByLabel('Mobile number').focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Send a code' })).toBeFocused();
    await page.keyboard.press('Space');
    await expect(page.getByLabel('Verification code')).toBeFocused();
    await page.getByLabel(/^Password/).fill(password);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(/^Password/)).toHaveAttribute('type', 'text');
    await expect(page.getByRole('button', { name: 'Hide password' })).toBeFocused();
  });
});

test('agreeing to all includes the optional consents, which are not required to sign up', async ({
  page,
}) => {
  await page.goto('/signup?lang=en-US');
  const all = page.getByLabel('I agree to all of these');
  const news = page.getByLabel('I agree to get news and offers by email (advertising).');
  await expect(page.getByText('This includes what is optional: Consent to optional details')).toBeVisible();
  await expect(page.getByRole('group', { name: /^Optional/ })).toContainText('You can sign up without it.');
  await all.check();
  await expect(news).toBeChecked();
  await news.uncheck();
  await expect(all).not.toBeChecked();
  await expect(page.getByLabel('I agree to the terms')).toBeChecked();
  await page.getByText('Read it in full').first().click();
  await expect(page.getByRole('region', { name: 'Terms of service' })).toContainText('Version');
});

test.describe('a code', () => {
  test.use({ expectedMessages: /status of 4(00|09|10|29)/ });

  test('that is wrong uses one of five attempts, and then becomes invalid', async ({ page }) => {
    await page.goto('/signup?lang=en-US');
    const { mobile } = await fillSignUp(page);
    await page.getByRole('button', { name: 'Send a code' }).click();
    const right = await codeSentTo(dataDir(), mobile);
    const wrong = String((Number(right) + 1) % 1_000_000).padStart(6, '0');
    const code = page.getByLabel('Verification code');
    await code.fill('12 34');
    await page.getByRole('button', { name: 'Sign up', exact: true }).click();
    await expect(code).toHaveAccessibleDescription(/Please enter the six-digit code/);
    for (const left of [4, 3, 2, 1]) {
      await code.fill(wrong);
      await page.getByRole('button', { name: 'Sign up', exact: true }).click();
      await expect(code).toHaveAccessibleDescription(new RegExp(`Tries left: ${left}\\.`));
      await expect(code).toBeFocused();
    }
    await page.getByRole('button', { name: 'Sign up', exact: true }).click();
    await expect(code).toHaveAccessibleDescription(/The code was wrong 5 times/);
    await code.fill(right);
    await page.getByRole('button', { name: 'Sign up', exact: true }).click();
    await expect(page.getByRole('alert').last()).toContainText('has expired');
    await expect(page).toHaveURL(/\/signup/);
  });

  test('is valid for three minutes, and can be requested again after one', async ({ page }) => {
    await page.clock.install();
    await page.goto('/signup?lang=en-US');
    const { mobile } = await fillSignUp(page);
    await page.getByRole('button', { name: 'Send a code' }).click();
    const status = page.getByRole('status').filter({ hasText: 'A code was sent' });
    await expect(status).toContainText('It is valid for three minutes.');
    const again = page.getByRole('button', { name: /^(Send again|Again in)/ });
    await expect(again).toHaveAttribute('aria-disabled', 'true');
    await again.click({ force: true });
    await page.clock.fastForward(61_000);
    await expect(again).toHaveText('Send again');
    await expect(again).not.toHaveAttribute('aria-disabled');
    await page.clock.fastForward(60_000);
    await expect(status).toContainText('One minute left.');
    await page.getByLabel('Mobile number').fill('010-1234-0000');
    await expect(page.getByLabel('Verification code')).toHaveAccessibleDescription(/The number has changed/);
    await page.getByLabel('Mobile number').fill(mobile);
    await page.clock.fastForward(60_000);
    await expect(page.getByLabel('Verification code')).toHaveAccessibleDescription(/The code has expired/);
    expect(sentMessages(dataDir(), mobile)).toHaveLength(1);
  });

  test('can be requested once a minute from all pages together', async ({ page, request }) => {
    const mobile = newMobile();
    await post(request, '/signup', { form: 'code', mobile });
    await page.goto('/signup?lang=en-US');
    await page.getByLabel('Mobile number').fill(mobile);
    await page.getByRole('button', { name: 'Send a code' }).click();
    await expect(page.getByRole('alert').first()).toHaveText(
      'That was too many in a short time. Please try again in 1 minute.',
    );
    await expect(page.getByLabel('Mobile number')).toHaveValue(mobile);
  });

  test('that was correct stays valid while another field is invalid', async ({ page }) => {
    const known = await newMember();
    await page.goto('/signup?lang=en-US');
    const { mobile } = await fillSignUp(page, { email: known.email.toUpperCase() });
    await page.getByRole('button', { name: 'Send a code' }).click();
    await page.getByLabel('Verification code').fill(await codeSentTo(dataDir(), mobile));
    await page.getByRole('button', { name: 'Sign up', exact: true }).click();
    await expect(page.getByRole('alert').last()).toHaveText('This email address is already registered.');
    await expect(page.getByText('The code has been verified.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
    await expect(page.getByRole('main').getByRole('link', { name: 'Reset the password' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('textbox', { name: 'Email' }).fill(newVisitor().email);
    await page.getByRole('button', { name: 'Sign up', exact: true }).click();
    await expect(page).toHaveURL(/\/mypage\?/);
  });

  test('requires the current consent texts: a new version is shown and must be ticked again', async ({
    page,
  }) => {
    await page.route(/\/signup\?lang=en-US$/, async (route) => {
      if (route.request().method() !== 'GET') return route.continue();
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(/2026-11-2[789](?!T)/g, '2020-01-01');
      // Without its policy, by which a script that was changed on its way does not run.
      const { 'content-security-policy': _policy, ...headers } = response.headers();
      await route.fulfill({ response, body, headers });
    });
    await page.goto('/signup?lang=en-US');
    const { mobile } = await fillSignUp(page);
    await page.getByRole('button', { name: 'Send a code' }).click();
    await page.getByLabel('Verification code').fill(await codeSentTo(dataDir(), mobile));
    await page.getByRole('button', { name: 'Sign up', exact: true }).click();
    await expect(page.getByRole('alert').last()).toContainText(
      'The consent text has changed in the meantime.',
    );
    await expect(page.getByLabel('I agree to the terms')).not.toBeChecked();
    await page.getByLabel('I agree to the terms').check();
    await page.getByLabel('I have read the privacy policy').check();
    await page.getByRole('button', { name: 'Sign up', exact: true }).click();
    await expect(page).toHaveURL(/\/mypage\?/);
  });
});

test.describe('without JavaScript, on a phone', () => {
  test.use({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
    expectedMessages: /status of 4/,
  });

  test('a visitor signs up, and all typed values except the password are preserved', async ({ page }) => {
    await page.goto('/signup?lang=en-US');
    const { email, mobile } = await fillSignUp(page);
    await expect(page.getByText('Please enter your password last')).toBeVisible();
    await expect(page.getByLabel('I agree to all of these')).toBeHidden();
    await page.getByLabel('I agree to get news').check();
    await page.getByRole('button', { name: 'Send a code' }).click();
    await expect(page.getByText(/Valid until \d\d:\d\d:\d\d \(Korean time\)/)).toBeVisible();
    await expect(page.getByLabel('Verification code')).toBeFocused();
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
    await expect(page.getByLabel('Mobile number')).toHaveValue(spelled(mobile));
    await expect(page.getByLabel('I agree to get news')).toBeChecked();
    await expect(page.getByLabel(/^Password/)).toHaveValue('');
    expect(await page.content()).not.toContain(password);
    await page.getByLabel(/^Password/).fill(password);
    const right = await codeSentTo(dataDir(), mobile);
    await page.getByLabel('Verification code').fill(String((Number(right) + 1) % 1_000_000).padStart(6, '0'));
    await page.getByRole('textbox', { name: 'Name' }).press('Enter');
    await expect(page.getByLabel('Verification code')).toHaveAccessibleDescription(/Tries left: 4/);
    await expect(page.getByLabel('I agree to the terms')).toBeChecked();
    await page.getByLabel('Verification code').fill(right);
    await page.getByLabel(/^Password/).fill(password);
    await page.getByRole('button', { name: 'Sign up', exact: true }).click();
    await expect(page).toHaveURL(/\/mypage\?done=joined/);
    await expect(page.getByRole('main')).toContainText('Signed in as Kim Boram');
  });

  test('another version of a text unticks its box', async ({ page }) => {
    await page.route(/\/signup\?lang=en-US$/, async (route) => {
      if (route.request().method() !== 'GET') return route.continue();
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(/2026-11-2[789](?!T)/g, '2020-01-01');
      await route.fulfill({ response, body });
    });
    await page.goto('/signup?lang=en-US');
    await fillSignUp(page);
    await page.getByLabel('Verification code').fill(String(randomInt(100_000, 999_999)));
    await page.getByRole('button', { name: 'Sign up', exact: true }).click();
    await expect(page.getByRole('alert').last()).toContainText('The consent text has changed');
    await expect(page.getByLabel('I agree to the terms')).not.toBeChecked();
  });
});

for (const { locale: lang, width } of sampledViews) {
  test.describe(`signing up in ${lang} at ${width} px`, () => {
    test.use({ expectedMessages: /status of 400/, viewport: { width, height: 900 } });

    test('passes axe when opened, and with errors', async ({ page }) => {
      await page.goto(`/signup?lang=${lang}`);
      await expectAccessible(page);
      await page.locator('form button[type=submit]:not([name]):visible').last().click();
      await expect(page.getByRole('alert').last()).not.toBeEmpty();
      await expectAccessible(page);
    });

    test('passes axe with the code sent, and for the new member', async ({ page }) => {
      await page.goto(`/signup?lang=${lang}`);
      const mobile = newMobile();
      await page.locator('[name=mobile]').fill(mobile);
      await page.locator('button[name=form]').click();
      await expect(page.getByRole('timer')).toBeVisible();
      await expectAccessible(page);
      for (const box of await page.locator('[name$=Agree]').all()) await box.check();
      await page.locator('[name=email]').fill(newVisitor().email);
      await page.locator('[name=name]').fill('김보람');
      await page.locator('[name=password]').fill(password);
      await page.locator('[name=code]').fill(await codeSentTo(dataDir(), mobile));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/mypage\?/);
      // The address is the new one a moment before the page is.
      await expect(page.locator('[name=code]')).toHaveCount(0);
      await expectAccessible(page);
    });
  });
}
