import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';

function rows(page: Page) {
  return page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) });
}

async function search(page: Page, q: string): Promise<void> {
  await page.getByLabel('Search for', { exact: true }).fill(q);
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
}

test('a visitor finds items by a word, sees it marked, and filters by type', async ({ page }) => {
  await page.goto('/search?lang=en-US');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await search(page, 'lmb-07');
  await expect(page).toHaveURL(/\/search\?(lang=en-US&q=lmb-07|q=lmb-07&lang=en-US)$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “lmb-07”');
  await expect(rows(page).first().locator('mark').first()).toHaveText('LMB-07');

  const types = page.getByRole('navigation', { name: 'Search in' });
  const patents = types.getByRole('link', { name: /^Patents \d+$/ });
  const count = Number((await patents.textContent())?.match(/\d+$/)?.[0]);
  await patents.click();
  await expect(patents).toHaveAttribute('aria-current', 'page');
  await expect(rows(page)).toHaveCount(count);
  await rows(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/research\/patent\/\d+/);
});

test('an exact number is a card with the next step, and a typing error is corrected', async ({ page }) => {
  await page.goto('/search?lang=en-US&q=lmb07');
  const card = page.getByRole('article').filter({ hasText: 'Exact match' });
  await expect(card.getByRole('heading', { level: 2 })).toHaveText(/^LMB-07 /);
  await expect(rows(page).getByText(/^LMB-07 heat/i)).toHaveCount(0);
  await expectNoViolations(page);
  await card.getByRole('link', { name: 'Get samples and a quote' }).click();
  await expect(page.getByLabel('Subject')).toHaveValue(/LMB-07/);
  await page.goto(`/search?lang=ko-KR&q=${encodeURIComponent('제10-9902417호')}`);
  await page.getByRole('article').getByRole('heading', { level: 2 }).getByRole('link').click();
  await expect(page).toHaveURL(/\/research\/patent\/\d+/);
  await page.goto(`/search?lang=ko-KR&q=${encodeURIComponent('루미셀 엠플')}`);
  await expect(page.getByText('‘루미셀 앰플’ 검색 결과를 보여 드립니다')).toBeVisible();
  await expect(page.locator('mark').filter({ hasText: '앰플' }).first()).toBeVisible();
});

test('a query that names a page of the site has its card first', async ({ page }) => {
  const card = page.getByRole('article').filter({ hasText: '페이지' }).getByRole('link');
  for (const [q, name] of [
    ['약국', '약국 찾기'],
    ['CoA', '로트 조회'],
  ] as const) {
    await page.goto(`/search?${new URLSearchParams({ lang: 'ko-KR', q })}`);
    await expect(card).toHaveText(name);
    await expect(rows(page).first()).toBeVisible();
    await expectNoViolations(page);
  }
  await card.click();
  await expect(page).toHaveURL(/\/business\/lot\?lang=ko-KR$/);
});

test('hits link to their target: materials to their page, products to the list entry, press to its outlet', async ({
  page,
}) => {
  await page.goto('/search?q=LMB-07&type=product&lang=en-US&size=100');
  const addresses = await rows(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses.length).toBeGreaterThan(3);
  for (const address of addresses)
    expect(address).toMatch(/^\/business\/(?:material\/LMB-[\w-]+\?|pb\?.*#product-\d+$)/);
  expect(addresses.some((address) => address?.startsWith('/business/pb'))).toBe(true);
  expect(addresses.some((address) => address?.startsWith('/business/material'))).toBe(true);
  await rows(page)
    .getByRole('link', { name: /Stick$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/business\/pb\?.*#product-\d+$/);
  await expect(page.locator(`#${new URL(page.url()).hash.slice(1)}`)).toBeInViewport();
  await page.goto('/search?q=LMB-07&type=press&lang=en-US');
  await expect(rows(page).first().getByRole('link')).toHaveAttribute('href', /^https:\/\/.*\.example\//);
});

test('pages of hits keep query and type, and begin at the list', async ({ page }) => {
  await page.goto('/search?q=LMB&type=news&lang=en-US&size=5');
  await page
    .getByRole('navigation', { name: 'Pages', exact: true })
    .getByRole('link', { name: 'Next' })
    .click();
  await expect(page.getByText(/in all, page 2 of/)).toBeFocused();
  await expect(page).toHaveURL(/q=LMB/);
  await expect(page).toHaveURL(/type=news/);
  await expect(page).toHaveURL(/size=5/);
  await page.goto('/search?q=LMB&lang=en-US&page=99');
  await expect(page.getByText('There is nothing on this page.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to page 1' }).click();
  await expect(rows(page).first()).toBeVisible();
});

test('initial consonants find, and mark nothing', async ({ page }) => {
  await page.goto(`/search?lang=ko-KR&q=${encodeURIComponent('ㅇㅅㄱ')}`);
  await expect(rows(page).first()).toBeVisible();
  await expect(page.locator('mark')).toHaveCount(0);
});

for (const q of [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</title><svg onload=alert(1)>',
  '{{7*7}} %00 \\',
]) {
  test(`the query ${q} is shown as text and does not run`, async ({ page }) => {
    page.on('dialog', () => expect.soft('a dialog', 'opened').toBe(''));
    await page.goto(`/search?lang=en-US&q=${encodeURIComponent(q)}`);
    await expect(page.getByRole('combobox')).toHaveValue(q);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Results for “${q}”`);
    await expect(page.getByText(`Nothing was found for “${q}”.`)).toBeVisible();
    expect(await page.locator('main :is(script, img, svg)').count()).toBe(0);
    await search(page, `${q} again`);
    await expect(page.getByText(`Nothing was found for “${q} again”.`)).toBeVisible();
  });
}

test('an empty result links to the inquiry and to all types', async ({ page }) => {
  await page.goto('/search?lang=en-US&q=HACCP&type=thesis');
  const main = page.getByRole('main');
  await expect(main.getByText('Nothing was found for “HACCP” in this category.')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Contact us' })).toBeVisible();
  await main.getByRole('link', { name: 'Search everything' }).click();
  await expect(rows(page).first()).toBeVisible();
});

test('an empty query suggests searches', async ({ page }) => {
  await page.goto('/search?lang=en-US&q=%20%20');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search');
  await page.getByRole('main').getByRole('link', { name: 'flow cytometry' }).click();
  await expect(page.getByRole('combobox')).toHaveValue('flow cytometry');
  await expect(rows(page).first().locator('mark').first()).toBeVisible();
});

test('a query that is too long shows the limit and stays in the field', async ({ page }) => {
  const q = 'long '.repeat(30).trim();
  await page.goto(`/search?lang=en-US&q=${encodeURIComponent(q)}`);
  const field = page.getByRole('combobox');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/^Please search with at most 100 characters\./);
  await expect(field).toHaveValue(q);
  await search(page, 'HACCP');
  await expect(rows(page).first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search is a form whose results have a URL', async ({ page }) => {
    await page.goto('/search?lang=en-US');
    await search(page, 'flow cytometry');
    await expect(page).toHaveURL(/\/search\?lang=en-US&q=flow\+cytometry$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “flow cytometry”');
    await page
      .getByRole('navigation', { name: 'Search in' })
      .getByRole('link', { name: /^Papers/ })
      .click();
    await expect(rows(page).first()).toContainText('Papers');
  });

  test('questions open, and contents lead to their sections', async ({ page }) => {
    await page.goto('/faq?lang=en-US');
    await page.getByText('Which ingredient suits the food I am planning?').click();
    await expect(page.getByText('Start from the format.')).toBeVisible();
    await page.goto('/terms?lang=en-US');
    await page.getByRole('navigation', { name: 'Contents' }).getByRole('link').last().click();
    await expect(page).toHaveURL(/#section-\d+$/);
  });
});
