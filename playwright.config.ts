import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

/** Debian's browser where it is installed, else Playwright's own. */
const installedBrowser = '/usr/bin/chromium';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  globalSetup: './tests/support/global-sites.ts',
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    browserName: 'chromium',
    locale: 'ko-KR',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(existsSync(installedBrowser) ? { executablePath: installedBrowser } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
