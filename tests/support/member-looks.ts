import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect } from './fixtures.ts';
import { inLanguage } from './pages.ts';

/** Looks at pages of the member who is signed in, in Korean and English, on a phone and on a desk. */
export async function expectGoodLooks(page: Page, pages: Record<string, string>): Promise<void> {
  for (const [name, path] of Object.entries(pages)) {
    for (const locale of ['ko-KR', 'en-US']) {
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(inLanguage(path, locale));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.screenshot({
          path: `test-results/screens/${name}-${locale}-${width}.png`,
          fullPage: true,
        });
        await expectAccessible(page);
      }
    }
  }
}
