import type { Page } from '@playwright/test';
import { expectAccessible, expectFitsWindow } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';
import { whenLive } from '../support/live.ts';
import { lookAt, sampledViews, saveScreen, type View, viewsOf } from '../support/looks.ts';
import { inLanguage, pageStates, publicPages } from '../support/pages.ts';

/** Views in which axe runs, one for each of these widths: the other widths differ from one of them in size only. */
function viewsWithAxe(views: readonly View[]): ReadonlySet<View | undefined> {
  return new Set([360, 1280].map((width) => views.find((view) => view.width === width)));
}

async function expectWholeText(page: Page): Promise<void> {
  const text = await page.locator('body').innerText();
  expect(text).not.toMatch(/\bundefined\b|\bNaN\b|\[object |\{\w+\}/);
  // A key of a message instead of its text.
  expect(text).not.toMatch(/(^|\s)(menu|nav|footer|home|inquiry|error|list|paging)_[a-z_]+/);
}

async function expectPictures(page: Page): Promise<void> {
  const broken = await page.locator('img').evaluateAll((images) =>
    images
      .filter((image): image is HTMLImageElement => image instanceof HTMLImageElement)
      .filter(({ complete, currentSrc, naturalWidth }) => complete && currentSrc && naturalWidth === 0)
      .map(({ currentSrc }) => currentSrc),
  );
  expect(broken).toEqual([]);
}

/** Loads a page once and makes every check on it; the fixture checks the console, hydration warnings included. */
async function visit(page: Page, view: View, target: { name: string; path: string; hasAxe: boolean }) {
  const { locale, width } = view;
  // Resized, the page before would preload a picture that it does not show.
  await page.goto('about:blank');
  await page.setViewportSize({ width, height: 900 });
  const response = await page.goto(inLanguage(target.path, locale));
  expect(response?.status()).toBe(200);
  await whenLive(page.getByRole('heading', { level: 1 }));
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await expectWholeText(page);
  await saveScreen(page, target.name, view);
  await expectPictures(page);
  await (target.hasAxe ? expectAccessible(page) : expectFitsWindow(page));
}

/* The views of a page share a browser page: a new one costs more processor time than the page that it loads. */

for (const [index, [name, path]] of Object.entries(publicPages).entries()) {
  test(`a visitor gets a whole page in each language: ${name}`, async ({ page }) => {
    const views = viewsOf(index);
    const withAxe = viewsWithAxe(views);
    for (const view of views)
      await test.step(`${view.locale} at ${view.width} px`, () =>
        visit(page, view, { name, path, hasAxe: withAxe.has(view) }));
  });
}

for (const [name, path] of Object.entries(pageStates)) {
  test(`a visitor gets an accessible page: ${name}`, async ({ page }) => {
    for (const view of sampledViews) await lookAt(page, view, { name, path });
  });
}

test.describe('an unknown address', () => {
  test.use({ expectedMessages: /status of 404/ });

  test('a visitor gets an accessible error page', async ({ page }) => {
    for (const view of sampledViews) await lookAt(page, view, { name: 'not-found', path: '/nothing' });
  });
});

test('a visitor gets an accessible inquiry form with its errors', async ({ page }) => {
  await page.goto('/contact?lang=ko-KR');
  await page.getByRole('button', { name: '문의 보내기' }).click();
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await page.screenshot({ path: 'test-results/screens/contact-errors.png', fullPage: true });
  await expectAccessible(page);
});
