import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { asDataDirError, DataDirError, freeMegabytes } from '#api/db/data-dir.ts';
import type { Diagnosis } from '#api/services/diagnosis.ts';

/** A backup and an upgrade need this much. */
const enoughMegabytes = 1_000;

function existingPart(folder: string): string {
  return existsSync(folder) ? folder : existingPart(dirname(folder));
}

export function checkDisk(dataDir: string): Diagnosis {
  const service = 'disk';
  try {
    const folder = existingPart(resolve(dataDir));
    if (!statSync(folder).isDirectory())
      return { service, state: 'broken', detail: `${folder} is a file, not a folder` };
    accessSync(folder, constants.W_OK);
    const free = freeMegabytes(folder);
    const detail = `${free} MB are free for ${resolve(dataDir)}`;
    return free >= enoughMegabytes
      ? { service, state: 'works', detail }
      : { service, state: 'broken', detail: `${detail}, at least ${enoughMegabytes} MB are needed` };
  } catch (error) {
    const fault = asDataDirError(error, dataDir);
    if (!(fault instanceof DataDirError)) throw error;
    return { service, state: 'broken', detail: fault.message };
  }
}
