import type { Locator } from '@playwright/test';

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
