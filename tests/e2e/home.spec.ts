import type { Page } from '@playwright/test';
import { expectAccessible, expectNoViolations } from '../support/accessible.ts';
import { expect, sites, test } from '../support/fixtures.ts';
import { whenLive } from '../support/live.ts';
import { sampledViews } from '../support/looks.ts';
import { scrollThrough } from '../support/page-weight.ts';
import { followRequests, paintWithFonts } from '../support/requests.ts';

function film(page: Page) {
  return page.getByRole('dialog', { name: /^How LMB.+07 powder is made$/ });
}

test.describe('the film', () => {
  test('opens above the page by a click and closes by its button', async ({ page }) => {
    await page.goto('/?lang=en-US');
    const watch = page.getByRole('link', { name: 'Watch the video' });
    await whenLive(watch);
    await watch.click();
    await expect(film(page)).toBeVisible();
    await expect(film(page)).toHaveAccessibleDescription(/silent/);
    await expect(page).toHaveURL(/\/\?lang=en-US$/);
    const video = film(page).locator('video');
    await expect(video).toHaveAttribute('controls');
    await film(page).getByRole('button', { name: 'Close the video' }).click();
    await expect(film(page)).toHaveCount(0);
    await expect(watch).toBeFocused();
  });

  test('opens and closes repeatedly by keyboard, and restores the focus', async ({ page }) => {
    await page.goto('/?lang=en-US');
    const watch = page.getByRole('link', { name: 'Watch the video' });
    await whenLive(watch);
    for (let round = 0; round < 2; round++) {
      await watch.focus();
      await page.keyboard.press('Enter');
      await expect(film(page)).toBeVisible();
      await page.keyboard.press('Tab');
      expect(await film(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
      await page.keyboard.press('Escape');
      await expect(film(page)).toHaveCount(0);
      await expect(watch).toBeFocused();
    }
  });

  test('stays closed on the way back to its page', async ({ page }) => {
    await page.goto('/news?lang=en-US');
    await page.getByRole('banner').getByRole('link', { name: 'Lumibiome' }).click();
    await page.getByRole('link', { name: 'Watch the video' }).click();
    await expect(film(page)).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('News');
    await page.goForward();
    await expect(page.getByRole('link', { name: 'Watch the video' })).toBeVisible();
    await expect(film(page)).toHaveCount(0);
  });
});

test.describe('the background', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('moves once the page is idle, and stops by its button', async ({ page }) => {
    await page.goto('/?lang=ko-KR');
    const video = page.getByRole('main').locator('video');
    const isPaused = () => video.evaluate((element: HTMLVideoElement) => element.paused);
    await expect.poll(isPaused).toBe(false);
    await page.getByRole('button', { name: '배경 영상 멈추기' }).click();
    await expect.poll(isPaused).toBe(true);
    await scrollThrough(page);
    await page.evaluate(() => scrollTo(0, 0));
    const play = page.getByRole('button', { name: '배경 영상 재생' });
    await expect(play).toBeInViewport();
    expect(await isPaused()).toBe(true);
    await play.press('Enter');
    await expect.poll(isPaused).toBe(false);
  });

  test('does not shift the layout while it plays and the page is scrolled', async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (!Reflect.get(entry, 'hadRecentInput')) shifts.push(Number(Reflect.get(entry, 'value')));
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const settled = followRequests(page);
    await paintWithFonts(page);
    await page.goto('/?lang=ko-KR');
    const video = page.getByRole('main').locator('video');
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
      .toBeGreaterThan(0);
    await scrollThrough(page);
    await settled();
    const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as number[]);
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.02);
  });

  test('is a picture with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const films: string[] = [];
    page.on('request', (request) => {
      if (/\.(webm|mp4)$|\/motion-/.test(request.url())) films.push(request.url());
    });
    await page.goto('/?lang=ko-KR');
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));
    await scrollThrough(page);
    await expect(page.getByRole('main').locator('video')).toHaveCount(0);
    expect(films).toEqual([]);
  });

  test('is a tall film on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/?lang=ko-KR');
    const source = () =>
      page
        .getByRole('main')
        .locator('video')
        .evaluate((video: HTMLVideoElement) => video.currentSrc);
    await expect.poll(source).toMatch(/hero-tall\.webm$/);
  });
});

test.describe('the figures', () => {
  const values = ['7.5 trillion', '250+', '3'];

  test('count up once and end where the page from the server begins', async ({ page, request }) => {
    const html = await (await request.get('/?lang=en-US')).text();
    expect(html.replaceAll(/<!-- -->|<[^>]+>/g, '')).toContain('7.5 trillion');

    await page.goto('/?lang=en-US');
    const figures = page
      .getByRole('main')
      .locator('dd')
      .filter({ hasText: /^(7\.5 trillion|250\+|3)$/ });
    await expect(figures).toHaveText(values);
    const shown = page.evaluate(async () => {
      const seen = new Set<string>();
      for (let frame = 0; frame < 400; frame++) {
        const steps = document.querySelectorAll('main dd [aria-hidden="true"]');
        for (const step of steps) seen.add(step.textContent);
        if (seen.size > 0 && steps.length === 0) break;
        await new Promise(requestAnimationFrame);
      }
      return [...seen];
    });
    await page.getByText('brands supported by our partner network to date').scrollIntoViewIfNeeded();
    const steps = await shown;
    expect(steps.length).toBeGreaterThan(5);
    for (const step of steps) expect(step).toMatch(/^(\d\.\d trillion|\d+\+|\d)$/);
    await expect(figures).toHaveText(values);
  });

  test('do not move with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/?lang=en-US');
    await page.evaluate(() => {
      new MutationObserver(() => document.body.setAttribute('data-counted', '')).observe(
        document.querySelector('main dd') ?? document,
        { childList: true, characterData: true, subtree: true },
      );
    });
    await scrollThrough(page);
    await expect(page.locator('body[data-counted]')).toHaveCount(0);
  });
});

