import { expect, test } from '../support/fixtures.ts';
import { inLanguage } from '../support/pages.ts';

/* Only pages with characters outside the first fonts load the rules of the others. */

const rules = /\/fonts\/more\.\w+\.css$/;

// The inquiry form has the names of all countries in a list, which the browser draws with its own fonts.
for (const path of [
  '/',
  '/company/intro',
  '/research/intro',
  '/business/material',
  '/business/pb',
  '/contact',
]) {
  test(`the rules of rare characters are not fetched where a page shows none, as ${path}`, async ({
    page,
  }) => {
    const loaded = page.waitForRequest(/\/after-page-[\w-]+\.js$/);
    await page.goto(inLanguage(path, 'ko-KR'));
    const hasRules = await page.evaluate(async (script) => {
      await import(script);
      // The page searches its text when idle, and again after a change. An animation may leave no idle time.
      for (let round = 0; round < 3; round += 1) {
        await new Promise((resolve) => setTimeout(resolve));
        await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5_000 }));
      }
      return document.querySelector('head link[href^="/fonts/more."]') !== null;
    }, (await loaded).url());
    expect(hasRules).toBe(false);
  });
}

test('the rules load when a page shows such a character, and when one is typed', async ({ page }) => {
  const ruleRequest = () => page.waitForRequest(rules);
  const requested = ruleRequest();
  await page.goto(inLanguage('/search?q=뷁', 'ko-KR'));
  await requested;
  await page.goto(inLanguage('/search', 'ko-KR'));
  const requestedAgain = ruleRequest();
  await page.getByRole('main').getByRole('combobox').fill('뷁');
  await requestedAgain;
  await expect.poll(() => page.evaluate(() => document.fonts.check('16px Pretendard', '뷁'))).toBe(true);
});
