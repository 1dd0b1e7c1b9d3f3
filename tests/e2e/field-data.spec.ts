import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { followRequests } from '../support/requests.ts';

/* A tenth of the page loads is measured. */

async function drawLots(page: Page, isDrawn: boolean): Promise<void> {
  await page.addInitScript(
    (number) => {
      Math.random = () => number;
    },
    isDrawn ? 0.05 : 0.5,
  );
}

/** Bodies of beacons, which the browser's protocol leaves out. */
async function recordBeacons(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const bodies: Promise<string>[] = [];
    Object.assign(window, { bodies });
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      if (body instanceof Blob) bodies.push(body.text());
      return send(url, body);
    };
  });
  return () => page.evaluate(() => Promise.all(Reflect.get(window, 'bodies')));
}

test('a sampled visitor sends route, device class and figures once, and nothing else', async ({ page }) => {
  await drawLots(page, true);
  const beacons = await recordBeacons(page);
  const settled = followRequests(page);
  await page.goto('/news?lang=en-US&page=2');
  await settled();
  await page.getByRole('heading', { level: 1 }).click();
  const answer = page.waitForResponse('**/field-data');
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect((await answer).status()).toBe(204);
  const [sample, ...others] = (await beacons()).map((body) => JSON.parse(body));
  expect(sample).toEqual({ route: '/news', device: 'desktop', values: expect.any(Object) });
  expect(sample.values.LCP).toBeGreaterThan(0);
  expect(others).toEqual([]);
});

test('other visitors load and send nothing', async ({ page }) => {
  await drawLots(page, false);
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  const settled = followRequests(page);
  await page.goto('/news?lang=en-US');
  await settled();
  expect(urls.filter((url) => /field-data/.test(url))).toEqual([]);
});
