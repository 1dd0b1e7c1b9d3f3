import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/support/longest-first.ts';

export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }]],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          globalSetup: 'tests/support/global-folder.ts',
          // One module graph: most of the time goes into imports, and a second worker would import all again.
          isolate: false,
          maxWorkers: 1,
          unstubGlobals: true,
          setupFiles: 'tests/support/setup-unit.ts',
          pool: 'threads',
          // Two thousand modules of one message each, which Node loads faster than Vite does.
          server: { deps: { external: [/\/app\/paraglide\//] } },
          testTimeout: 20_000,
          env: {
            SITE_URL: 'https://site.example',
            KAKAO_MAP_KEY: 'key',
            RECAPTCHA_SITE_KEY: 'site',
            RECAPTCHA_SECRET: 'secret',
            LOG_LEVEL: 'silent',
          },
        },
      },
      {
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          globalSetup: ['tests/support/global-folder.ts', 'tests/support/global-databases.ts'],
          setupFiles: 'tests/support/setup-server.ts',
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // A worker imports the API's modules once, not for each file.
          isolate: false,
          // Each file runs its own processes; two at a time use both cores.
          maxWorkers: 2,
          // Vitest requires an order when both projects run in one command.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
