import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memoryFolder = '/dev/shm';

/** The databases of a run take 4 GB at most, beside its browsers and sites. */
const neededBytes = 8_000_000_000;

/** In memory where there is room: copying a database of 1,400 files to a disk and deleting it takes five times as long. */
export function temporaryFolder(): string {
  if (!existsSync(memoryFolder)) return tmpdir();
  const { bavail, bsize } = statfsSync(memoryFolder);
  return Math.min(bavail * bsize, process.availableMemory()) >= neededBytes ? memoryFolder : tmpdir();
}

function removeFoldersOfKilledRuns(): void {
  for (const name of existsSync(memoryFolder) ? readdirSync(memoryFolder) : []) {
    const owner = /^site-(?:tests|postgres)-(\d+)-/.exec(name)?.[1];
    if (owner && !existsSync(`/proc/${owner}`))
      rmSync(join(memoryFolder, name), { recursive: true, force: true });
  }
}

export function setup(): () => void {
  removeFoldersOfKilledRuns();
  const folder = mkdtempSync(join(temporaryFolder(), `site-tests-${process.pid}-`));
  process.env.TMPDIR = folder;
  // Compiled modules: tests start hundreds of processes with the same ones.
  process.env.NODE_COMPILE_CACHE = join(folder, 'compiled');
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
