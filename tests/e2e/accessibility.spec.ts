import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';
import { lookAt, type View, wholeViews } from '../support/looks.ts';
import { pageStates, publicPages } from '../support/pages.ts';

/*
 * Every public page in Korean and English at two widths, and in the other languages at one. Each leaves a picture in
 * test-results/screens for looking.
 */

const otherViews: View[] = ['zh-CN', 'zh-TW', 'ja-JP'].map((locale) => ({ locale, width: 1280 }));
const stateViews: View[] = ['ko-KR', 'en-US'].map((locale) => ({ locale, width: 360 }));

function look(pages: Record<string, string>, views: readonly View[]): void {
  for (const { locale, width } of views) {
    for (const [name, path] of Object.entries(pages)) {
      test(`${name} in ${locale} at ${width} px passes axe at WCAG 2.2 AA and fits the window`, async ({
        page,
      }) => {
        await lookAt(page, { locale, width }, { name, path });
      });
    }
  }
}

look(publicPages, [...wholeViews, ...otherViews]);
look(pageStates, stateViews);

test.describe('an error page', () => {
  test.use({ expectedMessages: /status of 404/ });

  look({ 'not-found': '/nothing' }, wholeViews);
});

test('the inquiry form with errors passes axe', async ({ page }) => {
  await page.goto('/contact?lang=ko-KR');
  await page.getByRole('button', { name: '문의 보내기' }).click();
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await page.screenshot({ path: 'test-results/screens/contact-errors.png', fullPage: true });
  await expectAccessible(page);
});
