import { type Browser, chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { expect, test } from '../support/fixtures.ts';
import { inLanguage, publicPages } from '../support/pages.ts';
import { freePort } from '../support/site.ts';

/*
 * Lighthouse on every public page as on a phone, without its measurements of speed, which are the benchmark's.
 */

/** Pages with noindex: the audit for it would fail. */
const unlisted: ReadonlySet<string> = new Set(['search']);

const categories = ['accessibility', 'best-practices', 'seo'] as const;

/** Only reports and measurements of speed need these. Without `baseline`, which has no weight, Lighthouse needs no trace. */
const unneeded = {
  skipAudits: ['baseline'],
  pauseAfterFcpMs: 0,
  pauseAfterLoadMs: 0,
  networkQuietThresholdMs: 500,
  cpuQuietThresholdMs: 0,
  disableFullPageScreenshot: true,
  disableStorageReset: true,
};

let browser: Browser;
let port: number;

test.describe.configure({ timeout: 180_000 });

test.beforeAll(async ({ launchOptions }) => {
  port = await freePort();
  const args = [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`];
  browser = await chromium.launch({ ...launchOptions, args });
});

test.afterAll(() => browser?.close());

for (const [name, path] of Object.entries(publicPages)) {
  test(`${name} meets the Lighthouse audits`, async ({ siteUrl }) => {
    const result = await lighthouse(siteUrl + inLanguage(path, 'ko-KR'), {
      port,
      logLevel: 'error',
      onlyCategories: categories.filter((category) => category !== 'seo' || !unlisted.has(name)),
      ...unneeded,
    });
    if (!result) throw new Error('Lighthouse has no result');
    const { lhr } = result;
    const missed = Object.values(lhr.audits).filter(({ score }) => score !== null && score < 1);
    const scores = Object.values(lhr.categories).map(({ id, score }) => [id, score]);
    expect(scores, missed.map(({ id, displayValue = '' }) => `${id} ${displayValue}`).join('\n')).toEqual(
      scores.map(([id]) => [id, 1]),
    );
  });
}
