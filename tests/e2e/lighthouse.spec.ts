import { chromium } from '@playwright/test';
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

test.describe.configure({ timeout: 180_000 });

for (const [name, path] of Object.entries(publicPages)) {
  test(`${name} meets the Lighthouse audits`, async ({ siteUrl, launchOptions }) => {
    const port = await freePort();
    const browser = await chromium.launch({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`],
    });
    try {
      const result = await lighthouse(siteUrl + inLanguage(path, 'ko-KR'), {
        port,
        logLevel: 'error',
        onlyCategories: categories.filter((category) => category !== 'seo' || !unlisted.has(name)),
      });
      if (!result) throw new Error('Lighthouse has no result');
      const { lhr } = result;
      const missed = Object.values(lhr.audits).filter(({ score }) => score !== null && score < 1);
      const scores = Object.values(lhr.categories).map(({ id, score }) => [id, score]);
      expect
        .soft(scores, missed.map(({ id, displayValue = '' }) => `${id} ${displayValue}`).join('\n'))
        .toEqual(scores.map(([id]) => [id, 1]));
    } finally {
      await browser.close();
    }
  });
}
