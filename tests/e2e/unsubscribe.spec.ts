import { expectAccessible } from '../support/accessible.ts';
import { dataDir, expect, test } from '../support/fixtures.ts';
import { sampledViews } from '../support/looks.ts';
import { newMember } from '../support/members.ts';
import { mailSentTo } from '../support/outbox.ts';
import { memberOf, newToken } from '../support/site-api.ts';

/** Path and query of the link in the mail that confirms a new member's consent. */
async function newLink(request: Parameters<typeof memberOf>[0]) {
  const { email } = await newMember();
  const token = await newToken(request, email);
  const answer = await request.patch('/api/v1/me?lang=en-US', {
    headers: { authorization: token },
    data: { marketingAgree: true, advertisingAgree: true },
  });
  expect(answer.status()).toBe(200);
  const text = await mailSentTo(dataDir(), email, '/unsubscribe');
  const { searchParams } = new URL(/\bhttps?:\S+\/unsubscribe\S+/.exec(text)?.[0] ?? '');
  searchParams.set('lang', 'en-US');
  const isSubscribed = async () => {
    const { member } = await memberOf(request, token);
    return JSON.stringify(member).includes('"advertisingAgree":true');
  };
  expect(await isSubscribed()).toBe(true);
  return { path: `/unsubscribe?${searchParams}`, isSubscribed };
}

for (const javaScriptEnabled of [true, false])
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('without a session, a person unsubscribes with one button, and opening the link does nothing', async ({
      page,
    }) => {
      const { path, isSubscribed } = await newLink(page.request);
      const response = await page.goto(path);
      expect(response?.headers()['cache-control']).toContain('no-store');
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
      expect(await isSubscribed()).toBe(true);
      await page.getByRole('button', { name: 'Unsubscribe' }).click();
      await expect(page.getByRole('status').first()).toContainText('You are unsubscribed.');
      expect(await isSubscribed()).toBe(false);
    });
  });

test('a mail service unsubscribes with one request from anywhere, and again', async ({ request }) => {
  const { path, isSubscribed } = await newLink(request);
  for (const headers of [{}, { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' }]) {
    const form = { 'List-Unsubscribe': 'One-Click' };
    const answer = await request.post(path, { form, headers, maxRedirects: 0 });
    expect(answer.status()).toBe(200);
    expect(await isSubscribed()).toBe(false);
  }
});

test.describe('a damaged link', () => {
  test.use({ expectedMessages: /status of 404/ });

  test('unsubscribes nobody and says what else helps', async ({ page }) => {
    const { path, isSubscribed } = await newLink(page.request);
    await page.goto('/unsubscribe?lang=en-US');
    await expect(page.getByRole('main')).toContainText('This link does not work.');
    await page.goto(path.replace(/token=../, 'token=__'));
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByRole('alert').first()).toContainText('This link does not work.');
    expect(await isSubscribed()).toBe(true);
  });
});

for (const { locale, width } of sampledViews)
  test(`the page passes axe in ${locale} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const token = 'x'.repeat(54);
    for (const state of ['', `&token=${token}`, '&done=unsubscribed']) {
      await page.goto(`/unsubscribe?lang=${locale}${state}`);
      await expectAccessible(page);
    }
  });
