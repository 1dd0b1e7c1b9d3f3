import { checksOfSources, checksWithMessages, compileMessages, runAlone, runTogether } from './steps.ts';

const [sources, others] = await Promise.all([
  runTogether(checksOfSources),
  runAlone(compileMessages).then((isCompiled) => (isCompiled ? runTogether(checksWithMessages) : [false])),
]);
process.exit([...sources, ...others].every(Boolean) ? 0 : 1);
