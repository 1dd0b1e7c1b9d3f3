import { expectAccessible } from '../support/accessible.ts';
import { query } from '../support/databases.ts';
import { databaseUrl, dataDir, expect, test } from '../support/fixtures.ts';
import { newMember, password, signIn } from '../support/members.ts';
import { mailSentTo } from '../support/outbox.ts';
import { post } from '../support/sign-up-page.ts';

/** A member with an unverified address. */
async function newUnverified() {
  const member = await newMember();
  await query(databaseUrl(), 'update members set email_verified_at = null where id = $1', [member.id]);
  return member;
}

async function linkTo(email: string): Promise<string> {
  const text = await mailSentTo(dataDir(), email, '/email/verify');
  return /https?:\S+\/email\/verify\S+/.exec(text)?.[0] ?? '';
}

test('a member is reminded, has the mail sent again, signs in by its link and verifies', async ({
  page,
  context,
}) => {
  const { email } = await newUnverified();
  await signIn(page, email, '/mypage/phone');
  const strip = page.getByRole('region', { name: 'Verify your email address' });
  await expect(strip).toContainText('Your email address is not verified yet.');
  await expectAccessible(page);
  await strip.getByRole('button', { name: 'Send the email again' }).click();
  await expect(strip).toContainText('The email is on its way.');
  await context.clearCookies({ name: 'access_token' });
  await page.goto(await linkTo(email));
  await expect(page.getByText('Please sign in first.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/email\/verify\?/);
  await expect(page.getByText(`Press the button to verify ${email}.`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Verify the address' }).click();
  await expect(page.getByRole('status').first()).toHaveText('Your email address is verified.');
  await page.getByRole('link', { name: 'Go to my page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Hello, /);
  await expect(strip).toBeHidden();
});

test('a visit alone verifies nothing', async ({ page, request }) => {
  const { id, email } = await newUnverified();
  await signIn(page, email);
  await post(page.request, '/email/verify', { form: 'resend' });
  const link = await linkTo(email);
  await page.goto(link);
  await request.get(link);
  await expect(page.getByRole('button', { name: 'Verify the address' })).toBeVisible();
  const rows = await query(
    databaseUrl(),
    'select 1 from members where id = $1 and email_verified_at is null',
    [id],
  );
  expect(rows).toHaveLength(1);
});

test.describe('a link', () => {
  test.use({ expectedMessages: /status of 4(10|29)/ });

  test('of another member verifies nothing, and stays theirs', async ({ page }) => {
    const owner = await newUnverified();
    await signIn(page, owner.email);
    await post(page.request, '/email/verify', { form: 'resend' });
    const link = await linkTo(owner.email);
    await page.context().clearCookies({ name: 'access_token' });
    await signIn(page, (await newUnverified()).email);
    await page.goto(link);
    await page.getByRole('button', { name: 'Verify the address' }).click();
    await expect(page.getByRole('alert').first()).toContainText('belongs to another account');
    await page.context().clearCookies({ name: 'access_token' });
    await signIn(page, owner.email);
    await page.goto(link);
    await page.getByRole('button', { name: 'Verify the address' }).click();
    await expect(page.getByRole('status').first()).toHaveText('Your email address is verified.');
  });

  test('that has expired shows a notice and offers a new one', async ({ page }) => {
    await signIn(page, (await newUnverified()).email);
    await page.goto(`/email/verify?token=${'a'.repeat(43)}&lang=en-US`);
    await page.getByRole('button', { name: 'Verify the address' }).click();
    await expect(page.getByRole('alert').first()).toContainText('This link has expired');
    await page.getByRole('button', { name: 'Send the email again' }).click();
    await expect(page).toHaveURL(/done=mailed/);
    await expect(page.getByRole('main')).toContainText('The email is on its way.');
  });
});

test.describe('without JavaScript, on a phone', () => {
  test.use({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
    expectedMessages: /status of 4/,
  });

  test('a member has the mail sent again, and verifies', async ({ page }) => {
    const { email } = await newUnverified();
    await signIn(page, email);
    await page.getByRole('button', { name: 'Send the email again' }).click();
    await expect(page.getByRole('main')).toContainText('The email is on its way.');
    await page.goto(await linkTo(email));
    await page.getByRole('button', { name: 'Verify the address' }).click();
    await expect(page.getByRole('main')).toContainText('Your email address is verified.');
  });
});
