import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../support/fixtures.ts';
import { textRects } from '../support/text-rects.ts';

const hero = 'header, main section:first-of-type';

/** Pixels that the header and the bar of the inquiry cover. */
const [headerHeight, barHeight] = [80, 50];

function luminance([red = 0, green = 0, blue = 0]: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
    const share = value / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** The policy of the page allows a style sheet of a script, but no style element. */
async function addStyle(page: Page, declaration: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, `:is(${hero}) * { ${declaration} !important; }`);
}

async function pictureWithoutText(page: Page): Promise<Buffer> {
  await addStyle(page, 'color: transparent');
  const picture = await page.screenshot();
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  return picture;
}

/** The lowest contrast between the colour of a line and any pixel behind it. */
async function worstContrasts(page: Page): Promise<[number, string][]> {
  const { width: right, height: bottom } = page.viewportSize() ?? { width: 0, height: 0 };
  const isAtTop = (await page.evaluate(() => scrollY)) === 0;
  const lines = (await textRects(page, hero)).filter(
    ({ x, y, width, height }) =>
      x >= 0 && x + width <= right && y >= (isAtTop ? 0 : headerHeight) && y + height <= bottom - barHeight,
  );
  const picture = await pictureWithoutText(page);
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return lines.map(({ text, color, x, y, width, height }) => {
    const ink = luminance([...color.matchAll(/[\d.]+/g)].map(([value]) => Number(value)));
    let worst = 21;
    for (let row = Math.floor(y); row < Math.min(y + height, info.height); row += 1) {
      for (let column = Math.floor(x); column < Math.min(x + width, info.width); column += 1) {
        const start = (row * info.width + column) * info.channels;
        worst = Math.min(worst, contrast(ink, luminance([...data.subarray(start, start + 3)])));
      }
    }
    return [worst, text];
  });
}

/** A zoom of 200 % halves the window. */
const windows = {
  'a phone': { width: 360, height: 740 },
  'a tablet': { width: 768, height: 1024 },
  'a laptop': { width: 1280, height: 800 },
  'a laptop at 200 %': { width: 640, height: 400 },
  'a large screen': { width: 1920, height: 1080 },
};

test.describe.configure({ timeout: 180_000 });

async function openHome(page: Page, locale: string): Promise<void> {
  // The browser would restore the scroll position of the same address.
  await page.goto('about:blank');
  await page.goto(`/?lang=${locale}`);
  await page.evaluate(() => document.fonts.ready);
  // The colour of a text that fades, such as in the header after a scroll, would be measured half way.
  await addStyle(page, 'transition: none');
}

/** Measures each screenful of the hero. */
async function expectLegible(page: Page, name: string): Promise<void> {
  const { height = 0 } = page.viewportSize() ?? {};
  const bottom = await page.evaluate(() => document.querySelector('main section')?.clientHeight ?? 0);
  for (let top = 0; top < bottom; top += height - 200) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    for (const [worst, text] of await worstContrasts(page)) {
      expect.soft(worst, `${name}: ${text}`).toBeGreaterThanOrEqual(4.5);
    }
  }
}

test.describe("text over the hero's picture", () => {
  test.use({ reducedMotion: 'reduce' });

  for (const locale of ['ko-KR', 'en-US', 'zh-CN', 'zh-TW', 'ja-JP']) {
    test(`has a contrast of 4.5 at its worst pixel (${locale})`, async ({ page }) => {
      for (const [name, viewport] of Object.entries(windows)) {
        await page.setViewportSize(viewport);
        await openHome(page, locale);
        await expectLegible(page, name);
      }
    });
  }
});

/** Shows the frame of the stopped film at a share of its length. */
async function showFrame(page: Page, share: number): Promise<void> {
  const film = page.locator('main video');
  await film.evaluate((video: HTMLVideoElement, part) => {
    video.currentTime = video.duration * part;
  }, share);
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.seeking)).toBe(false);
}

test.describe("text over the hero's film", () => {
  test.use({ reducedMotion: 'no-preference' });

  for (const locale of ['ko-KR', 'en-US', 'zh-CN']) {
    for (const name of ['a phone', 'a laptop'] as const) {
      test(`has a contrast of 4.5 at its worst pixel on ${name} (${locale})`, async ({ page }) => {
        await page.setViewportSize(windows[name]);
        await openHome(page, locale);
        const film = page.locator('main video');
        await expect(film).toHaveCSS('opacity', '1', { timeout: 30_000 });
        await page.locator('main section').first().getByRole('button').click();
        await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
        for (const share of [0.05, 0.2, 0.35, 0.5, 0.65, 0.8, 0.95]) {
          await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
          await showFrame(page, share);
          await expectLegible(page, `at ${share * 100} %`);
        }
      });
    }
  }
});
