import { join, resolve } from 'node:path';
import type { OpenDatabase } from '#api/db/database.ts';
import { openPglite } from '#api/db/pglite.ts';
import { openPostgres } from '#api/db/postgres.ts';
import { newDataDir, query } from './databases.ts';

const migrations = join(resolve(import.meta.dirname, '../..'), 'api/db/migrations');

/** Errors of idle connections are of no concern to a test that ends its server. */
const ignore = () => undefined;

/** A new database on the server at `serverUrl`, without tables; answers with its URL. */
export async function newEmptyDatabase(serverUrl: string): Promise<string> {
  const name = `site_${crypto.randomUUID().replaceAll('-', '')}`;
  await query(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Another pool of connections to a database, as a second process has it. */
export function connect(databaseUrl: string): OpenDatabase {
  return openPostgres(databaseUrl, migrations, ignore);
}

/** A migrated database without content, where another process can be told to find it. */
export async function openTestDatabase(
  kind: 'pglite' | 'postgresql',
  serverUrl: string,
): Promise<OpenDatabase & { env: Record<string, string> }> {
  const env: Record<string, string> =
    kind === 'pglite' ? { DATA_DIR: newDataDir() } : { DATABASE_URL: await newEmptyDatabase(serverUrl) };
  const database = env.DATABASE_URL
    ? connect(env.DATABASE_URL)
    : await openPglite(env.DATA_DIR ?? '', migrations);
  await database.migrate();
  return { ...database, env };
}
