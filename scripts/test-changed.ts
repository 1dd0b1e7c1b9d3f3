import { build, run } from './lib.mjs';

/* Runs the tests that import, directly or not, a file changed since a commit: `npm run test:changed -- main~3`. */

const since = process.argv[2] ?? 'main';
build();
run('vitest', ['run', '--passWithNoTests', '--changed', since]);
run('playwright', ['test', '--pass-with-no-tests', `--only-changed=${since}`]);
