import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { inLanguage } from './pages.ts';

/** The languages and widths at which pages of the member area are looked at. */
export const memberViews = ['ko-KR', 'en-US'].flatMap((locale) =>
  [360, 1280].map((width) => ({ locale, width })),
);

/** Opens a page in a language and a width, brings it into a state, leaves a picture of it, and has axe look at it. */
export async function lookAt(
  page: Page,
  view: { locale: string; width: number },
  { name, path, enter }: { name: string; path: string; enter?: (() => Promise<void>) | undefined },
): Promise<void> {
  const { locale, width } = view;
  await page.setViewportSize({ width, height: 900 });
  await page.goto(inLanguage(path, locale));
  await enter?.();
  await page.screenshot({ path: `test-results/screens/${name}-${locale}-${width}.png`, fullPage: true });
  await expectAccessible(page);
}
