import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { contentFolder, markdown } from '../support/content-folder.ts';
import { startCommandLine } from '../support/databases.ts';
import { databaseUrl, expect, test } from '../support/fixtures.ts';

/** The rows of the page's list. */
function rows(page: Page) {
  return page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) });
}

/** Opens a row of a list by its title. */
async function open(page: Page, list: string, title: RegExp): Promise<void> {
  await page.goto(list);
  await rows(page).getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
}

test.describe('the list of patents', () => {
  test('names number, state as a word, applicant and day of each', async ({ page }) => {
    await page.goto('/research/patent?lang=en-US');
    await expect(page).toHaveTitle('Patents | Lumibiome');
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(/R&D.*Patents/);
    const row = rows(page).filter({ hasText: '10-9902417' });
    await expect(row).toContainText(/Registered/);
    await expect(row).toContainText('Lumibiome Co., Ltd.');
    await expect(row).toContainText('2022-08-17');
    await expect(rows(page).filter({ hasText: '10-2026-9903840' })).toContainText('Pending');
    await expect(rows(page).filter({ hasText: 'PCT/KR2024/903386' })).toContainText('Published');
  });

  test('is narrowed by a category, which counts as many as it shows', async ({ page }) => {
    await page.goto('/research/patent?lang=en-US');
    const category = page.getByRole('link', { name: /^Production processes \d+$/ });
    const count = Number((await category.textContent())?.match(/\d+$/)?.[0]);
    await category.click();
    await expect(category).toHaveAttribute('aria-current', 'page');
    await expect(rows(page)).toHaveCount(count);
    await expect(page.getByText(`${count} in all`, { exact: true })).toBeVisible();
  });

  test('marks an entry whose language differs from the page’s', async ({ page }) => {
    await page.goto('/research/patent?lang=zh-TW');
    const row = rows(page).filter({ hasText: '10-2025-9902096' });
    await expect(row.getByRole('heading').locator('xpath=ancestor::*[@lang][1]')).toHaveAttribute(
      'lang',
      'en-US',
    );
  });
});

test.describe('a patent', () => {
  test('has a data sheet with its number, which can be looked up in a new tab', async ({ page }) => {
    await open(page, '/research/patent?lang=ko-KR', /LMB-07 균주 및 이의 배양물/);
    const sheet = page.getByRole('table', { name: '특허 서지' });
    await expect(sheet.getByRole('row', { name: /등록번호/ })).toContainText('10-9902417');
    await expect(sheet.getByRole('row', { name: /상태/ })).toContainText('등록');
    const link = sheet.getByRole('link', { name: /Google Patents에서 찾기.*새 창/ });
    await expect(link).toHaveAttribute('href', 'https://patents.google.com/patent/KR109902417B1/ko');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
    await expect(page.getByRole('heading', { name: '대표 청구항' })).toBeVisible();
  });

  test('that does not exist in the language shows a notice and marks the English text', async ({ page }) => {
    await page.goto('/research/patent?lang=zh-TW');
    await rows(page).filter({ hasText: '10-2025-9902096' }).getByRole('link').click();
    await expect(page.getByText('此內容尚無繁體中文版')).toContainText('英文');
    await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en-US');
    await expect(page.getByRole('row', { name: /申請人/ }).getByRole('cell')).toHaveAttribute(
      'lang',
      'en-US',
    );
  });

  test('leads to its neighbours and back to the list', async ({ page }) => {
    await page.goto('/research/patent?lang=en-US');
    const titles = await rows(page).getByRole('heading').allTextContents();
    await rows(page).nth(1).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[1] ?? '');
    const neighbours = page.getByRole('navigation', { name: 'Older and newer items' });
    await expect(neighbours.getByRole('link', { name: /^Newer/ })).toContainText(titles[0] ?? '');
    await neighbours.getByRole('link', { name: /^Older/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[2] ?? '');
    await page.getByRole('link', { name: 'Back to the list' }).click();
    await expect(page).toHaveURL(/\/research\/patent\?lang=en-US$/);
  });

  test.describe('that is not there', () => {
    test.use({ expectedMessages: /status of 404/ });

    for (const path of ['/research/patent/999999', '/research/patent/x', '/research/thesis/999999']) {
      test(`at ${path} shows the 404 page`, async ({ page }) => {
        const response = await page.goto(`${path}?lang=en-US`);
        expect(response?.status()).toBe(404);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be found');
      });
    }
  });
});

test.describe('the list of publications', () => {
  test('sets authors, journal, year and DOI of each, as a bibliography does', async ({ page }) => {
    await page.goto('/research/thesis?lang=en-US');
    const row = rows(page).filter({ hasText: 'Complete genome' });
    await expect(row).toContainText('2026');
    await expect(row).toContainText('Lim C.-Y., Tak I.-H., Nam G.-H., Seo J.-A.');
    await expect(row).toContainText('Hanbit Archives of Lactic Microbiology, doi:10.5555/halm.2026.0391');
  });

  test('past its end is empty, not for search engines, and leads to page 1', async ({ page }) => {
    const response = await page.goto('/research/thesis?lang=en-US&page=99');
    expect(response?.status()).toBe(200);
    await expect(page.getByText('There is nothing on this page.')).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await page.getByRole('link', { name: 'Go to page 1' }).click();
    await expect(page).toHaveURL(/\/research\/thesis\?lang=en-US$/);
    await expect(rows(page)).toHaveCount(12);
  });

  test('in a category that has nothing leads to all of them', async ({ page }) => {
    await page.goto('/research/thesis?lang=en-US&idCategory=999999');
    await expect(page.getByText('No content registered.')).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await page.getByRole('link', { name: 'Show all' }).click();
    await expect(rows(page)).toHaveCount(12);
  });

  test('with an invalid parameter in its URL falls back to defaults', async ({ page }) => {
    const response = await page.goto('/research/thesis?lang=en-US&page=0&size=1000&idCategory=x');
    expect(response?.status()).toBe(200);
    await expect(rows(page)).toHaveCount(12);
  });
});

