import type { Page } from '@playwright/test';
import { expect, sites, test } from '../support/fixtures.ts';
import { goByMenu } from '../support/menu.ts';
import { followRequests, setConnection } from '../support/requests.ts';

/** Lets every answer of the site's server functions wait. */
async function delayData(page: Page, milliseconds: number): Promise<void> {
  await page.route('**/_serverFn/**', async (route) => {
    await new Promise((next) => setTimeout(next, milliseconds));
    await route.continue();
  });
}

test.describe('the loading bar', () => {
  test('shows after 200 ms, runs for 5 s and disappears', async ({ page }) => {
    await page.goto('/faq?lang=en-US');
    await delayData(page, 2000);
    const bar = page.getByRole('progressbar', { name: 'Loading the page' });
    await page.getByRole('button', { name: 'PR', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#menu-pr')).toBeVisible();
    const delay = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const start = performance.now();
          new MutationObserver((_, observer) => {
            if (!document.querySelector('[role=progressbar]')) return;
            observer.disconnect();
            resolve(performance.now() - start);
          }).observe(document.body, { subtree: true, childList: true });
          document.querySelector<HTMLElement>('#menu-pr a')?.click();
        }),
    );
    expect(delay).toBeGreaterThanOrEqual(200);
    expect(delay).toBeLessThan(2000);
    await expect(bar).toHaveAttribute('data-phase', 'running');
    await expect(bar).toHaveCSS('animation-duration', '5s');
    await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
    await expect(bar).toHaveCount(0);
  });

  test.describe('of a load that fails', () => {
    test.use({ expectedMessages: /Failed to load resource|Failed to fetch|TypeError/ });

    test('turns red above the error page, which offers a retry', async ({ page }) => {
      await page.goto('/faq?lang=en-US');
      await page.route('**/_serverFn/**', (route) => route.abort());
      await goByMenu(page, 'Main menu', 'PR', 'News');
      await expect(page.getByRole('progressbar')).toHaveAttribute('data-phase', 'failed');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
      await page.unroute('**/_serverFn/**');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
    });
  });
});

test.describe('a page that replaces another one', () => {
  test('arrives within 0.25 s, and takes the focus', async ({ page }) => {
    await page.goto('/faq?lang=en-US');
    const content = page.getByRole('main').locator(':scope > div').last();
    await expect(content).toHaveCSS('animation-name', 'none');
    await goByMenu(page, 'Main menu', 'PR', 'Press');
    await expect(page.getByRole('heading', { level: 1, name: 'Press' })).toBeVisible();
    await expect(content).toHaveCSS('animation-duration', '0.25s');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('appears without animation with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/faq?lang=en-US');
    await goByMenu(page, 'Main menu', 'PR', 'Press');
    await expect(page.getByRole('heading', { level: 1, name: 'Press' })).toBeVisible();
    const duration = await page
      .getByRole('main')
      .locator(':scope > div')
      .last()
      .evaluate((content) => Number.parseFloat(getComputedStyle(content).animationDuration));
    expect(duration).toBeLessThan(0.001);
  });
});

