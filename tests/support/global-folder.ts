import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Gives a run one folder for all its temporary files, those of its processes and browsers too, and answers with what
 * removes it: a database is some forty megabytes, and a run makes a hundred.
 */
export function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'site-tests-'));
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
