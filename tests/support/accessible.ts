import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What is shown, with everything unfolded, passes axe at WCAG 2.2 AA and is no wider than the window. */
export async function expectAccessible(page: Page): Promise<void> {
  // The bar of a page that is arriving is gone as soon as it is there.
  await page.getByRole('progressbar').waitFor({ state: 'hidden' });
  for (const details of await page.locator('details').all())
    await details.evaluate((one) => one.toggleAttribute('open', true));
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
}
