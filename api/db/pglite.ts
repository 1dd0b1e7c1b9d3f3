import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { type OpenDatabase, ping } from './database.ts';
import { lockDataDir } from './lock.ts';
import * as schema from './schema/index.ts';

/** Holds the folder's lock until closed. @throws {DataDirInUseError} */
export async function openPglite(dataDir: string, migrationsFolder: string): Promise<OpenDatabase> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
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
    throw error;
  }
}
