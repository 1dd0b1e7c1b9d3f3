import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

const runFolder = tmpdir();
const folder = mkdtempSync(join(runFolder, 'file-'));
process.env.TMPDIR = folder;

afterAll(() => {
  process.env.TMPDIR = runFolder;
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
});
