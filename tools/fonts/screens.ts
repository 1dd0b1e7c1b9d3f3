import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../scripts/browser.ts';

/* Hangul of the homepage and of the first screens of other standing pages, then in a second line the rest of these. */

const file = resolve(import.meta.dirname, 'screens.txt');
const screens = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
];

export function screenSyllables(): { first: string[]; standing: string[] } {
  const [first = '', standing = ''] = readFileSync(file, 'utf8').split('\n');
  return { first: [...first], standing: [...standing] };
}

async function readSitemap(site: string): Promise<string[]> {
  const sitemap = await (await fetch(new URL('/sitemap.xml', site))).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  const paths = new Set(addresses.map((address) => new URL(address).pathname));
  return [...paths].filter((path) => !/\d/.test(path));
}

function shownSyllables(page: Page, hasWholePage: boolean): Promise<string[]> {
  return page.evaluate((isWhole) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      const range = document.createRange();
      range.selectNodeContents(text);
      const isShown =
        text.parentElement?.checkVisibility() && !text.parentElement.closest('script, noscript');
      if (isShown && (isWhole || range.getBoundingClientRect().top < innerHeight))
        found.push(...(text.nodeValue?.match(/[가-힣]/g) ?? []));
    }
    return found;
  }, hasWholePage);
}

/** @param site URL of the built site with the sample content */
export async function writeScreens(site: string): Promise<void> {
  const paths = await readSitemap(site);
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox'],
  });
  const first = new Set<string>();
  const standing = new Set<string>();
  try {
    for (const viewport of screens) {
      const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
      for (const path of paths) {
        await page.goto(new URL(`${path}?lang=ko-KR`, site).href);
        for (const syllable of await shownSyllables(page, path === '/')) first.add(syllable);
        for (const syllable of await shownSyllables(page, true)) standing.add(syllable);
      }
    }
  } finally {
    await browser.close();
  }
  const others = [...standing].filter((syllable) => !first.has(syllable));
  const lines = [[...first], others].map((found) => found.sort().join(''));
  writeFileSync(file, `${lines.join('\n')}\n`);
}
