import { compileMessages, runAlone, runTogether, staticChecks } from './steps.ts';

const results = (await runAlone(compileMessages))
  ? await runTogether([...staticChecks, 'vitest run --project unit'])
  : [false];
process.exit(results.every(Boolean) ? 0 : 1);
