import { mkdir, rm } from 'node:fs/promises';
import { CommandError } from './define-command.ts';

/**
 * Creates a folder that only this user can read, and removes it when `write` fails.
 * @throws {CommandError} if the folder exists or cannot be created
 */
export async function inNewFolder(folder: string, write: () => Promise<string>): Promise<string> {
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) throw new CommandError(error.message);
    throw error;
  }
  try {
    return await write();
  } catch (error) {
    await rm(folder, { recursive: true });
    throw error;
  }
}
