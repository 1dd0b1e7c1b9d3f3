import { test as base, expect } from '@playwright/test';
import { waitForHydration } from './live.ts';
import { newVisitor } from './visitor.ts';

type Fixtures = {
  siteUrl: string;
  expectedMessages: RegExp | undefined;
};

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: are the sites started?`);
  return value;
}

export const sites = {
  embedded: () => required('TEST_SITE_URL'),
  outside: () => required('TEST_CLIENT_SITE_URL'),
};

export const brokenSite = () => required('TEST_BROKEN_SITE_URL');

export const databaseUrl = () => required('TEST_DATABASE_URL');

export const dataDir = () => required('TEST_DATA_DIR');

/** Playwright's test with the site as base URL. Unexpected console output fails it. */
export const test = base.extend<Fixtures>({
  siteUrl: [sites.embedded(), { option: true }],
  expectedMessages: [undefined, { option: true }],
  baseURL: ({ siteUrl }, use) => use(siteUrl),
  // Each test has its own address, so limits by address apply per test.
  extraHTTPHeaders: async ({ baseURL: _baseURL }, use) => use(newVisitor().headers),
  // In every tab: a form that is posted before hydration notifies no other tab.
  context: async ({ context, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) context.on('page', waitForHydration);
    await use(context);
  },
  page: async ({ page, expectedMessages }, use) => {
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
