import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../support/fixtures.ts';
import { inLanguage, publicPages } from '../support/pages.ts';

const views = [
  ...['ko-KR', 'en-US'].flatMap((locale) => [360, 1280].map((width) => ({ locale, width }))),
  ...['zh-CN', 'zh-TW', 'ja-JP'].map((locale) => ({ locale, width: 1280 })),
];

for (const { locale, width } of views) {
  for (const [name, path] of Object.entries({ ...publicPages, 'not-found': '/nothing' })) {
    test.describe(name, () => {
      if (name === 'not-found') test.use({ expectedMessages: /status of 404/ });

      test(`${name} in ${locale} at ${width} px passes axe at WCAG 2.2 AA`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(inLanguage(path, locale));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.screenshot({
          path: `test-results/screens/${name}-${locale}-${width}.png`,
          fullPage: true,
        });
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze();
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
        ).toEqual([]);
      });
    });
  }
}

test('the inquiry form with errors passes axe', async ({ page }) => {
  await page.goto('/contact?lang=ko-KR');
  await page.getByRole('button', { name: '문의 보내기' }).click();
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await page.screenshot({ path: 'test-results/screens/contact-errors.png', fullPage: true });
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
});
