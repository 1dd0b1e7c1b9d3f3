import { spawnSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Another process has the embedded database open. */
export class DataDirInUseError extends Error {
  override name = 'DataDirInUseError';
}

/** Exit status of flock(1) when the lock is held by somebody else. */
const heldByAnother = 1;

/**
 * Takes the lock of a data folder: the embedded database must be open in one process only. The lock belongs
 * to an open file description that flock(1) inherits from us, so the kernel drops it with this process, however
 * the process ends. Nothing is left behind that could go stale.
 * @throws {DataDirInUseError} when another process holds it
 */
export function lockDataDir(dataDir: string): { release(): void } {
  const fd = openSync(join(dataDir, 'lock'), 'a', 0o600);
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
