import { expect, test } from '../support/fixtures.ts';
import { inLanguage, publicPages } from '../support/pages.ts';

/*
 * A page is painted before its scripts are asked for, which would else take the line from its fonts and pictures.
 */

for (const name of ['home', 'intro', 'contact'] as const) {
  test(`${name} is painted before its scripts are asked for`, async ({ page }) => {
    await page.goto(inLanguage(publicPages[name], 'ko-KR'));
    const { painted, first } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      first: performance
        .getEntriesByType('resource')
        .filter((entry) => new URL(entry.name).pathname.endsWith('.js'))
        .map(({ startTime }) => startTime)
        .sort((a, b) => a - b)[0],
    }));
    expect(first).toBeGreaterThanOrEqual(painted ?? Number.POSITIVE_INFINITY);
  });
}

test('a page that is opened out of sight loads its scripts too', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(document, 'hidden', { value: true }));
  await page.goto(inLanguage(publicPages.home, 'ko-KR'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('fonts of rare characters', () => {
  const rules = /\/fonts\/more\.\w+\.css$/;

  test('are not told of where a page shows none', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(inLanguage(publicPages.home, 'ko-KR'));
    await page.waitForLoadState('networkidle');
    expect(asked.filter((url) => rules.test(url))).toEqual([]);
  });

  test('come where it shows one, and where one is typed', async ({ page }) => {
    const isTold = () => page.waitForRequest(rules);
    const told = isTold();
    await page.goto(inLanguage(publicPages.pb, 'ko-KR'));
    await told;
    await page.goto(inLanguage('/search', 'ko-KR'));
    const toldAgain = isTold();
    await page.getByRole('main').getByRole('searchbox').fill('뷁');
    await toldAgain;
    await expect.poll(() => page.evaluate(() => document.fonts.check('16px Pretendard', '뷁'))).toBe(true);
  });
});
