import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';
import { weigh } from '../support/page-weight.ts';

const englishLink = (page: Page) => page.getByRole('link', { name: 'View this page in English' });

test.describe('a browser without Korean', () => {
  test.use({ locale: 'de-DE' });

  test('shows a line on a Korean page that leads to the same page in English', async ({ page }) => {
    await page.goto('/business/material');
    await expect(englishLink(page)).toBeInViewport();
    await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await englishLink(page).click();
    await expect(page).toHaveURL(/\/business\/material\?lang=en-US$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    await expect(englishLink(page)).toBeHidden();
  });

  test('shows it before the first paint, without a shift', async ({ page }) => {
    const { shift } = await weigh(page, '/?lang=ko-KR');
    expect(shift).toBeLessThanOrEqual(0.02);
  });

  test('follows the visitor to another page, and leaves paper alone', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: '연혁' }).click();
    await expect(page).toHaveURL(/\/company\/history\?lang=ko-KR$/);
    await page.emulateMedia({ media: 'print' });
    await expect(englishLink(page)).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await englishLink(page).click();
    await expect(page).toHaveURL(/\/company\/history\?lang=en-US$/);
  });

  test('has the header at the top of the window once the page is scrolled', async ({ page }) => {
    await page.goto('/company/history');
    await page.mouse.wheel(0, 60);
    await expect
      .poll(() => page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().top))
      .toBe(0);
    await expect(englishLink(page)).not.toBeInViewport();
  });
});

test('a browser with Korean shows no such line', async ({ page }) => {
  await page.goto('/business/material');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(englishLink(page)).toBeHidden();
});
