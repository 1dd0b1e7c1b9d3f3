import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** One temporary folder for a whole run, removed at its end: a run creates a hundred databases of 40 MB. */
export function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'site-tests-'));
  process.env.TMPDIR = folder;
  // Compiled modules: tests start hundreds of processes with the same ones.
  process.env.NODE_COMPILE_CACHE = join(folder, 'compiled');
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
