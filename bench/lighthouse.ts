import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { inLanguage, publicPages } from '../tests/support/pages.ts';
import { freePort, startSite } from '../tests/support/site.ts';
import type { Results } from './results.ts';

const installedBrowser = '/usr/bin/chromium';

/** Runs per page. The median score counts. */
export const runs = 3;
const attempts = 3;

/** Undefined when the browser's trace lacks the start of the page, which happens at times. */
async function measure(url: string): Promise<number | undefined> {
  const port = await freePort();
  const browser = await chromium.launch({
    ...(existsSync(installedBrowser) ? { executablePath: installedBrowser } : {}),
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: ['performance'] });
    const score = result?.lhr.categories.performance?.score ?? undefined;
    return score === undefined ? undefined : score * 100;
  } finally {
    await browser.close();
  }
}

/** @returns the performance score, 0 to 100 */
export async function measureSurely(url: string): Promise<number> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const score = await measure(url);
    if (score !== undefined) return score;
  }
  throw new Error(`Lighthouse has no score for ${url}`);
}

export function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** In rounds of all pages: a shared machine is slower for seconds at a time, which would spoil two runs of a page in a row. */
export async function benchLighthouse(databaseUrl: string): Promise<Results> {
  const site = await startSite({ DATABASE_URL: databaseUrl, LOG_LEVEL: 'warn' });
  const scores = new Map<string, number[]>(Object.keys(publicPages).map((name) => [name, []]));
  try {
    for (let run = 0; run < runs; run += 1) {
      for (const [name, path] of Object.entries(publicPages))
        scores.get(name)?.push(await measureSurely(site.url + inLanguage(path, 'ko-KR')));
    }
  } finally {
    await site.kill();
  }
  const bounds = [...scores].map(([name, values]) => ({
    what: `Lighthouse, performance on a phone: ${name}`,
    value: medianOf(values),
    unit: 'of 100',
    atLeast: 95,
    aim: 100,
  }));
  return { bounds, measured: [] };
}
