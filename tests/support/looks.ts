import type { Page } from '@playwright/test';
import { locales } from '#contract/locales.ts';
import { expectAccessible, expectFitsWindow } from './accessible.ts';
import { expect } from './fixtures.ts';
import { inLanguage } from './pages.ts';

export type View = { locale: string; width: number };

export const sampledViews: readonly View[] = [
  { locale: 'ko-KR', width: 360 },
  { locale: 'en-US', width: 1280 },
];

/** 320 px is a window of 1280 px at 400 % (WCAG 1.4.10), 640 px one at 200 % (1.4.4). */
const widths = [360, 1280, 320, 640];

/** Views of the page at an index: each language once and each width at least once, paired differently for each page. */
export function viewsOf(index: number): View[] {
  return locales.map((locale, offset) => ({
    locale,
    width: widths[(index + offset) % widths.length] ?? 360,
  }));
}

export async function saveScreen(page: Page, name: string, { locale, width }: View): Promise<void> {
  await page.screenshot({ path: `test-results/screens/${name}-${locale}-${width}.jpg`, fullPage: true });
}

export async function lookAt(
  page: Page,
  view: View,
  { name, path, enter }: { name: string; path: string; enter?: (() => Promise<void>) | undefined },
): Promise<void> {
  await page.setViewportSize({ width: view.width, height: 900 });
  await page.goto(inLanguage(path, view.locale));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await enter?.();
  await saveScreen(page, name, view);
  await expectAccessible(page);
}

/** A page of the dashboard, which also fits a tablet and a large screen. These differ from a phone in size only. */
export async function lookAtDashboard(
  page: Page,
  view: View,
  target: { name: string; path: string; enter?: () => Promise<void> },
): Promise<void> {
  await lookAt(page, view, target);
  if (view.width > 360) return;
  for (const width of [768, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expectFitsWindow(page);
  }
}

export async function expectGoodLooks(page: Page, pages: Record<string, string>): Promise<void> {
  for (const [name, path] of Object.entries(pages))
    for (const view of sampledViews) await lookAt(page, view, { name, path });
}
