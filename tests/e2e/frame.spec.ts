import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { newMember, signIn } from '../support/members.ts';
import { inLanguage, publicPages } from '../support/pages.ts';
import { textRects } from '../support/text-rects.ts';

const phone = { width: 360, height: 740 };

const corner = (page: Page) => page.getByRole('complementary').getByRole('link', { name: /^OEM/ });

test.describe('on a phone the first data are in the first screenful', () => {
  test.use({ viewport: phone });

  const firstData: Record<string, (page: Page) => ReturnType<Page['locator']>> = {
    '/business/pharmacy': (page) => page.locator('ol > li[id^="place-"] h3').first(),
    '/search?q=LMB-07': (page) => page.getByRole('main').getByRole('heading', { level: 2 }).first(),
    '/login': (page) => page.locator('input[type=email]'),
  };

  for (const locale of ['ko-KR', 'en-US', 'zh-CN']) {
    for (const [path, find] of Object.entries(firstData)) {
      test(`${path} in ${locale}`, async ({ page }) => {
        await page.goto(inLanguage(path, locale));
        expect((await find(page).boundingBox())?.y).toBeLessThan(360);
      });
    }
  }

  test('the member area', async ({ page }) => {
    const { email } = await newMember({ sample: true });
    await signIn(page, email);
    for (const path of ['/mypage', '/mypage/points', '/mypage/questions', '/mypage/profile', '/sample']) {
      await page.goto(inLanguage(path, 'ko-KR'));
      const content = page.getByRole('navigation', { name: '마이페이지 메뉴' }).locator('xpath=../../*[2]');
      expect((await content.boundingBox())?.y, path).toBeLessThan(360);
      await expect(corner(page)).toHaveCount(0);
    }
  });
});

/** Texts, controls and charts that the round link would cover. A picture may be as wide as the window. */
async function reachingInto(page: Page, left: number, right: number): Promise<string[]> {
  const isIn = (rect: { x: number; width: number }) => rect.x + rect.width > left && rect.x < right;
  const texts = await textRects(page, 'header, main, footer');
  const controls = await page
    .locator('main, footer')
    .locator('a, button, input, select, textarea, figure:not(:has([sizes="100vw"]))')
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility())
        .map((element) => {
          const { x, width } = element.getBoundingClientRect();
          return { x, width, text: element.outerHTML.slice(0, 100) };
        }),
    );
  return [...texts, ...controls].filter((one) => one.width > 1 && isIn(one)).map(({ text }) => text);
}

test('the round link to the inquiry stands beside the content of wide windows', async ({ page }) => {
  for (const path of Object.values(publicPages).filter((one) => one !== '/contact')) {
    await page.goto(inLanguage(path, 'ko-KR'), { waitUntil: 'domcontentloaded' });
    for (const width of [1400, 1480, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const box = await corner(page).boundingBox();
      const place = `${path} at ${width} px`;
      expect(box?.width, place).toBe(box?.height);
      const left = box?.x ?? 0;
      const reaching = await reachingInto(page, left, left + (box?.width ?? 0));
      expect(reaching, place).toEqual([]);
    }
  }
});

/** Controls that lie under the bar, and that the browser leaves there when they get the focus. */
function focusedUnder(bar: Element): string[] {
  const controls = document.querySelectorAll<HTMLElement>('main :is(a, button, input, select)');
  return [...controls].flatMap((control) => {
    const top = control.getBoundingClientRect().bottom - innerHeight + bar.clientHeight / 2;
    scrollBy({ top, behavior: 'instant' });
    control.focus();
    const isCovered = control.getBoundingClientRect().bottom > innerHeight - bar.clientHeight;
    return document.activeElement === control && isCovered ? [control.outerHTML.slice(0, 100)] : [];
  });
}

for (const width of [360, 768, 1280]) {
  test(`the inquiry is a bar below the page at ${width} px, which covers no end of it`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/business/pharmacy?lang=ko-KR');
    await expect(corner(page)).toBeInViewport({ ratio: 1 });
    const box = await corner(page).boundingBox();
    expect(box).toMatchObject({ x: 0, width: await page.evaluate(() => document.body.clientWidth) });
    expect(box?.height).toBeLessThanOrEqual(50);
    await page.mouse.wheel(0, 400);
    await expect(corner(page)).not.toBeInViewport();
    await page.mouse.wheel(0, 20_000);
    await page.mouse.wheel(0, -20);
    await expect(corner(page)).toBeInViewport();
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const notes = await page.getByRole('contentinfo').locator('p').last().boundingBox();
    expect((notes?.y ?? 0) + (notes?.height ?? 0)).toBeLessThanOrEqual(740 - 50);
    expect(await corner(page).evaluate(focusedUnder)).toEqual([]);
  });
}