test.describe('a publication', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('links its DOI, and its citation can be copied', async ({ page }) => {
    await open(page, '/research/thesis?lang=en-US', /^Complete genome/);
    const doi = page.getByRole('row', { name: /DOI/ }).getByRole('link');
    await expect(doi).toHaveAttribute('href', 'https://doi.org/10.5555/halm.2026.0391');
    await expect(doi).toHaveAttribute('rel', /noopener/);
    await page.getByRole('button', { name: 'Copy citation' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'Lim C.-Y., Tak I.-H., Nam G.-H., Seo J.-A. (2026). Complete genome and safety assessment of Lactiplantibacillus plantarum LMB-07. Hanbit Archives of Lactic Microbiology. https://doi.org/10.5555/halm.2026.0391',
    );
  });

  test('shows a message when the browser refuses to copy', async ({ page }) => {
    await open(page, '/research/thesis?lang=en-US', /^Complete genome/);
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    });
    await page.getByRole('button', { name: 'Copy citation' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Could not copy' })).toBeVisible();
  });

  test('is a scholarly article for search engines', async ({ page }) => {
    await open(page, '/research/thesis?lang=en-US', /^Complete genome/);
    await page.reload();
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    const article = data.map((text) => JSON.parse(text)).find((one) => one['@type'] === 'ScholarlyArticle');
    expect(article).toMatchObject({ sameAs: 'https://doi.org/10.5555/halm.2026.0391' });
  });

  test('that does not exist in the language says so', async ({ page }) => {
    await page.goto('/research/thesis?lang=zh-TW&size=100');
    await rows(page).filter({ hasText: '3,000 L' }).getByRole('link').click();
    await expect(page.getByText('此內容尚無繁體中文版')).toContainText('英文');
    await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en-US');
  });

  test('offers its files with their size', async ({ page }) => {
    const folder = contentFolder({
      'theses/with-a-file/post.yaml': `publishedAt: 2015-03-02T09:00:00+09:00
authors: ["Seo J.-A."]
journal: Measurement in Microbial Products
year: 2015
doi: null
`,
      'theses/with-a-file/en-US.md': markdown({ title: 'A paper with a file', summary: 'Has one.' }, 'Text.'),
      'theses/with-a-file/files/data-sheet.pdf': readFileSync('content/documents/COMPANY/ko-KR.pdf'),
    });
    expect(
      await startCommandLine(['content', 'apply', resolve(folder)], { DATABASE_URL: databaseUrl() }),
    ).toBe(0);
    // Pages stay cached for up to two seconds after a change of content.
    const list = async () => (await page.request.get('/research/thesis?lang=en-US&size=100')).text();
    await expect.poll(list).toContain('A paper with a file');
    await open(page, '/research/thesis?lang=en-US&size=100', /^A paper with a file$/);
    const link = page.getByRole('link', { name: /data-sheet\.pdf/ });
    await expect(link).toContainText(/\d (kB|MB)/);
    const download = page.waitForEvent('download');
    await link.click();
    expect((await download).suggestedFilename()).toBe('data-sheet.pdf');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('publications are read page by page, and no button without a function is shown', async ({ page }) => {
    await page.goto('/research/thesis?lang=en-US');
    await page
      .getByRole('navigation', { name: 'Pages', exact: true })
      .getByRole('link', { name: 'Next' })
      .click();
    await expect(page).toHaveURL(/page=2/);
    await rows(page).first().getByRole('link').click();
    await expect(page.getByRole('heading', { name: 'Cite this paper' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy citation' })).toHaveCount(0);
  });
});

test.describe('the research institute', () => {
  test('counts its patents and papers as their lists do', async ({ page }) => {
    await page.goto('/research/patent?lang=en-US&size=100');
    const registered = await rows(page).filter({ hasText: 'Registered' }).count();
    const patents = await rows(page).count();
    await page.goto('/research/intro?lang=en-US');
    await expect(page).toHaveTitle('Our research | Lumibiome');
    const figures = page.getByRole('region', { name: 'Research in figures' });
    await expect(figures).toContainText(new RegExp(`registered patents${registered}registered in Korea`));
    await expect(figures).toContainText(new RegExp(`patents in all${patents}`));
  });

  test('links from a subject to its papers and to joint research', async ({ page }) => {
    await page.goto('/research/intro?lang=en-US');
    await page.getByRole('link', { name: /^Related papers.*Counting by flow cytometry$/ }).click();
    await expect(page).toHaveURL(/\/search\?.*type=thesis/);
    await expect(rows(page).first()).toContainText('Papers');
    await page.goBack();
    await page.getByRole('link', { name: 'Propose joint research' }).click();
    await expect(page).toHaveURL(/\/contact/);
    await expect(page.getByRole('radio', { name: 'Partnership' })).toBeChecked();
  });

  test('shows its latest papers and patents', async ({ page }) => {
    await page.goto('/research/intro?lang=ko-KR');
    const main = page.getByRole('main');
    await main.getByRole('link', { name: '특허 전체 보기' }).click();
    const newest = (await rows(page).first().getByRole('heading').textContent()) ?? '';
    await page.goBack();
    await expect(main.getByRole('heading', { level: 3, name: newest })).toBeVisible();
  });
});
