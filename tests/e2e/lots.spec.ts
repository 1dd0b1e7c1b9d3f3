import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';

const number = 'LMB07-2609-K7QX';

test.describe('a quality manager with a telephone', () => {
  test.use({ viewport: { width: 360, height: 740 }, expectedMessages: /status of 404/ });

  test('finds a lot by its number and files its certificate', async ({ page }) => {
    await page.goto('/business/material/LMB-07?lang=ko-KR');
    const files = page.getByRole('region', { name: '문서', exact: true });
    await files.getByRole('link', { name: '로트 조회' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '로트 조회' })).toBeVisible();
    await expectAccessible(page);
    const field = page.getByLabel(/^로트 번호/);
    await field.fill('LMB07-2609-XXXX');
    await field.press('Enter');
    await expect(page.getByText('이 번호의 로트를 찾을 수 없습니다.')).toBeVisible();
    await expectAccessible(page);
    await field.fill(number.toLowerCase());
    await page.getByRole('button', { name: '조회' }).click();
    await expect(page).toHaveURL(new RegExp(`/business/lot/${number}\\?`));
    await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
    await expect(page.getByText('적합 · 출하 기준 이상입니다.')).toBeVisible();
    await expect(page.getByRole('row', { name: /^시험일/ })).toContainText('2026년 9월 11일');
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: /영어/ }).click();
    expect((await downloading).suggestedFilename()).toBe(`${number}-certificate-en-US.pdf`);
    await page.getByRole('link', { name: 'LMB-07 열처리 유산균 분말' }).click();
    await expect(page).toHaveURL(/\/business\/material\/LMB-07\?/);
  });
});

test('a number in the search is a card with its look-up, the same whether the lot exists', async ({
  page,
}) => {
  const cards: string[] = [];
  for (const typed of [number, 'LMB07-2609-ZZZZ']) {
    await page.goto(`/search?lang=en-US&q=${typed.toLowerCase()}`);
    const card = page.getByRole('main').getByRole('article');
    await expect(card.getByRole('heading', { level: 2 })).toHaveText(typed);
    await expect(card).toContainText('count against the release limit');
    await expect(page.getByText(/Nothing was found|fewer words/)).toHaveCount(0);
    cards.push(
      (await page.getByRole('main').innerText()).replaceAll(typed, '').replaceAll(typed.toLowerCase(), ''),
    );
    await expectAccessible(page);
  }
  expect(cards[1]).toBe(cards[0]);
  await page.goto(`/search?lang=en-US&q=${number.toLowerCase()}`);
  await page.getByRole('link', { name: `Look up lot ${number}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
});

test('no code and no number of a patent is taken for a lot', async ({ page }) => {
  for (const q of ['LMB-07', '10-2022-9907718', 'KR-10-2022-9907718']) {
    await page.goto(`/search?lang=zh-CN&q=${q}`);
    const card = page.getByRole('main').getByRole('article');
    await expect(card.getByText(/完全匹配/)).toBeVisible();
    await expect(page.getByRole('link', { name: /^查询批号/ })).toHaveCount(0);
  }
});

test('an empty form says what is missing, and the field has the focus', async ({ page }) => {
  await page.goto('/business/lot?lang=zh-CN');
  const number = page.getByLabel(/^批号/);
  for (const typed of ['', '   ']) {
    await number.fill(typed);
    await page.getByRole('button', { name: '查询' }).click();
    await expect(number).toHaveAccessibleDescription(/请输入批号/);
    await expect(number).toBeFocused();
  }
  await number.fill('LMB07-2609-K7QX');
  await expect(number).not.toHaveAttribute('aria-invalid');
});

test('a count with a long unit stays beside the table', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/business/lot/LMB07EV-2611-D3RT?lang=en-US');
  const result = page.getByRole('region', { name: 'Particle count' });
  await expect(result).toContainText('1.20 × 10¹⁰ particles/mL');
  const [needed, given] = await result.evaluate((element) => [element.scrollWidth, element.clientWidth]);
  expect(needed).toBeLessThanOrEqual(given ?? 0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form leads to the lot', async ({ page }) => {
    await page.goto('/business/lot?lang=en-US');
    await page.getByLabel(/^Lot number/).fill('lmb07-2610-8tnc');
    await page.getByRole('button', { name: 'Look up' }).click();
    await expect(page.getByText(/^Failed · .*This lot was not released\.$/)).toBeVisible();
  });
});
