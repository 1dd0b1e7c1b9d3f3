import { join, resolve } from 'node:path';
import { applyFolder } from '#api/content/apply.ts';
import type { OpenDatabase } from '#api/db/database.ts';
import { openPglite } from '#api/db/pglite.ts';
import { openPostgres } from '#api/db/postgres.ts';
import { type DatabaseKind, newMigratedDatabase, newMigratedDataDir } from './databases.ts';

const migrations = join(resolve(import.meta.dirname, '../..'), 'api/db/migrations');

/** A test may stop its server while connections are idle. */
const ignore = () => undefined;

export function connect(databaseUrl: string): OpenDatabase {
  return openPostgres(databaseUrl, migrations, ignore);
}

export async function openDatabaseOf(env: Record<string, string>): Promise<OpenDatabase> {
  return env.DATABASE_URL ? connect(env.DATABASE_URL) : openPglite(env.DATA_DIR ?? '', migrations);
}

export async function openTestDatabase(
  kind: DatabaseKind,
  serverUrl: string,
): Promise<OpenDatabase & { env: Record<string, string> }> {
  const env: Record<string, string> =
    kind === 'pglite'
      ? { DATA_DIR: newMigratedDataDir() }
      : { DATABASE_URL: await newMigratedDatabase(serverUrl) };
  return { ...(await openDatabaseOf(env)), env };
}

/** As the sample content: without the notice that a new version of terms needs. Before a site opens the database. */
export async function applyAsSample(env: Record<string, string>, folder: string): Promise<void> {
  const { db, migrate, close } = await openDatabaseOf(env);
  try {
    await migrate();
    await applyFolder(db, folder);
  } finally {
    await close();
  }
}
