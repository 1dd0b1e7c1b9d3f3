import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { followRequests, paintWithFonts, saveData } from './requests.ts';

/** Bytes after gzip that a browser loads for a page. Fonts have their own compression. */
export type PageWeight = {
  scripts: ReadonlyMap<string, string>;
  styles: number;
  earlyFonts: number;
  /** Sum of all layout shifts, the page scrolled through. */
  shift: number;
};

declare global {
  interface Window {
    layoutShift?: number;
  }
}

function addUpShifts(): void {
  window.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) {
        window.layoutShift = (window.layoutShift ?? 0) + Number(entry.value);
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

function gzipSize(text: string): number {
  return gzipSync(text, { level: 9 }).length;
}

export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
    }
  });
}

function measureEarlyFonts(page: Page): Promise<number> {
  return page.evaluate(() => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    return performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
      .filter(({ name, startTime }) => name.endsWith('.woff2') && startTime < painted)
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  });
}

export async function weigh(page: Page, address: string): Promise<PageWeight> {
  const scripts = new Map<string, string>();
  const styles = new Map<string, string>();
  const reading: Promise<unknown>[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    const texts = kind === 'script' ? scripts : kind === 'stylesheet' ? styles : undefined;
    if (texts)
      reading.push(response.text().then((text) => texts.set(new URL(response.url()).pathname, text)));
  });
  const settled = followRequests(page);
  await saveData(page);
  await paintWithFonts(page);
  await page.addInitScript(addUpShifts);
  await page.goto(address);
  await settled();
  const earlyFonts = await measureEarlyFonts(page);
  await scrollThrough(page);
  await settled();
  await Promise.all(reading);
  const shift = await page.evaluate(() => window.layoutShift ?? Number.NaN);
  // The @font-face rules of rare characters arrive after the page.
  const pageStyles = [...styles].filter(([path]) => !path.startsWith('/fonts/')).map(([, text]) => text);
  const styleBytes = pageStyles.reduce((sum, text) => sum + gzipSize(text), 0);
  return { scripts, styles: styleBytes, earlyFonts, shift };
}

export function scriptBytes(weight: PageWeight, without?: PageWeight): number {
  return [...weight.scripts]
    .filter(([path]) => !without?.scripts.has(path))
    .reduce((sum, [, text]) => sum + gzipSize(text), 0);
}
