import { test as base, expect } from '@playwright/test';
import { waitForHydration } from './live.ts';
import { newVisitor } from './visitor.ts';

type Fixtures = {
  siteUrl: string;
  /** Messages of the console that a test expects; every other error or warning fails it. */
  expectedMessages: RegExp | undefined;
};

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: are the sites started?`);
  return value;
}

export const sites = {
  /** The site with the embedded API, on PostgreSQL. */
  embedded: () => required('TEST_SITE_URL'),
  /** The site whose API is the first one, over HTTP. */
  outside: () => required('TEST_CLIENT_SITE_URL'),
};

/** The site whose API answers outside the contract. */
export const brokenSite = () => required('TEST_BROKEN_SITE_URL');

export const databaseUrl = () => required('TEST_DATABASE_URL');

/** Folder to which the site with the embedded API writes what it would send. */
export const dataDir = () => required('TEST_DATA_DIR');

/** Playwright's test with the site as base URL, failing on anything unexpected in the console. */
export const test = base.extend<Fixtures>({
  siteUrl: [sites.embedded(), { option: true }],
  expectedMessages: [undefined, { option: true }],
  baseURL: ({ siteUrl }, use) => use(siteUrl),
  // Each test has its own address, so limits by address apply per test.
  extraHTTPHeaders: async ({ baseURL: _baseURL }, use) => use(newVisitor().headers),
  page: async ({ page, javaScriptEnabled, expectedMessages }, use) => {
    if (javaScriptEnabled !== false) waitForHydration(page);
    const unexpected: string[] = [];
    const note = (text: string) => {
      if (!expectedMessages?.test(text)) unexpected.push(text);
    };
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) note(message.text());
    });
    page.on('pageerror', (error) => note(String(error)));
    await use(page);
    expect(unexpected).toEqual([]);
  },
});

export { expect };
