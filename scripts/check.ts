import { compileMessages, runAlone, runTogether, staticChecks } from './steps.ts';

/* The fast checks for every commit. The first failure of each is shown. */

const results = (await runAlone(compileMessages))
  ? await runTogether([...staticChecks, 'vitest run --project unit'])
  : [false];
process.exit(results.every(Boolean) ? 0 : 1);
