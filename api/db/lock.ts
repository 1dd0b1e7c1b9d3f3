import { spawnSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { asDataDirError } from './data-dir.ts';

export class DataDirInUseError extends Error {
  override name = 'DataDirInUseError';
}

const heldByAnother = 1;

function openLockFile(dataDir: string): number {
  try {
    return openSync(join(dataDir, 'lock'), 'a', 0o600);
  } catch (error) {
    throw asDataDirError(error, dataDir);
  }
}

/** flock(1) inherits the file description: the lock ends with this process. @throws {DataDirInUseError | DataDirError} */
export function lockDataDir(dataDir: string): { release(): void } {
  const fd = openLockFile(dataDir);
  const { status, error } = spawnSync('flock', ['--nonblock', '3'], {
    stdio: ['ignore', 'ignore', 'ignore', fd],
  });
  if (status === 0) return { release: () => closeSync(fd) };
  closeSync(fd);
  if (status === heldByAnother) {
    throw new DataDirInUseError(
      `The data folder ${resolve(dataDir)} is in use by another process. Stop it, choose another DATA_DIR, or set DATABASE_URL.`,
    );
  }
  throw new Error('Cannot lock the data folder: flock(1) of util-linux is needed', { cause: error });
}
