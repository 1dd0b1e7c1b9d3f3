import { locales } from '#contract/locales.ts';
import { expect, test } from '../support/fixtures.ts';

/*
 * Every entry of the menu and of the footer, in every language: each leads to a page in that language, without an
 * error or a warning in the console (the fixture looks for them), which is where React tells of a hydration that did
 * not fit, and without a word that is missing.
 */

for (const locale of locales) {
  test(`every link of the menu in ${locale} leads to a whole page`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.goto(`/faq?lang=${locale}`);
    const hrefs = await page
      .locator('header a[href^="/"], footer a[href^="/"]')
      .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);
    const own = hrefs.filter((href) => href.includes(`lang=${locale}`));
    expect(own.length).toBeGreaterThanOrEqual(18);
    const titles: string[] = [];
    for (const href of own) {
      const response = await page.goto(href);
      expect(response?.status(), href).toBe(200);
      await expect(page.locator('html'), href).toHaveAttribute('lang', locale);
      await expect(page.getByRole('heading', { level: 1 }), href).toHaveCount(1);
      const text = await page.locator('body').innerText();
      expect(text, href).not.toMatch(/\bundefined\b|\bNaN\b|\[object |\{\w+\}/);
      // A key of a message instead of its text.
      expect(text, href).not.toMatch(/(^|\s)(menu|nav|footer|home|inquiry|error|list|paging)_[a-z_]+/);
      titles.push(await page.title());
    }
    expect(new Set(titles).size).toBe(titles.length);
  });

  test(`every link of the menu in ${locale} leads there without a reload too`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.goto(`/faq?lang=${locale}`);
    await page.evaluate(() => document.body.setAttribute('data-before', ''));
    const links = page.locator('footer nav').first().getByRole('link');
    const count = await links.count();
    expect(count).toBeGreaterThanOrEqual(13);
    for (let index = 0; index < count; index += 1) {
      const link = links.nth(index);
      const href = (await link.getAttribute('href')) ?? '';
      await link.click();
      await expect(page).toHaveURL(href);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    }
    await expect(page.locator('body[data-before]')).toHaveCount(1);
  });
}