test.describe('prefetching', () => {
  /** Names of the chunks that a page requests from now on. */
  function listChunks(page: Page): string[] {
    const chunks: string[] = [];
    page.on('request', (request) => {
      const name = /\/_app\/[\w-]+\/([\w.$-]+)\.js/.exec(request.url())?.[1];
      if (name) chunks.push(name);
    });
    return chunks;
  }

  /** Chunk of the page that each row of the news leads to. */
  const nextPage = /news\._id/;

  test('loads the code of the page that is next in the reading, not its data nor other pages', async ({
    page,
  }) => {
    const data: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/_serverFn/')) data.push(request.url());
    });
    const chunks = listChunks(page);
    const settled = followRequests(page);
    await page.goto('/news?lang=en-US');
    await settled();
    await expect.poll(() => chunks.join()).toMatch(nextPage);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).scrollIntoViewIfNeeded();
    await settled();
    expect(chunks.join()).not.toMatch(/privacy|contact|search|admin/);
    expect(data).toEqual([]);
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).hover();
    await expect.poll(() => chunks.join()).toContain('faq');
  });

  test('loads no script on a phone before the page is idle', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    const response = await page.goto('/?lang=en-US', { waitUntil: 'load' });
    const html = (await response?.text()) ?? '';
    await page.waitForFunction(() =>
      Object.keys(document.documentElement).some((key) => key.startsWith('__reactProps')),
    );
    await page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    });
    const files = requests.filter((path) => path.startsWith('/_app/'));
    expect(files.length).toBeGreaterThan(3);
    expect(files.filter((path) => !html.includes(path))).toEqual([]);
  });

  for (const [name, connection] of [
    ['data saving', { saveData: true, effectiveType: '4g' }],
    ['2g', { saveData: false, effectiveType: '2g' }],
    ['slow 2g', { saveData: false, effectiveType: 'slow-2g' }],
  ] as const) {
    test(`is off with ${name}, also on hover`, async ({ page }) => {
      await page.clock.install();
      await setConnection(page, connection);
      const chunks = listChunks(page);
      const settled = followRequests(page);
      await page.goto('/news?lang=en-US');
      await settled();
      expect(chunks.join()).not.toMatch(nextPage);
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).hover();
      await page.clock.runFor(500);
      await settled();
      expect(requests.filter((url) => url.includes('_serverFn') || url.includes('/_app/'))).toEqual([]);
    });
  }
});

test.describe('a page whose chunk was removed', () => {
  test.use({
    expectedMessages: /Failed to load resource|Failed to fetch dynamically imported module|preload/i,
  });

  test('reloads once', async ({ page }) => {
    let isRemoved = true;
    // A new release has chunks with other names.
    await page.route(/\/_app\/.*\.js/, async (route) => {
      if (isRemoved && /press/.test(route.request().url())) return route.fulfill({ status: 404 });
      return route.continue();
    });
    let reloads = 0;
    await page.goto('/faq?lang=en-US');
    await page.evaluate(() => document.body.setAttribute('data-before', ''));
    page.on('request', (request) => {
      if (!request.isNavigationRequest()) return;
      isRemoved = false;
      reloads += 1;
    });
    await goByMenu(page, 'Main menu', 'PR', 'Press');
    await expect.poll(() => reloads).toBe(1);
    await expect(page.getByRole('heading', { level: 1, name: 'Press' })).toBeVisible();
    await expect(page.locator('body[data-before]')).toHaveCount(0);
    expect(reloads).toBe(1);
  });
});

test.describe('a removed chunk that is not a page', () => {
  test.use({
    expectedMessages: /Failed to load resource|Failed to fetch dynamically imported module|preload/i,
  });

  test('reloads once, then leads to a page with a retry', async ({ page }) => {
    await page.route(/\/_app\/.*serverFnFetcher.*\.js/, (route) => route.fulfill({ status: 404 }));
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await page.goto('/faq?lang=en-US');
    await page.evaluate(() => document.body.setAttribute('data-before', ''));
    await goByMenu(page, 'Main menu', 'PR', 'Press');
    await expect(page.getByRole('heading', { level: 1, name: 'Press' })).toBeVisible();
    await expect(page.locator('body[data-before]')).toHaveCount(0);
    expect(loads).toBe(2);
    await goByMenu(page, 'Main menu', 'PR', 'News');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be loaded');
    expect(loads).toBe(2);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
    expect(loads).toBe(3);
  });
});

test.describe('a missing chunk in Safari, whose message names no file', () => {
  test.use({ expectedMessages: /Importing a module script failed|status of 404/ });

  test('reloads once a release', async ({ page }) => {
    let release = 'first';
    let loads = 0;
    await page.route(/\/_app\/.*serverFnFetcher.*\.js/, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: "throw new TypeError('Importing a module script failed.');",
      }),
    );
    await page.route(/\/(faq|press|news)\?/, async (route) => {
      if (!route.request().isNavigationRequest()) return route.continue();
      loads += 1;
      const response = await route.fetch();
      const html = (await response.text()).replace(/data-release="[^"]*"/, `data-release="${release}"`);
      return route.fulfill({ response, body: html });
    });
    await page.goto('/faq?lang=en-US');
    await goByMenu(page, 'Main menu', 'PR', 'Press');
    await expect.poll(() => loads).toBe(2);
    await goByMenu(page, 'Main menu', 'PR', 'News');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be loaded');
    expect(loads).toBe(2);
    release = 'second';
    await page.goto('/faq?lang=en-US');
    await goByMenu(page, 'Main menu', 'PR', 'Press');
    await expect.poll(() => loads).toBe(4);
    await expect(page.getByRole('heading', { level: 1, name: 'Press' })).toBeVisible();
  });
});

