import { expect, test } from '../support/fixtures.ts';
import { newMember, password, signInByForm } from '../support/members.ts';

// A browser writes every refusal into its console.
test.use({ expectedMessages: /status of 401/ });

test('a member signs in, is redirected, and signs out', async ({ page, context }) => {
  const { email, name } = await newMember({ name: '김보람' });
  await page.goto('/login?lang=en-US&next=/mypage/points');
  await page.getByLabel('Email').fill(email.toUpperCase());
  await page.getByLabel('Password').fill('wrong password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'The information you entered is incorrect. Please check your email and password.',
  );
  await expect(page.getByLabel('Email')).toHaveValue(email.toUpperCase());
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/mypage\/points\?lang=en-US$/);
  await expect(page.getByRole('main')).toContainText(`Signed in as ${name}`);
  const [cookie] = (await context.cookies()).filter((one) => one.name === 'access_token');
  expect(cookie).toMatchObject({
    httpOnly: true,
    sameSite: 'Lax',
    secure: false,
    path: '/',
    domain: 'localhost',
  });
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(86_000);
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeLessThan(86_500);
  expect(await page.evaluate(() => document.cookie)).not.toContain('access_token');
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/\?lang=en-US$/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await page.goto('/mypage?lang=en-US');
  await expect(page).toHaveURL(/\/\?lang=en-US$/);
});

test('a sign-in without a page to return to leads to the member area', async ({ page }) => {
  const { email } = await newMember();
  await page.goto('/login?lang=en-US');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/mypage\?lang=en-US$/);
});

test('errors are shown at their fields, and the first invalid one has the focus', async ({ page }) => {
  await page.goto('/login?lang=en-US');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Please enter an email address.');
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription('Please enter your password.');
});

test('a sign-in updates other windows', async ({ page, context }) => {
  const { email } = await newMember();
  await page.goto('/?lang=en-US');
  const other = await context.newPage();
  await signInByForm(other, email);
  await expect(page.getByRole('banner').getByRole('link', { name: 'My page' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a member signs in and out', async ({ page }) => {
    const { email } = await newMember();
    await page.goto('/login?lang=en-US');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill('wrong password');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert')).toHaveText(
      'The information you entered is incorrect. Please check your email and password.',
    );
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await signInByForm(page, email);
    await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
    await page.goto('/mypage/profile?lang=en-US');
    await expect(page).toHaveURL(/\/\?lang=en-US$/);
  });
});
