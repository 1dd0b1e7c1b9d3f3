import { accessSync, constants, existsSync, mkdirSync, statfsSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The message is one line for the operator. */
export class DataDirError extends Error {
  override name = 'DataDirError';
}

const faults: Readonly<Record<string, string>> = {
  EEXIST: 'is a file, not a folder',
  ENOTDIR: 'is below a file',
  EACCES: 'cannot be written by this user',
  EPERM: 'cannot be written by this user',
  EROFS: 'is on a file system that is read-only',
  ENOSPC: 'is on a full disk',
  EDQUOT: 'is on a disk whose quota is used up',
};

const megabyte = 1_000_000;
/** PostgreSQL writes its log in files of 16 MB; a new database has 40 MB. The outbox needs space for messages of a day. */
const neededMegabytes = { existing: 40, new: 120, outbox: 10 };

export function freeMegabytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return Math.floor((bavail * bsize) / megabyte);
}

function requireSpace(dataDir: string, needed: number): void {
  const free = freeMegabytes(dataDir);
  if (free >= needed) return;
  throw new DataDirError(
    `The data folder ${resolve(dataDir)} ${faults.ENOSPC}: ${free} MB are free, ${needed} MB are needed.`,
  );
}

/** The error itself unless it is a fault of the folder. */
export function asDataDirError(error: unknown, dataDir: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const fault = faults[code];
  return fault ? new DataDirError(`The data folder ${resolve(dataDir)} ${fault} (${code}).`) : error;
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw asDataDirError(error, folder);
  }
}

/** Creates both folders. @throws {DataDirError} when messages cannot be written to the outbox */
export function prepareOutbox(dataDir: string, outbox: string): void {
  makeFolder(dataDir);
  makeFolder(outbox);
  requireSpace(dataDir, neededMegabytes.outbox);
}

/** Creates the folder. @throws {DataDirError} when a database cannot be stored in it */
export function prepareDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const database = join(dataDir, 'pglite');
    const isNew = !existsSync(database);
    accessSync(isNew ? dataDir : database, constants.W_OK);
    requireSpace(dataDir, neededMegabytes[isNew ? 'new' : 'existing']);
  } catch (error) {
    throw asDataDirError(error, dataDir);
  }
}
