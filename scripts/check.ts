import { compileMessages, quickChecks, runAlone, runTogether } from './steps.ts';

const results = (await runAlone(compileMessages))
  ? await runTogether([...quickChecks, 'vitest run --project unit'])
  : [false];
process.exit(results.every(Boolean) ? 0 : 1);
