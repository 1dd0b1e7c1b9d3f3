import { expect, test } from '../support/fixtures.ts';
import { whenLive } from '../support/live.ts';

const paths = ['/business/material', '/business/pb', '/company/intro', '/company/vision', '/company/history'];

const decks = [
  { locale: 'en-US', name: /Download the company deck PDF/, title: /^Lumibiome/ },
  { locale: 'ko-KR', name: /회사소개서 내려받기 PDF/, title: /^루미바이옴/ },
  { locale: 'zh-CN', name: /下载公司介绍 PDF/, title: /^露米生物/ },
];

for (const { locale, name, title } of decks) {
  test(`the company deck downloads as a PDF in ${locale}`, async ({ page }) => {
    await page.goto(`/company/intro?lang=${locale}`);
    const link = page.getByRole('link', { name });
    const href = (await link.getAttribute('href')) ?? '';
    // The same file stands in the catalogue below, with its title.
    const entry = page.getByRole('main').locator(`li a[href="${href}"]`);
    await expect(entry).toHaveText(title);
    const answer = await page.request.get(href);
    expect(answer.headers()['content-type']).toBe('application/pdf');
    expect(answer.headers()['content-disposition']).toMatch(/^attachment; filename=/);
    expect((await answer.body()).subarray(0, 5).toString('latin1')).toBe('%PDF-');
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(download.suggestedFilename()).toMatch(/\.pdf$/);
  });
}

test('every document is offered with its title and size, those for marketers beside the partners', async ({
  page,
}) => {
  const documents = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: /PDF · [\d.]+ [kM]B/ }) });
  await page.goto('/business/pb?lang=en-US');
  await page.getByRole('link', { name: 'See brand support' }).click();
  await expect(page).toHaveURL(/\/company\/intro\?lang=en-US#brand-support$/);
  const heading = page.getByRole('heading', { name: 'Brand support', exact: true });
  await expect(heading).toBeInViewport();
  const section = page.locator('section').filter({ has: heading });
  await expect(documents).toHaveCount(7);
  await expect(documents.and(section.getByRole('listitem'))).toHaveCount(5);
  await page.goto('/business/material?lang=en-US');
  await expect(page.getByRole('link', { name: /Download the company deck/ })).toBeVisible();
  await expect(documents).toHaveCount(0);
});

test.describe('raw materials', () => {
  test('the comparison leads from a code to its data sheet, below the navigation', async ({ page }) => {
    await page.goto('/business/material?lang=en-US');
    const table = page.getByRole('table', { name: 'At a glance' });
    await expect(table.getByRole('row')).toHaveCount(13);
    const row = table
      .getByRole('row')
      .filter({ has: page.getByRole('link', { name: 'LMB-21', exact: true }) });
    await expect(row).toContainText('Bifidobacterium animalis subsp. lactis');
    await expect(row).toContainText('300 billion CFU/g or more');
    await row.getByRole('link', { name: 'LMB-21', exact: true }).click();
    await expect(page).toHaveURL(/#product-\d+$/);
    const heading = page.getByRole('heading', { level: 2, name: /^LMB-21/ });
    await expect(heading).toBeInViewport();
    await expect.poll(async () => (await heading.boundingBox())?.y ?? 0).toBeGreaterThan(80);
  });

  test('a data sheet shows specification and method, and links to an inquiry with the material', async ({
    page,
  }) => {
    await page.goto('/business/material?lang=ko-KR');
    const sheet = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: /^LMB-07 열처리/ }) });
    await expect(sheet.getByRole('row').filter({ hasText: '균수' })).toContainText(
      '7.5조 cells/g 이상 (유세포 분석)',
    );
    const href = await sheet.getByRole('link', { name: '이 원료 문의하기' }).getAttribute('href');
    const search = new URL(href ?? '', 'http://x').searchParams;
    expect(Object.fromEntries(search)).toEqual({
      lang: 'ko-KR',
      type: 'RAW_MATERIAL',
      product: 'LMB-07 열처리 유산균 분말',
    });
  });

  test('the table has two lines a row on a phone, the count beside its code', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/business/material?lang=ko-KR');
    const region = page.getByRole('region', { name: /원료 비교표/ });
    expect(await region.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(
      0,
    );
    const rows = region.locator('tbody tr');
    await expect(rows).toHaveCount(12);
    const [code, count, method] = await Promise.all(
      ['th', 'td:nth-of-type(1) strong', 'td:nth-of-type(2)'].map((cell) =>
        rows.first().locator(cell).boundingBox(),
      ),
    );
    expect(
      Math.abs((code?.y ?? 0) + (code?.height ?? 0) / 2 - (count?.y ?? 0) - (count?.height ?? 0) / 2),
    ).toBeLessThan(6);
    expect(method?.y).toBeGreaterThanOrEqual((code?.y ?? 0) + (code?.height ?? 0) - 1);
    for (const row of await rows.all()) expect((await row.boundingBox())?.height).toBeLessThan(130);
  });

  test('the table can be scrolled by the keyboard where it is too wide, and fits a tablet', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 768, height: 740 });
    await page.goto('/business/material?lang=en-US');
    const region = page.getByRole('region', { name: /scrolls sideways/ });
    expect(await region.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(
      0,
    );
    await page.setViewportSize({ width: 1000, height: 740 });
    await region.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    // The code of a row stays in sight.
    await expect(region.getByRole('link', { name: 'LMB-07', exact: true })).toBeInViewport({ ratio: 1 });
  });

  test('pages are plain links, and a page past the end leads back', async ({ page }) => {
    await page.goto('/business/material?lang=en-US&size=5');
    const next = page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' });
    // A click can miss: the sheets above the link are laid out when they come into view, which moves it.
    await next.press('Enter');
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByRole('article')).toHaveCount(5);
    await page.goto('/business/material?lang=en-US&page=99');
    await expect(page.getByText('There is nothing on this page.')).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await page.getByRole('link', { name: 'Go to page 1' }).click();
    await expect(page.getByRole('article')).toHaveCount(12);
  });
});

