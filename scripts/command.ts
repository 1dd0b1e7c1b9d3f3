import { createProgram } from './commands/program.ts';

/** Errors whose message is enough for the operator; all others are printed with their stack. */
const expected = ['CommandError', 'EnvError', 'DataDirInUseError', 'DataDirError'];

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return expected.includes(error.name) ? error.message : (error.stack ?? error.message);
}

try {
  await createProgram().parseAsync();
} catch (error) {
  process.stderr.write(`${describe(error)}\n`);
  process.exitCode = 1;
}
