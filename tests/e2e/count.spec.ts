import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';
import { scriptBytes, weigh } from '../support/page-weight.ts';

const square = (page: Page, name: string) => page.getByRole('radio', { name: `Square ${name}` });
const number = (page: Page) => page.getByRole('textbox', { name: 'Cells you counted' });
const row = (page: Page, name: string) => page.locator('#count').getByRole('row', { name }).getByRole('cell');

/** Scripts and style sheets that the page loads from now on, by path. */
function followFiles(page: Page): Map<string, Promise<string>> {
  const files = new Map<string, Promise<string>>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/^\/_app\/.*\.(?:js|css)$/.test(pathname)) files.set(pathname, response.text());
  });
  return files;
}

async function open(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Count it yourself' }).click();
  await expect(square(page, 'B2')).toBeChecked();
}

test.describe('the cells of the homepage', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('are counted by keyboard and compared with flow cytometry', async ({ page }) => {
    await page.goto('/?lang=en-US');
    const link = page.getByRole('link', { name: 'Count it yourself' });
    await link.focus();
    await page.keyboard.press('Enter');
    await square(page, 'B2').focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowLeft');
    await expect(square(page, 'A1')).toBeFocused();
    await expect(square(page, 'A1')).toBeChecked();
    await page.keyboard.press('ArrowUp');
    await expect(square(page, 'A1')).toBeChecked();

    await number(page).fill('twenty');
    await page.keyboard.press('Enter');
    await expect(number(page)).toBeFocused();
    await expect(number(page)).toHaveAccessibleDescription('Enter a whole number from 0 to 200.');
    await expect(page.locator('#count').getByRole('table')).toHaveCount(0);
    await number(page).fill('20');
    await page.keyboard.press('Enter');
    await expect(row(page, 'Your count')).toHaveText(['20', '8 trillion', '±22.4%']);
    await expect(row(page, 'Flow cytometry')).toHaveText(['20,050', '8.02 trillion', '±0.7%']);
    await expect(row(page, 'Difference')).toHaveText(['', '\u22120.2%', '']);
    await expect(page.getByText('Square A1 holds 23 cells.')).toBeVisible();

    await square(page, 'A1, 20 counted').focus();
    await page.keyboard.press('ArrowRight');
    await expect(number(page)).toHaveValue('');
    await number(page).fill('10');
    await page.keyboard.press('Enter');
    await expect(row(page, 'Your count')).toHaveText(['30', '6 trillion', '±18.3%']);
    await expectAccessible(page);

    await page.keyboard.press('Escape');
    await expect(link).toBeFocused();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Count the cells yourself' })).toBeHidden();
  });

  test('are counted by pointer: the frame is dragged, and each click marks a cell', async ({ page }) => {
    await page.goto('/?lang=en-US');
    await open(page);
    const frame = page.locator('label').filter({ has: square(page, 'B2') });
    const box = await frame.boundingBox();
    if (!box) throw new Error('The frame has no place');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 2.5, box.y + box.height * 1.5, { steps: 5 });
    await expect(square(page, 'C4')).toBeChecked();
    await page.mouse.up();
    await page.mouse.move(box.x, box.y);
    await expect(square(page, 'C4')).toBeChecked();

    const enlarged = page.locator('form svg').last();
    await enlarged.click({ position: { x: 60, y: 60 } });
    await enlarged.click({ position: { x: 150, y: 90 } });
    await expect(number(page)).toHaveValue('2');
    await enlarged.click({ position: { x: 61, y: 60 } });
    await expect(number(page)).toHaveValue('1');
    await number(page).fill('18');
    await enlarged.click({ position: { x: 60, y: 60 } });
    await expect(number(page)).toHaveValue('18');

    await number(page).press('Enter');
    await page.locator('#count').getByRole('link', { name: 'See the evidence' }).click();
    await expect(page.locator('#evidence')).toBeInViewport();
    await page.goBack();
    await expect(square(page, 'B2')).toBeChecked();

    await page.getByRole('link', { name: 'Close', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(square(page, 'B2')).toBeChecked();
  });

  test('have a tool of 12 KB at most, which loads when it is used', async ({ page }) => {
    const before = await weigh(page, '/?lang=en-US');
    expect([...before.scripts.keys()].join()).not.toMatch(/count-tool/);
    const files = followFiles(page);
    await open(page);
    expect([...files.keys()].filter((path) => /count-tool.*\.js$/.test(path))).toHaveLength(1);
    const scripts = new Map<string, string>();
    for (const [path, text] of files) scripts.set(path, await text);
    expect(scriptBytes({ ...before, scripts })).toBeLessThanOrEqual(12_000);
  });
});

test.describe('where motion is reduced', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a still picture shows the result, and the tool is not loaded', async ({ page }) => {
    await page.goto('/?lang=en-US');
    const files = followFiles(page);
    await page.getByRole('link', { name: 'Count it yourself' }).click();
    const picture = page.getByRole('img', { name: 'Cells scattered over the 16 squares' });
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(400);
    await expect(page.getByText('22 cells in square A2 give 8.8 trillion cells/g')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'Count it yourself' })).toBeFocused();
    expect([...files.keys()].filter((path) => path.includes('count-tool'))).toEqual([]);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('a still picture shows the result, and closes', async ({ page }) => {
    await page.goto('/?lang=ko-KR');
    await page.getByRole('link', { name: '직접 세어 보기' }).click();
    await expect(page.getByText('A2칸에서 균체 22개를 세면 8.8조 cells/g')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await page.getByRole('link', { name: '닫기' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