test.describe('own products', () => {
  const stick = { 'ko-KR': '39,000원', 'en-US': 'KRW 39,000', 'zh-CN': '39,000韩元' };

  for (const [locale, price] of Object.entries(stick)) {
    test(`prices have commas in ${locale}`, async ({ page }) => {
      await page.goto(`/business/pb?lang=${locale}`);
      await expect(page.getByRole('article').first()).toContainText(price);
      const index = page.getByRole('listitem').filter({ hasText: price });
      await expect(index).toHaveCount(1);
    });
  }

  test('discontinued products are hidden, and pharmacy products link to the finder', async ({ page }) => {
    await page.goto('/business/pb?lang=en-US&size=100');
    await expect(page.getByRole('article')).toHaveCount(13);
    await expect(page.getByText('Canister')).toHaveCount(0);
    const links = page.getByRole('article').getByRole('link', { name: 'Find a pharmacy' });
    await expect(links).toHaveCount(6);
    await expect(links.first()).toHaveAttribute('href', /^\/business\/pharmacy\?lang=en-US&idProduct=\d+$/);
  });

  test('each line that names a material leads to the evidence for its figure', async ({ page }) => {
    await page.goto('/business/pb?lang=ko-KR&size=100');
    const products = page.getByRole('article');
    for (const product of await products.all())
      await expect(product.getByRole('link', { name: /근거 보기$/ })).not.toHaveCount(0);
    const mask = products.filter({ has: page.getByRole('heading', { name: /시트 마스크/ }) });
    const line = mask.getByRole('row').filter({ hasText: 'LMB-33 여과물 3%' });
    await expect(line.getByRole('link')).toHaveText(['LMB-33 근거 보기', 'LMB-15 근거 보기']);
    await line.getByRole('link', { name: 'LMB-33' }).click();
    await expect(page).toHaveURL(/\/business\/material\/LMB-33\?lang=ko-KR#evidence$/);
    await expect(page.getByRole('region', { name: '수치의 근거' })).toBeInViewport();
  });

  test('products and their index are grouped by brand', async ({ page }) => {
    await page.goto('/business/pb?lang=ko-KR&size=100');
    const brands = ['루미데이', '루미셀'];
    const sections = page.getByRole('main').getByRole('region');
    for (const brand of brands) {
      const section = sections.filter({ has: page.getByRole('heading', { level: 2, name: brand }) });
      const products = await section.getByRole('heading', { level: 3 }).allTextContents();
      expect(products.length).toBeGreaterThan(4);
      for (const name of products) expect(name).toMatch(new RegExp(`^${brand} `));
    }
    await expect(page.locator('#index').getByRole('heading', { level: 3 })).toHaveText(brands);
  });

  test('products name no online shop while none is configured', async ({ page }) => {
    await page.goto('/business/pb?lang=en-US');
    await expect(
      page.getByRole('article').first().getByRole('link', { name: 'See it in the showroom' }),
    ).toBeVisible();
    await expect(page.getByText('Online shop', { exact: true })).toHaveCount(0);
  });

  test('a link to a product on another page leads to the index, which links to it', async ({ page }) => {
    await page.goto('/business/pb?lang=en-US');
    const entry = page.getByRole('listitem').filter({ hasText: /^Lumicell Hand Cream ?KRW 16,000$/ });
    const anchor = await entry.getAttribute('id');
    expect(anchor).toMatch(/^product-\d+$/);
    await entry.getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`page=2.*#${anchor}$`));
    await expect(page.getByRole('heading', { level: 3, name: 'Lumicell Hand Cream' })).toBeInViewport();
  });
});