test('every section leads on to its own page', async ({ page }) => {
  await page.goto('/?lang=en-US');
  const main = page.getByRole('main');
  const links: [name: string | RegExp, path: string][] = [
    ['Ingredients & OEM/ODM inquiry', '/contact'],
    ['See our ingredients', '/business/material'],
    [/^All \d+ ingredients$/, '/business/material'],
    [/^All \d+ products$/, '/business/pb'],
    ['Our research', '/research/intro'],
    [/^All \d+ papers$/, '/research/thesis'],
    [/^All \d+ patents$/, '/research/patent'],
    ['All news', '/news'],
    ['Contact us', '/contact'],
    ['Find a pharmacy', '/business/pharmacy'],
  ];
  for (const [name, path] of links) {
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', `${path}?lang=en-US`);
  }
  await main.getByRole('link', { name: 'Ask about this ingredient' }).click();
  await expect(page.getByRole('radio', { name: 'Ingredients' })).toBeChecked();
  await page.goBack();
  await main.getByRole('link', { name: 'LMB-33' }).click();
  await expect(page).toHaveURL(/\/business\/material\/LMB-33\?lang=en-US$/);
  await page.goBack();
  await main.getByRole('link', { name: 'Lumiday Post Stick' }).click();
  await expect(page).toHaveURL(/\/business\/pb\?lang=en-US#product-\d+$/);
  await page.goBack();
  for (const [path, count] of [
    ['/research/thesis/', 2],
    ['/research/patent/', 3],
    ['/news/', 4],
  ] as const) {
    await expect(main.locator(`a[href^="${path}"]`)).toHaveCount(count);
  }
});

test('the company deck downloads in the language of the page', async ({ page, request }) => {
  const decks = new Set<string>();
  for (const [locale, name] of [
    ['ko-KR', '회사소개서 내려받기'],
    ['en-US', 'Download the company deck'],
  ]) {
    await page.goto(`/?lang=${locale}`);
    const link = page.getByRole('main').getByRole('link', { name: new RegExp(`^${name}`) });
    const href = (await link.getAttribute('href')) ?? '';
    const file = await request.get(href);
    expect(file.headers()['content-type']).toBe('application/pdf');
    decks.add(href);
  }
  expect(decks.size).toBe(2);
});

test('the count of the hero leads to its evidence', async ({ page }) => {
  await page.goto('/?lang=en-US');
  await page.getByRole('link', { name: /at least 7\.5 trillion cells \(flow cytometry\)/ }).click();
  await expect(page).toHaveURL(/\/business\/material\/LMB-07\?lang=en-US#evidence$/);
  await expect(page.getByRole('region', { name: 'Behind the figure' })).toBeInViewport();
});

test('the number of products matches the sold ones', async ({ page, request }) => {
  const { data } = await (await request.get('/api/v1/product/list?type=pb&active=true')).json();
  // More than a page of the list, which would otherwise count as all.
  expect(data.length).toBeGreaterThan(12);
  await page.goto('/?lang=en-US');
  await expect(page.getByRole('link', { name: `All ${data.length} products` })).toBeVisible();
});

test('a product that is no longer sold is not shown', async ({ page }) => {
  await page.goto('/?lang=en-US');
  const main = page.getByRole('main');
  await expect(main.getByText('Lumiday Post Stick')).toBeVisible();
  await expect(main.getByText('Lumiday Post Canister')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('figures, quotations, partners and the film as a file are shown', async ({ page }) => {
    await page.goto('/?lang=en-US');
    const main = page.getByRole('main');
    await expect(main.getByText('7.5 trillion', { exact: true })).toBeVisible();
    await expect(main.getByRole('blockquote')).toHaveCount(5);
    await expect(main.getByText('Kang Na-yun, Head of Product Development')).toBeVisible();
    await expect(main.getByRole('img', { name: 'Saebom Gorae Foods' })).toBeVisible();
    await expect(main.getByRole('table')).toContainText('LMB-33');
    await expect(page.getByRole('link', { name: 'Watch the video' })).toHaveAttribute(
      'href',
      '/art/film.mp4',
    );
  });
});

test.describe('with an API elsewhere', () => {
  test.use({ siteUrl: sites.outside() });

  test('the page is complete', async ({ page }) => {
    await page.goto('/?lang=ko-KR');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toContainText('유산균 원료');
    await expect(main.getByRole('blockquote')).toHaveCount(5);
  });
});

for (const { locale, width } of sampledViews) {
  test(`${locale} at ${width} px passes axe once everything has arrived, with the film open too`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/?lang=${locale}`);
    await expectAccessible(page);
    await page.locator('a[aria-haspopup="dialog"]').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoViolations(page);
  });
}
