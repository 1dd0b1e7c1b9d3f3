import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import * as v from 'valibot';

type TimedTest = { title: string; file: string; milliseconds: number; isFailed: boolean };

export type Report = { passed: number; failed: number; tests: TimedTest[] };

const vitestSchema = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  testResults: v.array(
    v.object({
      name: v.string(),
      assertionResults: v.array(
        v.object({ fullName: v.string(), status: v.string(), duration: v.nullish(v.number(), 0) }),
      ),
    }),
  ),
});

type Suite = v.InferOutput<typeof specsSchema> & { suites?: Suite[] | undefined };

const specsSchema = v.object({
  specs: v.array(
    v.object({
      title: v.string(),
      file: v.string(),
      ok: v.boolean(),
      tests: v.array(v.object({ results: v.array(v.object({ duration: v.number() })) })),
    }),
  ),
});
const suiteSchema: v.GenericSchema<unknown, Suite> = v.object({
  ...specsSchema.entries,
  suites: v.optional(v.array(v.lazy(() => suiteSchema))),
});
const playwrightSchema = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number() }),
  suites: v.array(suiteSchema),
});

export function readVitestReport(path: string): Report {
  const report = v.parse(vitestSchema, JSON.parse(readFileSync(path, 'utf8')));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    tests: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, status, duration }) => ({
        title: fullName,
        file: basename(name),
        milliseconds: duration ?? 0,
        isFailed: status === 'failed',
      })),
    ),
  };
}

function testsOf({ specs, suites = [] }: Suite): TimedTest[] {
  const own = specs.map(({ title, file, ok, tests }) => ({
    title,
    file: basename(file),
    milliseconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
    isFailed: !ok,
  }));
  return [...own, ...suites.flatMap(testsOf)];
}

export function readPlaywrightReport(path: string): Report {
  const { stats, suites } = v.parse(playwrightSchema, JSON.parse(readFileSync(path, 'utf8')));
  return { passed: stats.expected, failed: stats.unexpected, tests: suites.flatMap(testsOf) };
}

/** One line for each of the slowest tests. */
export function slowest(tests: readonly TimedTest[], count: number): string[] {
  return tests
    .toSorted((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, count)
    .map(
      ({ title, file, milliseconds }) =>
        `${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${file}  ${title}`,
    );
}

/** One line for each failed test. */
export function failures(tests: readonly TimedTest[]): string[] {
  return tests.filter(({ isFailed }) => isFailed).map(({ file, title }) => `  ${file}  ${title}`);
}
