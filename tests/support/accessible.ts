import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export async function expectFitsWindow(page: Page): Promise<void> {
  await page.locator('details').evaluateAll((all) => {
    for (const one of all) one.toggleAttribute('open', true);
  });
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
}

/** axe measures contrast with the opacity of the moment, and a new page fades in. */
async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(() => {
    const running = document.getAnimations().filter(({ effect, playState, timeline }) => {
      const ends = effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
      return ends && playState === 'running' && timeline === document.timeline;
    });
    return Promise.allSettled(running.map(({ finished }) => finished));
  });
}

export async function expectNoViolations(page: Page): Promise<void> {
  await waitForAnimations(page);
  const withoutStyleSheets = { assets: ['media' as const] };
  const options = { iframes: false, preload: withoutStyleSheets, resultTypes: ['violations' as const] };
  // Frames are left out: they have other documents, such as a mail, in which no script runs.
  const axe = new AxeBuilder({ page }).setLegacyMode().options(options).withTags(rules);
  // Guards around an open popup are hidden and pass the focus on at once.
  const { violations } = await axe.exclude('[data-base-ui-focus-guard]').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

export async function expectAccessible(page: Page): Promise<void> {
  await expectFitsWindow(page);
  await expectNoViolations(page);
}
