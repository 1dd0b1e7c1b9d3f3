import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { createItem, newTitle } from '../support/staff-content.ts';
import { signInStaff } from '../support/staff-pages.ts';

type Stop = { html: string; isInView: boolean; hasRing: boolean };

/** Moves with Tab from the first link to the end of the document. */
async function walk(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  // Some pages begin in a field.
  await page.locator('a').first().focus();
  for (let step = 0; step < 150; step += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate((): Stop | undefined => {
      const element = document.activeElement;
      if (!element || element === document.body) return undefined;
      const { width, height, top, bottom } = element.getBoundingClientRect();
      const { outlineStyle, boxShadow } = getComputedStyle(element);
      const isTyping = element.matches('input, textarea, select, [contenteditable]');
      return {
        html: element.outerHTML.slice(0, 150),
        isInView: width > 0 && height > 0 && bottom > 0 && top < window.innerHeight,
        hasRing: isTyping || outlineStyle !== 'none' || boxShadow !== 'none',
      };
    });
    if (!stop) return stops;
    stops.push(stop);
  }
  throw new Error('The focus does not leave the page');
}

for (const width of [360, 1280])
  test(`each control of the pages of content is reached by Tab, seen and left again at ${width} px`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 900 });
    await signInStaff(page, 'owner');
    await createItem(page, newTitle());
    const item = new URL(page.url()).pathname;
    for (const path of [
      ...['/admin/content?kind=document', item, `${item}/versions`, '/admin/content/new/category'],
      ...['/admin/content/trash', '/admin/pictures'],
    ]) {
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=en-US`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const stops = await walk(page);
      expect(stops.length, path).toBeGreaterThan(2);
      expect(
        stops.filter(({ isInView, hasRing }) => !(isInView && hasRing)),
        path,
      ).toEqual([]);
    }
  });
