import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { OpenDatabase } from './database.ts';
import * as schema from './schema.ts';

const poolSize = 10;
const connectTimeoutMs = 5_000;
const statementTimeoutMs = 10_000;

/** Key of the advisory lock under which migrations run: any constant that nothing else uses. */
const migrationLock = 7_512_046;

/**
 * Opens a pool of connections to PostgreSQL. Nothing is connected until the first query.
 * @param onIdleError told of connections that break while idle; the pool replaces them by itself
 */
export function openPostgres(
  databaseUrl: string,
  migrationsFolder: string,
  onIdleError: (error: Error) => void,
): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: poolSize,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
    application_name: 'lumibiome-site',
  });
  pool.on('error', onIdleError);
  const db = drizzle(pool, { schema, casing: 'snake_case' });
  return {
    db,
    kind: 'postgresql',
    async migrate() {
      const client = await pool.connect();
      try {
        // Waiting for another process's migration may take longer than a statement is allowed elsewhere.
        await client.query('set statement_timeout = 0');
        await client.query('select pg_advisory_lock($1)', [migrationLock]);
        await migrate(drizzle(client, { casing: 'snake_case' }), { migrationsFolder });
      } finally {
        // A session's advisory locks and settings end with it, so it does not go back into the pool.
        client.release(true);
      }
    },
    ping: async () => {
      await db.execute(sql`select 1`);
    },
    close: () => pool.end(),
  };
}
