import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import * as v from 'valibot';

/*
 * Every check of the project, one after the other, whatever the earlier ones found. Ends with one line that
 * counts them all: `N passed, N failed`.
 */

const root = resolve(import.meta.dirname, '..');
const results = resolve(root, 'test-results');

const vitestReport = v.object({ numPassedTests: v.number(), numFailedTests: v.number() });
const playwrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
});

type Count = { passed: number; failed: number };

function runs(command: string, args: string[]): boolean {
  console.log(`\n> ${command} ${args.join(' ')}`);
  return spawnSync(command, args, { cwd: root, stdio: 'inherit' }).status === 0;
}

/** A check that passes or fails as one. */
function check(command: string, ...args: string[]): Count {
  return runs(command, args) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** A test runner, counted by its report. One that fails with no failed test, or writes no report, failed once. */
function tests(report: string, read: (json: unknown) => Count, command: string, ...args: string[]): Count {
  const file = resolve(results, report);
  rmSync(file, { force: true });
  const isGreen = runs(command, args);
  const count = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 };
  const ranSomething = count.passed + count.failed > 0;
  if ((!isGreen || !ranSomething) && count.failed === 0) return { ...count, failed: 1 };
  return count;
}

function readVitest(json: unknown): Count {
  const { numPassedTests, numFailedTests } = v.parse(vitestReport, json);
  return { passed: numPassedTests, failed: numFailedTests };
}

function readPlaywright(json: unknown): Count {
  const { expected, unexpected, flaky } = v.parse(playwrightReport, json).stats;
  if (flaky > 0) console.log(`\n${flaky} passed only the second time: look at their traces in test-results/`);
  return { passed: expected + flaky, failed: unexpected };
}

/** Installs a browser where there is none: Debian's package as root, else Playwright's own. */
function installBrowser(): void {
  if (existsSync('/usr/bin/chromium')) return;
  console.log('Installing a browser ...');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    spawnSync('apt-get', ['update', '-q'], { stdio: 'ignore', env });
    spawnSync('apt-get', ['install', '-y', '-q', 'chromium'], { stdio: 'ignore', env });
  }
  if (!existsSync('/usr/bin/chromium')) runs('playwright', ['install', 'chromium']);
}

const counts = [
  check('node', 'scripts/messages.ts'),
  check('node', 'scripts/check-dependencies.ts'),
  check('biome', 'ci', '--error-on-warnings'),
  check('tsc'),
  check('knip'),
  tests('vitest.json', readVitest, 'vitest', 'run', '--project', 'unit'),
  check('npm', 'run', '--silent', 'build'),
  tests('vitest.json', readVitest, 'vitest', 'run', '--project', 'server'),
];
installBrowser();
counts.push(tests('playwright.json', readPlaywright, 'playwright', 'test'));

const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
