import { request as nodeRequest } from 'node:http';
import { apiBase } from '#contract/endpoints.ts';
import { expectAccessible } from '../support/accessible.ts';
import { query } from '../support/databases.ts';
import { databaseUrl, dataDir, expect, sites, test } from '../support/fixtures.ts';
import { sampledViews } from '../support/looks.ts';
import { newMember, password, signIn } from '../support/members.ts';
import { mailSentTo } from '../support/outbox.ts';
import { post } from '../support/sign-up-page.ts';
import { memberOf, newToken } from '../support/site-api.ts';
import { newVisitor } from '../support/visitor.ts';

const another = 'battery horse correct';
const invitation = 'If there is an account with that address, an email is on its way.';

/** The link of the newest mail to an address that leads to a page for a new password. */
async function linkTo(email: string): Promise<URL> {
  const text = await mailSentTo(dataDir(), email, '/password/reset');
  return new URL(/https?:\S+\/password\/reset\S+/.exec(text)?.[0] ?? '');
}

async function tokenFor(email: string): Promise<string> {
  return (await linkTo(email)).searchParams.get('token') ?? '';
}

test('a member who forgot the password sets another one by the mailed link; every session ends', async ({
  page,
  request,
}) => {
  const { email } = await newMember();
  const elsewhere = await newToken(request, email);
  await page.goto('/login?lang=en-US');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  // Both pages have such a field.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot your password');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email');
  await expect(page.getByRole('status').filter({ hasText: invitation })).toBeVisible();
  await page.goto((await linkTo(email)).href);
  await page.getByLabel(/^New password/).fill(another);
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(page.getByLabel(/^New password/)).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page).toHaveURL(/\/login\?done=reset&lang=en-US$/);
  await expect(page.getByRole('status').first()).toContainText('Your new password is set.');
  expect((await memberOf(request, elsewhere)).status).toBe(401);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel(/^Password/).fill(another);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'My page' })).toBeVisible();
});

test('it also ends the session of this browser', async ({ page }) => {
  const { email } = await newMember();
  await signIn(page, email);
  await post(page.request, '/password/forgot', { email });
  await page.goto((await linkTo(email)).href);
  await page.getByLabel(/^New password/).fill(another);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login\?done=reset/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
});

test.describe('without JavaScript, on a phone', () => {
  test.use({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
    expectedMessages: /status of 4/,
  });

  test('another password is set', async ({ page }) => {
    const { email } = await newMember();
    await page.goto('/password/forgot?lang=en-US');
    await page.getByRole('button', { name: 'Send the link' }).click();
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByRole('main')).toContainText(invitation);
    await page.goto((await linkTo(email)).href);
    await page.getByLabel(/^New password/).evaluate((input: HTMLInputElement) => {
      input.form?.setAttribute('novalidate', '');
    });
    await page.getByLabel(/^New password/).fill('short');
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(page.getByLabel(/^New password/)).toHaveAccessibleDescription(
      /Please use at least 8 characters/,
    );
    await page.getByLabel(/^New password/).fill(another);
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(page).toHaveURL(/\/login\?done=reset/);
  });

  test('the return path survives a wrong password', async ({ page }) => {
    const { email } = await newMember();
    await page.goto('/login?lang=en-US&next=/mypage/points');
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByLabel(/^Password/).fill('wrong password');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByLabel(/^Password/).fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/mypage\/points/);
  });
});

test('a known and an unknown address get the same answer, in the same time, and are limited alike', async ({
  request,
}) => {
  const requestReset = async (email: string) => {
    const begun = performance.now();
    const answer = await post(request, '/password/forgot', { email }, newVisitor().headers);
    return { status: answer.status(), body: await answer.json(), ms: performance.now() - begun };
  };
  const addresses = [(await newMember()).email, newVisitor().email];
  const sent = { ok: true, location: '/password/forgot?done=sent&lang=en-US' };
  for (let round = 0; round < 3; round += 1) {
    for (const email of addresses) {
      const { ms, ...answer } = await requestReset(email);
      expect(answer).toEqual({ status: 200, body: sent });
      expect(ms).toBeGreaterThan(190);
    }
  }
  for (const email of addresses) {
    const { status, body } = await requestReset(email);
    expect(status).toBe(429);
    expect(body).toMatchObject({ failure: 'too_many', retryAfter: expect.any(Number) });
  }
});

