import type { Locator, Page } from '@playwright/test';

/** Waits until React has hydrated a page's document and the browser is idle. A document without scripts has no wait. */
async function whenHydrated(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const look = () => {
          const { documentElement } = document;
          if (Object.keys(documentElement).some((key) => key.startsWith('__reactProps'))) {
            requestIdleCallback(() => resolve(), { timeout: 2_000 });
          } else setTimeout(look, 20);
        };
        if (document.querySelector('script[type=module][src]')) look();
        else resolve();
      }),
  );
}

/** Makes `goto` and `reload` wait for hydration, except in calls with `waitUntil`. */
export function waitForHydration(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (!options?.waitUntil) await whenHydrated(page);
    return response;
  };
  const reload = page.reload.bind(page);
  page.reload = async (options) => {
    const response = await reload(options);
    if (!options?.waitUntil) await whenHydrated(page);
    return response;
  };
}

/** Waits for hydration of an element: React stores its own properties on it. */
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

/** Delays the scripts of the next page until the returned function is called. */
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
