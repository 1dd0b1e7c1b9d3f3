import { vi } from 'vitest';
import { createProgram } from '../../scripts/commands/program.ts';

/** Runs a command in this process and returns what it prints. A separate process takes a second to load its modules. */
export async function runInProcess(args: string[], env: Record<string, string>): Promise<string> {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  try {
    await createProgram().parseAsync(args, { from: 'user' });
    return `${log.mock.calls.flat().join('\n')}\n`;
  } finally {
    log.mockRestore();
    vi.unstubAllEnvs();
  }
}
