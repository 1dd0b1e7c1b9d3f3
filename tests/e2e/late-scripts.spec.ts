import { expect, test } from '../support/fixtures.ts';
import { inLanguage, publicPages } from '../support/pages.ts';

/*
 * A page is painted before its scripts are asked for, which would else take the line from its fonts and pictures; and it
 * has loaded once they are at work.
 */

declare global {
  interface Window {
    /** Whether React had taken the page's heading over when the page said that it has loaded. */
    wasAliveAtLoad?: boolean;
  }
}

const scripts = /\/_app\/[^?]+\.js$/;

for (const name of ['home', 'material', 'contact'] as const) {
  test(`${name} is painted before its scripts are asked for, and has loaded once it is alive`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      addEventListener('load', () => {
        const heading = document.querySelector('h1');
        window.wasAliveAtLoad = Object.keys(heading ?? {}).some((key) => key.startsWith('__reactProps'));
      });
    });
    await page.goto(inLanguage(publicPages[name], 'ko-KR'));
    expect(await page.evaluate(() => window.wasAliveAtLoad)).toBe(true);
    const { painted, first } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      first: performance
        .getEntriesByType('resource')
        .filter((entry) => new URL(entry.name).pathname.endsWith('.js'))
        .map(({ startTime }) => startTime)
        .sort((a, b) => a - b)[0],
    }));
    expect(first).toBeGreaterThanOrEqual(painted ?? Number.POSITIVE_INFINITY);
    await expect(page.locator('head iframe')).toHaveCount(0);
  });
}

test('a page that is opened out of sight, and so is not painted, loads its scripts too', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    // Whoever waits for a paint would wait until the end of the test.
    PerformanceObserver.prototype.observe = () => {};
    Reflect.set(window, 'setTimeout', () => 0);
  });
  const asked = page.waitForRequest(scripts, { timeout: 3_000 });
  await page.goto(inLanguage(publicPages.home, 'ko-KR'), { waitUntil: 'commit' });
  await asked;
});

test.describe('without its scripts', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('a page has loaded all the same', async ({ page }) => {
    await page.route(scripts, (route) => route.abort());
    await page.goto(inLanguage(publicPages.home, 'ko-KR'), { waitUntil: 'load' });
    await expect(page.locator('head iframe')).toHaveCount(0);
  });
});
