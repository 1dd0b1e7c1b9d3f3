import { readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { completeLocales, locales } from '#contract/locales.ts';
import { expect, test } from '../support/fixtures.ts';
import { type PageWeight, scriptBytes, weigh } from '../support/page-weight.ts';
import { inLanguage, pageStates, publicPages } from '../support/pages.ts';
import { followRequests } from '../support/requests.ts';

/*
 * What a page may weigh, by what a browser loads for it from the built site. Scripts and styles count after gzip:
 * all that the page loads by itself, without prefetched files, and without the rules of the fonts of rare characters,
 * which it loads once it is there.
 */

/** Decimal, not 1,024 bytes. */
const kilobyte = 1_000;

const budget = {
  homeScripts: 142 * kilobyte,
  routeScripts: 25 * kilobyte,
  styles: 15 * kilobyte,
  homeFonts: 90 * kilobyte,
  pageFonts: 116 * kilobyte,
  shift: 0.02,
  homeRequests: 20,
};

const phone = { width: 390, height: 844 };
const { home: _home, ...furtherPages } = publicPages;
const pages = { ...furtherPages, ...pageStates };

/** Texts of the messages that are long enough to be found for what they are, and written as a script has them too. */
function findableMessages(locale: string): string[] {
  const { $schema: _, ...messages }: Record<string, string> = JSON.parse(
    readFileSync(`messages/${locale}.json`, 'utf8'),
  );
  return Object.values(messages).filter((text) => text.length > 9 && !/[`'"\\{}\n]/.test(text));
}

const messages = new Map<string, string[]>(locales.map((locale) => [locale, findableMessages(locale)]));

/** Messages in scripts that the page's language does not have. The dashboard's fall back to English. */
function foreignMessages({ scripts }: PageWeight, locale: string): string[] {
  const own = new Set([...(messages.get(locale) ?? []), ...(messages.get('en-US') ?? [])]);
  const isComplete = completeLocales.some((complete) => complete === locale);
  const ownOnly = isComplete ? new Set(messages.get(locale)) : own;
  // Messages hold no backtick, so each is one piece. A search of all scripts for each takes a second.
  const literals = new Set([...scripts.values()].flatMap((script) => script.split('`')));
  return [...messages.values()].flat().filter((text) => !ownOnly.has(text) && literals.has(text));
}

let weighedHome: Promise<PageWeight> | undefined;

/** The homepage, weighed once a worker. */
function weighHome(browser: Browser, siteUrl: string): Promise<PageWeight> {
  weighedHome ??= (async () => {
    const page = await browser.newPage({ baseURL: siteUrl });
    const weight = await weigh(page, inLanguage('/', 'ko-KR'));
    await page.close();
    return weight;
  })();
  return weighedHome;
}

function expectLight({ styles, earlyFonts, shift }: PageWeight, fonts: number = budget.pageFonts): void {
  expect.soft(styles, 'styles').toBeLessThanOrEqual(budget.styles);
  expect.soft(earlyFonts, 'fonts before the first paint').toBeLessThanOrEqual(fonts);
  expect.soft(shift, 'layout shift').toBeLessThanOrEqual(budget.shift);
}

for (const locale of locales) {
  test(`the homepage is within its budget, without messages of another language (${locale})`, async ({
    page,
  }) => {
    const weight = await weigh(page, inLanguage('/', locale));
    const scripts = [...weight.scripts.values()].join();
    expect(messages.get(locale)?.some((text) => scripts.includes(text))).toBe(true);
    expect.soft(scriptBytes(weight), 'scripts').toBeLessThanOrEqual(budget.homeScripts);
    expect.soft([...weight.scripts.keys()].join(), "the bundler's runtime").not.toContain('runtime');
    expectLight(weight, budget.homeFonts);
    expect(foreignMessages(weight, locale)).toEqual([]);
  });
}

for (const width of [1280, 360]) {
  test(`the homepage makes at most ${budget.homeRequests} requests until it is idle (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    // Draws the visitor whose figures are measured, who loads one script more.
    await page.addInitScript(() => {
      Math.random = () => 0;
    });
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    const settled = followRequests(page);
    await page.goto(inLanguage('/', 'ko-KR'));
    await settled();
    await expect.poll(() => requests.join()).toMatch(/after-page.*collect-field-data/);
    await settled();
    expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(budget.homeRequests);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  for (const [name, path] of Object.entries(publicPages)) {
    test(`${name} does not shift`, async ({ page }) => {
      expectLight(await weigh(page, inLanguage(path, 'ko-KR')));
    });
  }
});

for (const [name, path] of Object.entries(pages)) {
  test(`${name} is within its budget, without messages of another language`, async ({
    page,
    browser,
    siteUrl,
  }) => {
    const home = await weighHome(browser, siteUrl);
    const weight = await weigh(page, inLanguage(path, 'ko-KR'));
    expect.soft(scriptBytes(weight, home), 'its own scripts').toBeLessThanOrEqual(budget.routeScripts);
    expectLight(weight);
    expect(foreignMessages(weight, 'ko-KR')).toEqual([]);
  });
}
