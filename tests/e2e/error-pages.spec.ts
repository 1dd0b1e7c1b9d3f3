import type { Page } from '@playwright/test';
import { type Locale, locales } from '#contract/locales.ts';
import { brokenSite, expect, test } from '../support/fixtures.ts';

test.use({ expectedMessages: /Failed to load resource|Failed to fetch|SyntaxError|TypeError|Error/ });

const titlesIn = (html: string) => html.match(/<title>[^<]*<\/title>/g) ?? [];

/** Texts of the titles of the document; pictures have others. */
function titlesOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('title')]
      .filter((title) => !title.closest('svg'))
      .map(({ textContent }) => textContent),
  );
}

async function expectOneTitle(page: Page): Promise<void> {
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  await expect
    .poll(() => titlesOf(page))
    .toEqual([expect.stringMatching(new RegExp(`^${heading} \\| (Lumibiome|루미바이옴|露米生物)$`))]);
}

/** Follows a link to the news list as a visitor does. */
async function goToNews(page: Page, locale: Locale): Promise<void> {
  await page.getByRole('contentinfo').locator(`a[href="/news?lang=${locale}"]`).click();
}

const errorPages = (locale: Locale): [address: string, status: number][] => [
  [`/nothing?lang=${locale}`, 404],
  [`/news/999999?lang=${locale}`, 404],
  [`/news/1/2?lang=${locale}`, 404],
  [`${brokenSite()}/news?lang=${locale}`, 500],
];

test('error pages of the server have one title in each language', async ({ request }) => {
  for (const [address, status] of locales.flatMap(errorPages)) {
    const response = await request.get(address);
    expect([address, response.status()]).toEqual([address, status]);
    expect([address, titlesIn(await response.text()).length]).toEqual([address, 1]);
  }
});

for (const locale of ['ko-KR', 'zh-CN'] as const) {
  test(`error pages of the server have one title, also after hydration (${locale})`, async ({ page }) => {
    for (const [address, status] of errorPages(locale)) {
      const response = await page.goto(address);
      expect([address, response?.status()]).toEqual([address, status]);
      expect([address, titlesIn((await response?.text()) ?? '').length]).toEqual([address, 1]);
      await expectOneTitle(page);
    }
  });

  test(`error pages after a click have one title (${locale})`, async ({ page }) => {
    await page.goto(`/faq?lang=${locale}`);
    await page.route('**/_serverFn/getNewsPage**', (route) => route.fulfill({ status: 200, body: '{"x' }));
    const report = page.waitForRequest('**/client-errors');
    await goToNews(page, locale);
    const number = page.getByText(/C-[0-9a-z]{1,8}$/);
    await expect(number).toBeVisible();
    await expectOneTitle(page);
    const { reference } = (await report).postDataJSON();
    await expect(number).toContainText(reference);
    await page.unroute('**/_serverFn/getNewsPage**');
    await page.getByRole('main').getByRole('button').first().click();
    await expect(page.getByRole('main').locator('a[href^="/news/"]').first()).toBeVisible();
    expect(await titlesOf(page)).toHaveLength(1);
  });
}

test('the report of an error in the browser is accepted, without the query of the page', async ({ page }) => {
  await page.goto('/faq?lang=en-US');
  await page.route('**/_serverFn/getNewsPage**', (route) => route.fulfill({ status: 200, body: '{"x' }));
  const reported = page.waitForResponse('**/client-errors');
  await goToNews(page, 'en-US');
  const response = await reported;
  expect(response.status()).toBe(204);
  expect(response.request().postDataJSON()).toMatchObject({
    path: '/news',
    release: expect.stringMatching(/\.js$/),
  });
});

test('without a connection to report it, an error in the browser still shows its number', async ({
  page,
}) => {
  await page.goto('/faq?lang=en-US');
  await page.route('**/_serverFn/getNewsPage**', (route) => route.fulfill({ status: 200, body: '{"x' }));
  await page.route(/client-errors/, (route) => route.abort());
  await goToNews(page, 'en-US');
  await expect(page.getByText(/^Error number C-[0-9a-z]{1,8}$/)).toBeVisible();
});

test('a component that fails in the browser gives the document the title of the error page', async ({
  page,
}) => {
  await page.goto('/faq?lang=en-US');
  // Data that the list cannot show: the component throws, and the router does not know of it.
  await page.route('**/_serverFn/getNewsPage**', (route) =>
    route.fulfill({ status: 200, contentType: 'application/json', body: 'null' }),
  );
  await goToNews(page, 'en-US');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
  await expectOneTitle(page);
});
