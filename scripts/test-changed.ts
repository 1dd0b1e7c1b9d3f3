import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { specsOf } from './changed-specs.ts';
import { build, root, run } from './lib.mjs';

/* Runs the tests of the files changed since a commit: `npm run test:changed -- main~3`. */

const since = process.argv[2] ?? 'main';

function listFiles(...args: string[]): string[] {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
}

function textsOf(pattern: string): Record<string, string> {
  const paths = globSync(pattern, { cwd: root }).toSorted();
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

const changed = [
  ...listFiles('diff', '--name-only', '--merge-base', since),
  ...listFiles('ls-files', '--others', '--exclude-standard'),
];
const chosen = specsOf(changed, textsOf('app/routes/*.tsx'), textsOf('tests/e2e/*.spec.ts'));

const related = ['--passWithNoTests', '--changed', since];
run('vitest', ['run', '--project', 'unit', ...related]);
build();
run('vitest', ['run', '--project', 'server', ...related]);
for (const { spec, because } of chosen) console.log(`${spec} (${because.join(', ')})`);
if (chosen.length > 0) run('playwright', ['test', ...chosen.map(({ spec }) => spec)]);
console.log(`Ran ${chosen.length} browser specs. \`npm test\` runs all tests.`);
