import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { asDataDirError, prepareDataDir } from './data-dir.ts';
import { type OpenDatabase, ping } from './database.ts';
import { lockDataDir } from './lock.ts';
import * as schema from './schema/index.ts';

/** Holds the folder's lock until closed. @throws {DataDirInUseError | DataDirError} */
export async function openPglite(dataDir: string, migrationsFolder: string): Promise<OpenDatabase> {
  prepareDataDir(dataDir);
  const lock = lockDataDir(dataDir);
  try {
    const client = await PGlite.create({ dataDir: join(dataDir, 'pglite') });
    const db = drizzle(client, { schema, casing: 'snake_case' });
    return {
      db,
      kind: 'pglite',
      migrate: () => migrate(db, { migrationsFolder }),
      ping: () => ping(db),
      close: async () => {
        await client.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw asDataDirError(error, dataDir);
  }
}
