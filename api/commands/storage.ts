import { isAbsolute } from 'node:path';
import * as v from 'valibot';
import type { Database } from '../db/database.ts';
import { recordBackup } from '../services/backup-record.ts';
import { BackupError, backUp, restore } from './backup.ts';
import { CommandError, defineCommand } from './define-command.ts';

/** The command may run in a process with another working directory. */
export const absolutePathSchema = v.pipe(
  v.string('is missing'),
  v.check(isAbsolute, 'is not an absolute path'),
);

const fileSchema = v.object({ file: absolutePathSchema });

async function withFile(work: Promise<string>): Promise<string> {
  try {
    return await work;
  } catch (error) {
    const isFileFault = error instanceof Error && 'syscall' in error;
    if (isFileFault || error instanceof BackupError) throw new CommandError(error.message);
    throw error;
  }
}

const kinds = { pglite: 'the embedded database', postgresql: 'PostgreSQL' };

async function backUpAndRecord(db: Database, file: string): Promise<number> {
  const rows = await backUp(db, file);
  await recordBackup(db);
  return rows;
}

export const backupCommand = defineCommand(fileSchema, ({ deps, database }, { file }) =>
  withFile(
    backUpAndRecord(deps.db, file).then(
      (rows) =>
        `${rows} rows of ${kinds[database.kind]} are in ${file}. It holds personal data: keep it as safe as the database.`,
    ),
  ),
);

export const restoreCommand = defineCommand(fileSchema, ({ deps }, { file }) =>
  withFile(
    restore(deps.db, file).then(
      (rows) =>
        `${rows} rows are restored from ${file}. Everybody has to sign in again.\n` +
        'If the backup is of another installation, restart the sites that run on this database.',
    ),
  ),
);
