import { mkdirSync, mkdtempSync, type StatsFs } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DataDirError, prepareDataDir } from '#api/db/data-dir.ts';

const disk = vi.hoisted(() => ({ freeMegabytes: 0 }));

vi.mock('node:fs', async (importReal) => {
  const real = await importReal<typeof import('node:fs')>();
  const statfsSync = (path: string): StatsFs => ({
    ...real.statfsSync(path),
    bsize: 1_000_000,
    bavail: disk.freeMegabytes,
  });
  return { ...real, statfsSync };
});

describe('the data folder on a full disk', () => {
  let folder = '';

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'site-data-'));
  });

  it.each([
    [119, 'a new database needs 120 MB'],
    [0, 'a new database needs 120 MB'],
  ])('is refused in one line with %i MB free, because %s', (free) => {
    disk.freeMegabytes = free;
    expect(() => prepareDataDir(folder)).toThrow(DataDirError);
    expect(() => prepareDataDir(folder)).toThrow(
      `The data folder ${folder} is on a full disk: ${free} MB are free, 120 MB are needed.`,
    );
  });

  it('is accepted with space for the next log file of the database that is in it', () => {
    mkdirSync(join(folder, 'pglite'));
    disk.freeMegabytes = 40;
    expect(() => prepareDataDir(folder)).not.toThrow();
    disk.freeMegabytes = 39;
    expect(() => prepareDataDir(folder)).toThrow('39 MB are free, 40 MB are needed.');
  });
});
