import { brokenSite, expect, test } from '../support/fixtures.ts';
import { goByMenu } from '../support/menu.ts';

test('changing the language reloads the same page with its other parameters', async ({ page }) => {
  await page.goto('/news?lang=ko-KR&page=2');
  await page.evaluate(() => document.body.setAttribute('data-before', ''));
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/news\?lang=en-US&page=2$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News');
  expect(await page.locator('body[data-before]').count()).toBe(0);
  await page.goto('/contact');
  await expect(page).toHaveURL(/\/contact\?lang=en-US$/);
});

test('a Traditional Chinese page links to its complete Chinese version, other pages do not', async ({
  page,
}) => {
  const link = page.getByRole('banner').getByRole('link', { name: '簡體中文' });
  await page.goto('/news?lang=ja-JP');
  await expect(link).toHaveCount(0);
  await page.goto('/?lang=zh-TW');
  await goByMenu(page, '主選單', 'PR', '新聞');
  await expect(page).toHaveURL(/\/news\?lang=zh-TW$/);
  await link.click();
  await expect(page).toHaveURL(/\/news\?lang=zh-CN$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('新闻');
});

test('the menu of a phone links to the complete Chinese version', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/contact?lang=zh-TW');
  await page.getByRole('button', { name: '開啟選單' }).click();
  await page.getByRole('dialog').getByRole('link', { name: '簡體中文' }).click();
  await expect(page).toHaveURL(/\/contact\?lang=zh-CN$/);
});

test('navigation keeps the language and does not reload', async ({ page }) => {
  await page.goto('/?lang=zh-TW');
  await page.evaluate(() => document.body.setAttribute('data-before', ''));
  await goByMenu(page, '主選單', 'PR', '新聞');
  await expect(page).toHaveURL(/\/news\?lang=zh-TW$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/\?lang=zh-TW$/);
  expect(await page.locator('body[data-before]').count()).toBe(1);
});

test('a category narrows the list, and its pages stay within it', async ({ page }) => {
  await page.goto('/news?lang=en-US&size=2');
  const category = page
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link', { name: /^Research/ });
  await category.click();
  await expect(page).toHaveURL(/idCategory=\d+/);
  // The URL changes before the list does; until then the links to pages are the old list's.
  await expect(category).toHaveAttribute('aria-current', 'page');
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page).toHaveURL(/idCategory=\d+/);
  const rows = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
  await expect(rows).toHaveCount(2);
  for (const row of await rows.all()) await expect(row).toContainText('Research');
});

test('the first Tab leads to a link that skips to the content', async ({ page }) => {
  await page.goto('/news?lang=en-US');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('an invalid value in the URL is ignored, and unknown parameters stay', async ({ page }) => {
  const response = await page.goto('/news?lang=en-US&page=abc&utm_source=mail');
  expect(response?.status()).toBe(200);
  expect(response?.request().redirectedFrom()).toBeNull();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News');
  await expect(page).toHaveURL(/utm_source=mail/);
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(pages.getByRole('link', { name: '1', exact: true })).toHaveAttribute('aria-current', 'page');
});

test('one page and one category of the list are current, and no other link', async ({ page }) => {
  await page.goto('/news?lang=en-US&page=2');
  const current = page.getByRole('main').locator('a[aria-current]');
  await expect(current).toHaveText(['News', 'All', '2']);
  await page
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link', { name: /^Company/ })
    .click();
  await expect(current).toHaveText(['News', /^Company/]);
});

test.describe('errors', () => {
  test.use({ expectedMessages: /status of 404/ });

  test('an unknown page shows the 404 page at its URL, with a link home', async ({ page }) => {
    const response = await page.goto('/nothing?lang=en-US');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be found');
    await page.getByRole('link', { name: 'Go to the homepage' }).click();
    await expect(page).toHaveURL(/\/\?lang=en-US$/);
  });

  test('a removed item shows the 404 page also after a click', async ({ page }) => {
    await page.goto('/news?lang=en-US');
    await page
      .getByRole('main')
      .getByRole('heading', { level: 2 })
      .first()
      .getByRole('link')
      .evaluate((link) => {
        history.pushState({}, '', link.getAttribute('href')?.replace(/\d+/, '999999'));
        dispatchEvent(new PopStateEvent('popstate'));
      });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be found');
  });
});

test.describe('an unexpected error', () => {
  test.use({ siteUrl: brokenSite(), expectedMessages: /status of 500|PageError/ });

  test('shows its reference before and after hydration', async ({ page }) => {
    const response = await page.goto('/news?lang=en-US');
    expect(response?.status()).toBe(500);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
    const reference = `Error number ${response?.headers()['x-request-id']}`;
    await goByMenu(page, 'Main menu', 'PR', 'Contact us');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
    await page.goto('/news?lang=en-US');
    await page.waitForLoadState('load');
    expect(await page.content()).not.toMatch(/nonsense|ApiContractError|outside the contract/);
    await expect(page.getByText(/^Error number [\da-f-]{36}$/)).toBeVisible();
    await expect(page.getByText(reference)).toHaveCount(0);
  });

  test('after a click also shows a reference, and no details of the error', async ({ page }) => {
    await page.goto('/contact?lang=en-US');
    const answers: Promise<string>[] = [];
    const statuses: number[] = [];
    page.on('response', (response) => {
      if (!response.url().includes('/_serverFn/')) return;
      answers.push(response.text());
      statuses.push(response.status());
    });
    await goByMenu(page, 'Main menu', 'PR', 'News');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
    await expect(page.getByText(/^Error number [\da-f-]{36}$/)).toBeVisible();
    const texts = (await Promise.all(answers)).join('\n');
    expect(statuses).toContain(500);
    expect(texts).toContain('page-error');
    expect(texts).not.toMatch(/nonsense|ApiContractError|outside the contract|\.js:\d/);
  });
});