test('a forged Host changes nothing in the mailed link', async () => {
  const { email } = await newMember();
  const url = new URL(`${sites.embedded()}/password/forgot?lang=en-US`);
  const body = new URLSearchParams({ email }).toString();
  const headers = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-for': newVisitor().headers['x-forwarded-for'] ?? '',
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': String(body.length),
    origin: sites.embedded(),
  };
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const sending = nodeRequest(url, { method: 'POST', headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    sending.on('error', reject);
    sending.end(body);
  });
  expect(status).toBe(303);
  expect((await linkTo(email)).origin).toBe(sites.embedded());
});

test('the secret of a link is sent to no other page', async ({ page }) => {
  const referrers: (string | undefined)[] = [];
  await page.goto(`/password/reset?token=${'a'.repeat(43)}&lang=en-US`);
  page.on('request', (request) => referrers.push(request.headers().referer));
  await page.reload();
  await page.evaluate(() => location.assign('/?lang=en-US'));
  await page.waitForURL((url) => url.pathname === '/');
  expect(referrers.filter((referrer) => referrer?.includes('token'))).toEqual([]);
});

test.describe('a link', () => {
  test.use({ expectedMessages: /status of 410/ });

  test('that was guessed or used sets no password, and offers a new link', async ({ page, request }) => {
    const { email } = await newMember();
    const reset = (token: string) => post(request, '/password/reset', { token, password: another });
    for (const guess of ['1', '0'.repeat(43), 'A'.repeat(43)])
      expect((await reset(guess)).status()).toBe(410);
    await post(request, '/password/forgot', { email });
    const first = await tokenFor(email);
    expect(first).toMatch(/^[\w-]{43}$/);
    const used = await Promise.all([reset(first), reset(first)]);
    expect(used.map((answer) => answer.status()).sort()).toEqual([200, 410]);
    await page.goto(`/password/reset?token=${first}&lang=en-US`);
    await page.getByLabel(/^New password/).fill(another);
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(page.getByRole('alert')).toHaveText('This link has expired or was used before.');
    await page.getByRole('link', { name: 'Ask for a new link' }).click();
    await expect(page).toHaveURL(/\/password\/forgot/);
  });

  test('that is truncated shows a notice', async ({ page }) => {
    await page.goto('/password/reset?token=abc&lang=en-US');
    await expect(page.getByRole('alert')).toContainText('This link is incomplete.');
  });

  test('that has expired or was replaced sets no password', async ({ request }) => {
    const old = await newMember();
    await post(request, '/password/forgot', { email: old.email });
    const expired = await tokenFor(old.email);
    await query(
      databaseUrl(),
      "update mail_tokens set expires_at = now() - interval '1 second' where member_id = $1",
      [old.id],
    );
    const answer = await post(request, '/password/reset', { token: expired, password: another });
    expect(answer.status()).toBe(410);
    await expect(async () => {
      await post(request, '/password/forgot', { email: old.email }, newVisitor().headers);
      expect(await tokenFor(old.email)).not.toBe(expired);
    }).toPass();
    expect((await post(request, '/password/reset', { token: expired, password: another })).status()).toBe(
      410,
    );
  });
});

test('a change of the password ends the sessions of other devices', async ({ request }) => {
  const { email } = await newMember();
  const [own, elsewhere] = [await newToken(request, email), await newToken(request, email)];
  const answer = await request.put(`${apiBase}/me/password`, {
    headers: { authorization: own },
    data: { current: password, next: another },
  });
  expect(answer.status()).toBe(204);
  expect((await memberOf(request, elsewhere)).status).toBe(401);
  expect((await memberOf(request, own)).status).toBe(200);
});

test.describe('the pages', () => {
  test.use({ expectedMessages: /status of 410/ });

  for (const { locale: lang, width } of sampledViews) {
    test(`pass axe in ${lang} at ${width} px in every state`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const token = 'a'.repeat(43);
      for (const path of [
        '/password/forgot?',
        '/password/forgot?done=sent&',
        '/password/reset?',
        '/login?done=reset&',
      ]) {
        await page.goto(`${path}lang=${lang}`);
        await expectAccessible(page);
      }
      await page.goto(`/password/reset?token=${token}&lang=${lang}`);
      await page.locator('[name=password]').press('Enter');
      await expect(page.getByRole('alert')).not.toBeEmpty();
      await expectAccessible(page);
      await page.locator('[name=password]').fill(another);
      await page.locator('[name=password]').press('Enter');
      await expect(page.locator('[name=password]')).toBeHidden();
      await expectAccessible(page);
    });
  }
});
