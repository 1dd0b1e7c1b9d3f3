import type { Locator, Page } from '@playwright/test';

/** Waits until an element that the server sent is live: React keeps what it has taken over under names of its own. */
export async function whenLive(element: Locator): Promise<void> {
  await element.evaluate(
    (node) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (Object.keys(node).some((key) => key.startsWith('__reactProps'))) resolve();
          else setTimeout(look, 20);
        };
        look();
      }),
  );
}

/** Keeps the scripts of the next page away, as a slow line does, until the answer is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
