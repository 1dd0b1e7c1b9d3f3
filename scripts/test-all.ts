import { existsSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { compileMessages, runAlone, runTogether, type Step, staticChecks } from './steps.ts';
import { failures, type Report, readPlaywrightReport, readVitestReport, slowest } from './test-reports.ts';

/* Every check of the project. A failed one does not stop the others. The last line is `N passed, N failed`. */

const results = resolve(import.meta.dirname, '../test-results');

function countOf(step: Step, isGreen: boolean): Report {
  const test = { title: step, file: 'step', milliseconds: 0, isFailed: !isGreen };
  return { passed: isGreen ? 1 : 0, failed: isGreen ? 0 : 1, tests: [test] };
}

async function runStep(step: Step): Promise<Report> {
  return countOf(step, await runAlone(step));
}

/** Runs a test runner and counts by its report. A runner that fails without a failed test counts as one failure. */
async function runTests(step: Step, file: string, read: (path: string) => Report): Promise<Report> {
  const path = resolve(results, file);
  rmSync(path, { force: true });
  const isGreen = await runAlone(step);
  const report = existsSync(path) ? read(path) : { passed: 0, failed: 0, tests: [] };
  if (report.failed > 0 || (isGreen && report.passed > 0)) return report;
  return { ...report, failed: 1, tests: [...report.tests, ...countOf(step, false).tests] };
}

const begun = performance.now();
const reports = [await runStep(compileMessages)];
// Vite leaves a processor idle for half of the build.
const stepsBeforeTests = [...staticChecks, 'node scripts/build-copy.ts', 'node scripts/install-browser.ts'];
const [areGreen, unit] = await Promise.all([
  runTogether(stepsBeforeTests),
  runTests('vitest run --project unit', 'vitest.json', readVitestReport),
]);
reports.push(...stepsBeforeTests.map((step, index) => countOf(step, areGreen[index] === true)), unit);
reports.push(await runTests('vitest run --project server', 'vitest.json', readVitestReport));
reports.push(await runTests('playwright test', 'playwright.json', readPlaywrightReport));

const passed = reports.reduce((sum, report) => sum + report.passed, 0);
const failed = reports.reduce((sum, report) => sum + report.failed, 0);
const tests = reports.flatMap((report) => report.tests);
console.log('\nThe slowest tests:');
for (const line of slowest(tests, 20)) console.log(line);
if (failed > 0) console.log('\nFailed:');
for (const line of failures(tests)) console.log(line);
console.log(`\nTook ${((performance.now() - begun) / 60_000).toFixed(1)} minutes`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