test.describe('a missing script of a part that the page can do without', () => {
  test.use({
    expectedMessages: /Failed to load resource|Failed to fetch dynamically imported module|preload/i,
  });

  /** @returns how many documents load from now on, and the reports that the browser sends */
  async function removeScript(page: Page, name: RegExp) {
    const seen = { documents: 0, reports: [] as string[] };
    await page.route(name, (route) => route.fulfill({ status: 404 }));
    page.on('request', (request) => {
      if (request.isNavigationRequest()) seen.documents += 1;
      if (request.url().endsWith('/client-errors')) seen.reports.push(request.postData() ?? '');
    });
    return seen;
  }

  test('leaves the homepage with its picture and figures, and is reported', async ({ page }) => {
    const seen = await removeScript(page, /\/_app\/.*\/motion-.*\.js/);
    await page.goto('/?lang=en-US');
    await page.getByText('Specifications with test methods').scrollIntoViewIfNeeded();
    await expect.poll(() => seen.reports.join()).toMatch(/motion/);
    await expect(page.getByText('7.5 trillion').first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('lactic acid bacteria');
    expect(seen.documents).toBe(1);
  });

  test.describe('with a key of the maps service', () => {
    test.use({ siteUrl: sites.outside() });

    test('leaves the drawn map with a notice', async ({ page }) => {
      const seen = await removeScript(page, /\/_app\/.*\/kakao-map-.*\.js/);
      await page.goto('/company/contactUS?lang=en-US');
      await expect(page.getByText('The map service could not be loaded').first()).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: 'Directions' })).toBeVisible();
      expect(seen.documents).toBe(1);
    });
  });
});

test.describe('a page older than an upgrade, whose server function was removed', () => {
  test.use({ expectedMessages: /Failed to load resource|Error: Not found/ });

  /** Answers calls of server functions as a release without them does, and counts documents. */
  async function upgrade(page: Page): Promise<{ documents: number }> {
    const loaded = { documents: 0 };
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loaded.documents += 1;
    });
    await page.route('**/_serverFn/**', async (route) => {
      const response = await route.fetch({ url: new URL('/_serverFn/removed', route.request().url()).href });
      await route.fulfill({ response, headers: { ...response.headers(), 'x-release': 'next' } });
    });
    return loaded;
  }

  test('reloads once and shows the next page', async ({ page }) => {
    await page.goto('/faq?lang=en-US');
    const loaded = await upgrade(page);
    await goByMenu(page, 'Main menu', 'PR', 'News');
    await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
    expect(loaded.documents).toBe(1);
  });

  test('shows an honest page if the reload does not help, and its retry loads the document', async ({
    page,
  }) => {
    await page.goto('/faq?lang=en-US');
    const loaded = await upgrade(page);
    await goByMenu(page, 'Main menu', 'PR', 'News');
    await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
    await goByMenu(page, 'Main menu', 'PR', 'Press');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be loaded');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Press' })).toBeVisible();
    expect(loaded.documents).toBe(2);
  });

  test('does not reload if the server has the same release', async ({ page }) => {
    await page.goto('/faq?lang=en-US');
    const release = await page.locator('html').getAttribute('data-release');
    expect(release).toMatch(/^[\w-]{8}$/);
    const loaded = await upgrade(page);
    await page.route('**/_serverFn/**', (route) =>
      route.continue({
        url: route
          .request()
          .url()
          .replace(/_serverFn\/\w+/, '_serverFn/removed'),
      }),
    );
    const [answer] = await Promise.all([
      page.waitForResponse('**/_serverFn/**'),
      goByMenu(page, 'Main menu', 'PR', 'News'),
    ]);
    expect(answer.headers()['x-release']).toBe(release);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
    expect(loaded.documents).toBe(0);
  });
});
