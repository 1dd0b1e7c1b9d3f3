import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiConfig } from './config.ts';
import { applyContent } from './content/apply.ts';
import type { OpenDatabase } from './db/database.ts';
import { openPglite } from './db/pglite.ts';
import { openPostgres } from './db/postgres.ts';

/** Folder of the sample content. */
export function sampleContentFolder(resourcesDir: string): string {
  return join(resourcesDir, 'content');
}

/** Whether there is a database to open: an embedded one is made by opening it. */
export function hasDatabase({ databaseUrl, dataDir }: Pick<ApiConfig, 'databaseUrl' | 'dataDir'>): boolean {
  return databaseUrl !== undefined || existsSync(join(dataDir, 'pglite'));
}

/** The database that a configuration names, as it is: neither migrated nor seeded. */
export async function openAsItIs(config: ApiConfig): Promise<OpenDatabase> {
  const migrationsFolder = join(config.resourcesDir, 'api/db/migrations');
  if (!config.databaseUrl) return openPglite(config.dataDir, migrationsFolder);
  return openPostgres(config.databaseUrl, migrationsFolder, (error) => {
    config.log.warn({ err: error }, 'A connection to PostgreSQL broke while idle');
  });
}

/**
 * The database that a configuration names. The embedded one is migrated and gets the sample content; PostgreSQL
 * is left as it is: `npm run migrate` and `npm run seed` do that when asked.
 * @throws {DataDirInUseError} when another process has the embedded database open
 */
export async function openDatabase(config: ApiConfig): Promise<OpenDatabase> {
  const database = await openAsItIs(config);
  try {
    if (database.kind === 'pglite') {
      await database.migrate();
      await applyContent(database.db, sampleContentFolder(config.resourcesDir), config.log);
    }
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
