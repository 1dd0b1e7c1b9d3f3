import type { Page } from '@playwright/test';
import { brokenSite, expect, sites, test } from '../support/fixtures.ts';
import { holdScripts } from '../support/live.ts';
import { goByMenu } from '../support/menu.ts';

/** Position of the navigation: 0 when visible, minus its height when hidden. */
async function navigationTop(page: Page): Promise<number> {
  return page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().top);
}

/** Waits for two frames, in which a scroll is handled, and then for the navigation's transitions. */
async function finishMoving(page: Page): Promise<void> {
  await page.getByRole('banner').evaluate(async (header) => {
    for (let round = 0; round < 2; round++) await new Promise((resolve) => requestAnimationFrame(resolve));
    await Promise.all(header.getAnimations({ subtree: true }).map(({ finished }) => finished));
  });
}

async function background(page: Page): Promise<string> {
  return page.getByRole('banner').evaluate((header) => getComputedStyle(header).backgroundColor);
}

test.describe('the top navigation', () => {
  test('is transparent at the top of the page only', async ({ page }) => {
    await page.goto('/news?lang=en-US');
    expect(await background(page)).toBe('rgba(0, 0, 0, 0)');
    await page.mouse.wheel(0, 60);
    await expect.poll(() => background(page)).toBe('rgb(248, 247, 242)');
  });

  test('hides beyond 80 px on the way down, and returns on the way up', async ({ page }) => {
    await page.goto('/news?lang=en-US');
    await page.mouse.wheel(0, 70);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(70);
    await finishMoving(page);
    expect(await navigationTop(page)).toBe(0);
    await page.mouse.wheel(0, 500);
    await expect.poll(() => navigationTop(page)).toBeLessThanOrEqual(-80);
    await page.mouse.wheel(0, -40);
    await expect.poll(() => navigationTop(page)).toBe(0);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(80);
  });

  test('reappears for keyboard focus', async ({ page }) => {
    await page.goto('/news?lang=en-US');
    await page.mouse.wheel(0, 600);
    await expect.poll(() => navigationTop(page)).toBeLessThanOrEqual(-80);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused();
    await expect.poll(() => navigationTop(page)).toBe(0);
  });

  test('applies a scroll position from before hydration', async ({ page }) => {
    const start = await holdScripts(page);
    await page.goto('/news?lang=en-US', { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.mouse.move(400, 400);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
    start();
    await expect.poll(() => navigationTop(page)).toBeLessThanOrEqual(-80);
    expect(await page.evaluate(() => scrollY)).toBe(600);
  });

  test('leaves the content 80 px of room', async ({ page }) => {
    await page.goto('/news?lang=en-US');
    const padding = await page.getByRole('main').evaluate((main) => getComputedStyle(main).paddingTop);
    expect(padding).toBe('80px');
  });
});

test.describe('a menu that drops down', () => {
  test('holds the pages of its group, and closes 150 ms after the focus has left it', async ({ page }) => {
    await page.goto('/faq?lang=en-US');
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    const button = menu.getByRole('button', { name: 'COMPANY' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(menu.getByRole('link')).toHaveText(['About us', 'Vision', 'History', 'Directions']);
    const openFor = await page.evaluate(async () => {
      const expanded = () =>
        document.querySelector('[aria-controls=menu-company]')?.getAttribute('aria-expanded');
      const start = performance.now();
      (document.activeElement as HTMLElement).blur();
      while (expanded() === 'true') await new Promise((next) => setTimeout(next, 5));
      return performance.now() - start;
    });
    expect(openFor).toBeGreaterThanOrEqual(150);
    expect(openFor).toBeLessThan(1500);
  });

  test('stays open on a click inside it', async ({ page }) => {
    await page.clock.install();
    await page.goto('/faq?lang=en-US');
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await menu.getByRole('button', { name: 'BUSINESS' }).click();
    const panel = page.locator('#menu-business');
    await panel.click({ position: { x: 4, y: 4 } });
    await page.clock.runFor(400);
    await expect(panel).toBeVisible();
    await page.mouse.move(10, 700);
    await expect(panel).toBeHidden();
  });

  test('closes by Escape, with the focus back on its button, and when the page changes', async ({ page }) => {
    await page.goto('/faq?lang=en-US');
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    const button = menu.getByRole('button', { name: 'R&D' });
    await button.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link', { name: 'Our research' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await goByMenu(page, 'Main menu', 'PR', 'News');
    await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Press' })).toBeHidden();
  });
});

test.describe('entries that link to other sites', () => {
  test.describe('while nothing is configured', () => {
    test.use({ siteUrl: brokenSite() });

    test('announce the dashboard of an outside API as coming soon', async ({ page }) => {
      await page.goto('/contact?lang=en-US');
      const dashboard = page.getByRole('contentinfo').getByRole('button', { name: 'Dashboard login' });
      for (const close of [
        () => page.keyboard.press('Escape'),
        () => page.getByRole('button', { name: 'OK' }).click(),
      ]) {
        await dashboard.click();
        const dialog = page.getByRole('dialog', { name: 'Coming soon' });
        await expect(dialog).toBeVisible();
        expect((await dialog.boundingBox())?.width).toBe(500);
        await close();
        await expect(dialog).toBeHidden();
        await expect(dashboard).toBeFocused();
      }
    });
  });

  test('omit the shop and lead to the own finder while neither is configured', async ({ page }) => {
    await page.goto('/faq?lang=en-US');
    await page
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('button', { name: 'BUSINESS' })
      .click();
    await expect(
      page.locator('#menu-business').getByRole('link', { name: 'Find a pharmacy' }),
    ).toHaveAttribute('href', '/business/pharmacy?lang=en-US');
    await expect(page.getByText('Online shop', { exact: true })).toHaveCount(0);
  });

  test.describe('when they are configured', () => {
    test.use({ siteUrl: sites.outside() });

    test('lead there, the shop in a new tab', async ({ page }) => {
      await page.goto('/faq?lang=en-US');
      const shop = page.getByRole('banner').getByRole('link', { name: 'Online shop (opens in a new tab)' });
      await expect(shop).toHaveAttribute('href', 'https://shop.example.com');
      await expect(shop).toHaveAttribute('target', '_blank');
      const dashboard = page.getByRole('banner').getByRole('link', { name: 'Dashboard login' });
      await expect(dashboard).toHaveAttribute('href', 'https://dashboard.example.com/login');
      await page
        .getByRole('navigation', { name: 'Main menu' })
        .getByRole('button', { name: 'BUSINESS' })
        .click();
      await expect(
        page.locator('#menu-business').getByRole('link', { name: 'Find a pharmacy' }),
      ).toHaveAttribute('href', 'https://pharmacies.example.com');
    });

    test('the footer shows the legally required details', async ({ page }) => {
      await page.goto('/faq?lang=ko-KR');
      const footer = page.getByRole('contentinfo');
      for (const text of [
        '주식회사 루미바이옴',
        '한도윤',
        '000-00-00000',
        '제2026-성남분당-0000호',
        '윤서현',
      ]) {
        await expect(footer).toContainText(text);
      }
      await expect(footer).toContainText(/© \d{4} 루미바이옴\. All rights reserved\./);
      await expect(footer.getByRole('link', { name: '개인정보 처리방침' })).toBeVisible();
    });
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  const openMenu = async (page: Page) => {
    await page.goto('/news?lang=en-US');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const dialog = page.getByRole('dialog', { name: 'Main menu' });
    await expect(dialog).toBeVisible();
    return dialog;
  };

  test('the menu fills the screen in two columns, and closes by its button', async ({ page }) => {
    const dialog = await openMenu(page);
    expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
    const group = await dialog.getByText('COMPANY').boundingBox();
    const entry = await dialog.getByRole('link', { name: 'About us' }).boundingBox();
    expect(entry?.x).toBeGreaterThan((group?.x ?? 0) + 100);
    await page.screenshot({ path: 'test-results/screens/menu-en-US-360.png' });
    await dialog.getByRole('button', { name: 'Close menu' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  });

  test('the menu closes on a change of page', async ({ page }) => {
    const dialog = await openMenu(page);
    await dialog.getByRole('link', { name: 'Press' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Press' })).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  test('the menu closes on scrolling', async ({ page }) => {
    const dialog = await openMenu(page);
    await page.evaluate(() => scrollTo(0, 200));
    await expect(dialog).toBeHidden();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the button leads to the menu of the footer', async ({ page }) => {
      await page.goto('/news?lang=en-US');
      await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
      await page.getByRole('link', { name: 'All pages' }).click();
      await expect(page.getByRole('navigation', { name: 'All pages' })).toBeInViewport();
    });
  });
});

test('the round link to the inquiry is on every page but the inquiry', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/news?lang=ko-KR');
  const corner = page.getByRole('link', { name: 'OEM / ODM' });
  const box = await corner.boundingBox();
  expect(box?.width).toBe(box?.height);
  await expect(corner).toHaveCSS('border-radius', '50%');
  await corner.click();
  await expect(page).toHaveURL(/\/contact\?lang=ko-KR$/);
  await expect(corner).toBeHidden();
});