test('an open position shows its closing day', async ({ page }) => {
  await page.goto('/company/intro?lang=en-US');
  const openings = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Production operator' }) });
  await expect(openings).toContainText(/Until December 11, 2026|Open until filled/);
});

test.describe('the history', () => {
  test('goes from the newest year to the founding, each an ordered list under its heading', async ({
    page,
  }) => {
    await page.goto('/company/history?lang=en-US');
    const years = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
    const numerals = years.filter((text) => /^\d{4}$/.test(text)).map(Number);
    expect(numerals).toEqual([2026, 2025, 2024, 2023, 2022, 2021, 2020, 2019, 2018, 2017]);
    const main = page.getByRole('main');
    const ahead = main.getByRole('region', { name: 'Ahead' }).getByRole('listitem');
    await expect(ahead.first()).toContainText('August 2028');
    const delayed = ahead.filter({ hasText: 'First announced for December 2026' });
    await expect(delayed).toContainText('Reason for the delay: The review of the requirements');
    const entries = main.locator('section:not([aria-labelledby=open-goals]) > ol > li:has(time)');
    await expect(entries).toHaveCount(38);
    await expect(entries.first()).toContainText('LMB-07G granule launched');
    await expect(entries.last()).toContainText('Lumibiome founded');
    await page
      .getByRole('navigation', { name: 'Jump to a year' })
      .getByRole('link', { name: '2021' })
      .click();
    await expect(page.getByRole('heading', { level: 2, name: '2021' })).toBeInViewport();
  });

  test('entries in view are animated, and skipped ones appear without animation', async ({ page }) => {
    await page.goto('/company/history?lang=en-US');
    const last = page.getByRole('listitem').filter({ hasText: 'Lumibiome founded' });
    await whenLive(last);
    await expect(last).toHaveCSS('opacity', '1');
    const scrollTo = (pixelsBelow: number) =>
      last.evaluate((entry, below) => {
        const top = entry.getBoundingClientRect().top + scrollY - innerHeight - below;
        window.scrollTo({ top, behavior: 'instant' });
      }, pixelsBelow);
    await scrollTo(50);
    await expect(last).toHaveCSS('opacity', '0');
    await scrollTo(-100);
    await expect(last).toHaveCSS('opacity', '1');
  });
});

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('the history appears at once', async ({ page }) => {
    await page.goto('/company/history?lang=en-US');
    await expect(page.getByRole('button').first()).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Lumibiome founded' })).toHaveCSS(
      'opacity',
      '1',
    );
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of paths) {
    test(`${path} is complete`, async ({ page }) => {
      await page.goto(`${path}?lang=en-US`);
      const blocks = page
        .getByRole('main')
        .locator('h2:visible, h3:visible, article:visible, ol > li:visible');
      expect(await blocks.count()).toBeGreaterThan(4);
      for (const block of await blocks.all()) await expect(block).toHaveCSS('opacity', '1');
    });
  }
});
