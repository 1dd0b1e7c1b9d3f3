import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiConfig } from './config.ts';
import { applyContent } from './content/apply.ts';
import type { OpenDatabase } from './db/database.ts';
import { NotMigratedError, withoutParameters } from './db/errors.ts';
import { openPglite } from './db/pglite.ts';
import { openPostgres } from './db/postgres.ts';

export function sampleContentFolder(resourcesDir: string): string {
  return join(resourcesDir, 'content');
}

export function hasDatabase({ databaseUrl, dataDir }: Pick<ApiConfig, 'databaseUrl' | 'dataDir'>): boolean {
  return databaseUrl !== undefined || existsSync(join(dataDir, 'pglite'));
}

export async function openAsItIs(config: ApiConfig): Promise<OpenDatabase> {
  const migrationsFolder = join(config.resourcesDir, 'api/db/migrations');
  if (!config.databaseUrl) return openPglite(config.dataDir, migrationsFolder);
  return openPostgres(config.databaseUrl, migrationsFolder, (error) => {
    config.log.warn({ err: error }, 'Idle PostgreSQL connection lost');
  });
}

/** Migrates the embedded database, and seeds it unless SAMPLE_CONTENT is off. @throws {DataDirInUseError} */
export async function openDatabase(config: ApiConfig): Promise<OpenDatabase> {
  const database = await openAsItIs(config);
  try {
    if (database.kind === 'pglite') {
      await database.migrate();
      if (config.seedsSampleContent)
        await applyContent(database.db, sampleContentFolder(config.resourcesDir), config.log);
    }
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

export async function pingPlainly({ ping }: OpenDatabase): Promise<void> {
  try {
    await ping();
  } catch (error) {
    throw withoutParameters(error);
  }
}

/** The site starts without tables, and is not ready until they exist. */
export async function reportMissingTables(database: OpenDatabase, log: ApiConfig['log']): Promise<void> {
  try {
    await pingPlainly(database);
  } catch (error) {
    if (error instanceof NotMigratedError) log.error(error.message);
  }
}
