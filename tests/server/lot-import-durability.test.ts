import { resolve } from 'node:path';
import { count, like } from 'drizzle-orm';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { applyFolder } from '#api/content/apply.ts';
import type { Database } from '#api/db/database.ts';
import { lots } from '#api/db/schema/index.ts';
import { bundleProcess, type RunProcess } from '../support/bundled-process.ts';
import { databaseKinds } from '../support/databases.ts';
import { storeStaff } from '../support/stored-staff.ts';
import { openDatabaseOf, openTestDatabase } from '../support/test-database.ts';

let runProcess: RunProcess;

beforeAll(async () => {
  runProcess = await bundleProcess('import-lots');
});

/** Stored in two statements. */
const inFile = 501;

async function prepare(db: Database) {
  await applyFolder(db, resolve('content'));
  return { ...(await storeStaff(db, 'editor')), lots: inFile };
}

describe('kill -9 while lots are imported', () => {
  it.each(databaseKinds)(
    'between each pair of statements: all of them are stored with their editor, or none, on %s',
    { timeout: 300_000 },
    async (kind) => {
      const database = await openTestDatabase(kind, inject('postgresUrl'));
      const who = await prepare(database.db);
      await database.close();
      const importLots = (index: number, killBefore: number | null) =>
        runProcess({ ...who, prefix: `K${index}`, killBefore }, database.env);
      const steps = await importLots(0, null);
      expect(steps.length).toBeGreaterThan(6);
      expect(steps.filter((step) => step.startsWith('insert into "lots"'))).toHaveLength(2);
      expect(steps.slice(-2)).toEqual(['commit', 'end']);
      for (const index of steps.keys())
        await expect(importLots(index + 1, index + 1)).rejects.toMatchObject({ signal: 'SIGKILL' });

      const { db, close } = await openDatabaseOf(database.env);
      try {
        const stored = async (_step: string, index: number) => {
          const own = like(lots.number, `K${index}-%`);
          const [row] = await db
            .select({ all: count(), edited: count(lots.editedBy) })
            .from(lots)
            .where(own);
          return row;
        };
        const rows = await Promise.all(['whole', ...steps].map(stored));
        const whole = { all: inFile, edited: inFile };
        const nothing = { all: 0, edited: 0 };
        // The last step is after the commit.
        expect(rows).toEqual([whole, ...steps.slice(1).map(() => nothing), whole]);
      } finally {
        await close();
      }
    },
  );
});
