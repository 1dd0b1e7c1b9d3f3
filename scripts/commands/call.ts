import { resolve } from 'node:path';
import type { Command } from 'commander';

/** npm runs scripts in the project's folder and puts the caller's folder into INIT_CWD. */
export const callerPath = (path: string) => resolve(process.env.INIT_CWD ?? process.cwd(), path);

/** Imports the API only when a command runs: `--help` and refused arguments need neither it nor a database. */
export async function run(name: string, input: unknown = {}): Promise<void> {
  const { runApiCommand } = await import('./run.ts');
  console.log(await runApiCommand(name, input));
}

export function withPages(command: Command): Command {
  return command
    .option('--page <number>', 'page of the list')
    .option('--size <number>', 'items on a page, 50 by default');
}
