import { isGuarded } from '#app/session/guarded.ts';
import { locales } from '#contract/locales.ts';
import { expect, test } from '../support/fixtures.ts';
import { sampledViews } from '../support/looks.ts';

/* The links of the header and the footer. tests/e2e/every-page.spec.ts opens their pages in a browser. */

/** The visible text of HTML, roughly: without scripts, styles and tags. */
function textOf(html: string): string {
  return html.replace(/<(script|style|template)\b.*?<\/\1>/gs, ' ').replace(/<[^>]+>/g, ' ');
}

function titleOf(html: string): string {
  return /<title>([^<]*)<\/title>/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
}

for (const locale of locales) {
  test(`each link of the header and footer in ${locale} leads to a page in that language`, async ({
    request,
  }) => {
    const start = await (await request.get(`/faq?lang=${locale}`)).text();
    const frame = [...start.matchAll(/<(header|footer)\b.*?<\/\1>/gs)].join();
    const hrefs = [...frame.matchAll(/href="(\/[^"]*)"/g)].map(([, href = '']) =>
      href.replaceAll('&amp;', '&'),
    );
    const own = [...new Set(hrefs)].filter((href) => href.includes(`lang=${locale}`) && !isGuarded(href));
    expect(own.length).toBeGreaterThanOrEqual(18);
    const titles: string[] = [];
    for (const href of own) {
      const response = await request.get(href);
      expect(response.status(), href).toBe(200);
      const html = await response.text();
      expect(html, href).toContain(`<html lang="${locale}"`);
      expect(html.match(/<h1[\s>]/g), href).toHaveLength(1);
      const text = textOf(html);
      expect(text, href).not.toMatch(/\bundefined\b|\bNaN\b|\[object |\{\w+\}/);
      // A key of a message instead of its text.
      expect(text, href).not.toMatch(/(^|\s)(menu|nav|footer|home|inquiry|error|list|paging)_[a-z_]+/);
      titles.push(titleOf(html));
    }
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });
}

for (const { locale } of sampledViews) {
  test(`each link of the footer in ${locale} leads to its page without a reload`, async ({
    page,
    request,
  }) => {
    test.setTimeout(180_000);
    await page.goto(`/faq?lang=${locale}`);
    await page.evaluate(() => document.body.setAttribute('data-before', ''));
    const links = page.locator('footer nav').first().getByRole('link');
    const count = await links.count();
    expect(count).toBeGreaterThanOrEqual(13);
    for (let index = 0; index < count; index += 1) {
      const link = links.nth(index);
      const href = (await link.getAttribute('href')) ?? '';
      const title = titleOf(await (await request.get(href)).text());
      await link.click();
      await expect(page).toHaveURL(href);
      await expect(page).toHaveTitle(title);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    }
    await expect(page.locator('body[data-before]')).toHaveCount(1);
  });
}
