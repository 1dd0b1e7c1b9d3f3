import { isAbsolute } from 'node:path';
import * as v from 'valibot';
import { BackupError, backUp, restore } from './backup.ts';
import { CommandError, defineCommand } from './command.ts';

/** The process that runs a command may stand in another folder than who gave it. */
export const absolutePathSchema = v.pipe(
  v.string('is missing'),
  v.check(isAbsolute, 'is not an absolute path'),
);

export const backupCommand = defineCommand(
  v.object({ file: absolutePathSchema }),
  async ({ deps }, { file }) => {
    const rows = await backUp(deps.db, file);
    return `${rows} rows are in ${file}. It holds personal data: keep it as safe as the database.`;
  },
);

export const restoreCommand = defineCommand(
  v.object({ file: absolutePathSchema }),
  async ({ deps }, { file }) => {
    try {
      const rows = await restore(deps.db, file);
      return [
        `${rows} rows are restored from ${file}. Everybody has to sign in again.`,
        'If the backup is of another installation, restart the sites that run on this database.',
      ].join('\n');
    } catch (error) {
      if (error instanceof BackupError) throw new CommandError(error.message);
      throw error;
    }
  },
);
