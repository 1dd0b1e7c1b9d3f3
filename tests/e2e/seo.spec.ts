import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

/** Addresses in the document's current head. */
function headOf(page: Page) {
  return page.evaluate(() => {
    const values = (selector: string, name: string) =>
      [...document.head.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '');
    const paths = (addresses: string[]) =>
      addresses.map((address) => address.replace(/^https?:\/\/[^/]+/, ''));
    return {
      canonical: paths(values('link[rel=canonical]', 'href')),
      shared: paths(values('meta[property="og:url"]', 'content')),
      picture: paths(values('meta[property="og:image"]', 'content')),
      languages: values('link[rel=alternate][hreflang]', 'hreflang'),
      robots: values('meta[name=robots]', 'content'),
      data: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
        ({ textContent }) => JSON.parse(textContent)['@type'],
      ),
    };
  });
}

test('the head is unchanged by hydration and follows every navigation, structured data the document', async ({
  page,
}) => {
  await page.goto('/news?lang=en-US&utm_source=x');
  const list = {
    canonical: ['/news?lang=en-US'],
    shared: ['/news?lang=en-US'],
    picture: ['/og/news-en-US.jpg'],
    languages: ['ko', 'en', 'zh-Hans', 'x-default'],
    robots: [],
    data: ['BreadcrumbList'],
  };
  expect(await headOf(page)).toEqual(list);

  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click();
  await expect.poll(() => headOf(page)).toMatchObject({ canonical: ['/news?lang=en-US&page=2'] });
  expect(await headOf(page)).toMatchObject({ shared: ['/news?lang=en-US&page=2'], data: [] });

  const article = page.getByRole('main').getByRole('link', { name: /Distribution agreement for China/ });
  let shown = 2;
  // News that other tests publish move it to a later page.
  while ((await article.count()) === 0) {
    shown += 1;
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click();
    await expect.poll(() => headOf(page)).toMatchObject({ canonical: [`/news?lang=en-US&page=${shown}`] });
    await expect(page.getByText(`page ${shown} of`)).toBeVisible();
  }
  const address = `${new URL((await article.getAttribute('href')) ?? '', 'http://x').pathname}?lang=en-US`;
  await article.click();
  await expect
    .poll(() => headOf(page))
    .toMatchObject({
      canonical: [address],
      shared: [address],
      picture: [expect.stringMatching(/^\/og\/news\/[\d-]+qinglu-valley-distribution\.jpg$/)],
      languages: ['ko', 'en', 'zh-Hans', 'x-default'],
      data: [],
    });

  await page.reload();
  expect((await headOf(page)).data).toEqual(['NewsArticle', 'BreadcrumbList']);
  await page.goBack();
  await expect.poll(() => headOf(page)).toMatchObject({ canonical: [`/news?lang=en-US&page=${shown}`] });
});

test.describe('a page that does not exist', () => {
  test.use({ expectedMessages: /status of 404/ });

  test('has no canonical URL', async ({ page }) => {
    await page.goto('/news/999999?lang=en-US');
    expect(await headOf(page)).toMatchObject({
      canonical: [],
      shared: [],
      languages: [],
      robots: ['noindex'],
    });
    await page.getByRole('link', { name: 'Contact us' }).first().click();
    await expect
      .poll(() => headOf(page))
      .toMatchObject({ canonical: ['/contact?lang=en-US'], robots: [], data: [] });
  });
});

for (const [path, root, item] of [
  ['/sitemap.xml', 'urlset', 'url'],
  ['/rss/news.xml?lang=zh-CN', 'rss', 'item'],
  ['/rss/press.xml', 'rss', 'item'],
] as const) {
  test(`${path} is well-formed`, async ({ page }) => {
    await page.goto('/contact?lang=en-US');
    const found = await page.evaluate(
      async ([address, name]) => {
        const text = await (await fetch(address)).text();
        const document = new DOMParser().parseFromString(text, 'application/xml');
        return {
          error: document.querySelector('parsererror')?.textContent,
          root: document.documentElement.localName,
          items: document.getElementsByTagName(name).length,
        };
      },
      [path, item] as const,
    );
    expect(found).toMatchObject({ root });
    expect(found.error).toBeUndefined();
    expect(found.items).toBeGreaterThan(20);
  });
}
