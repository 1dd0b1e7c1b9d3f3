import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect } from './fixtures.ts';
import { inLanguage } from './pages.ts';

export type View = { locale: string; width: number };

/** The languages and widths at which every page is looked at. */
export const wholeViews: readonly View[] = ['ko-KR', 'en-US'].flatMap((locale) =>
  [360, 1280].map((width) => ({ locale, width })),
);

/** Opens a page in a language and a width, brings it into a state, leaves a picture of it, and has axe look at it. */
export async function lookAt(
  page: Page,
  { locale, width }: View,
  { name, path, enter }: { name: string; path: string; enter?: (() => Promise<void>) | undefined },
): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(inLanguage(path, locale));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await enter?.();
  await page.screenshot({ path: `test-results/screens/${name}-${locale}-${width}.png`, fullPage: true });
  await expectAccessible(page);
}

/** Looks at pages, by name, as they open. */
export async function expectGoodLooks(page: Page, pages: Record<string, string>): Promise<void> {
  for (const [name, path] of Object.entries(pages))
    for (const view of wholeViews) await lookAt(page, view, { name, path });
}
