import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export type Stop = { html: string; isInView: boolean; hasRing: boolean; isInDialog: boolean };

export function focusedStop(page: Page): Promise<Stop | undefined> {
  return page.evaluate((): Stop | undefined => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const { width, height, top, bottom } = element.getBoundingClientRect();
    const { outlineStyle, boxShadow } = getComputedStyle(element);
    const isTyping = element.matches('input, textarea, select, [contenteditable]');
    return {
      html: element.outerHTML.slice(0, 150),
      isInView: width > 0 && height > 0 && bottom > 0 && top < window.innerHeight,
      hasRing: isTyping || outlineStyle !== 'none' || boxShadow !== 'none',
      isInDialog: element.closest('[role="dialog"]') !== null,
    };
  });
}

const mostStops = 500;

/** Moves with Tab from the first link to the end of the document. An editor that loads late moves what is below it. */
export async function walkPage(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.locator('a').first().focus();
  for (let step = 0; step < mostStops; step += 1) {
    await page.keyboard.press('Tab');
    const stop = await focusedStop(page);
    if (!stop) return stops;
    stops.push(stop);
  }
  throw new Error('The focus does not leave the page');
}

/** Moves with Tab through the open dialog until the focus is back at its begin. A frame ends the walk. */
export async function walkDialog(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let step = 0; step < 60; step += 1) {
    // Guards at the ends of the dialog pass the focus on.
    await expect(page.locator('[data-base-ui-focus-guard]:focus')).toHaveCount(0);
    const stop = await focusedStop(page);
    if (!stop) throw new Error('The focus has left the dialog');
    const isSame = stops.at(-1)?.html === stop.html;
    if (stop.html.startsWith('<iframe') || (!isSame && stops.some(({ html }) => html === stop.html)))
      return stops;
    if (!isSame) stops.push(stop);
    await page.keyboard.press('Tab');
  }
  throw new Error('The focus does not come back');
}

export function expectSeen(stops: readonly Stop[], where: string): void {
  expect(
    stops.filter(({ isInView, hasRing }) => !(isInView && hasRing)),
    where,
  ).toEqual([]);
}
