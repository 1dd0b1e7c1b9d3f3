import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { prepareStatements } from '#framework-internals/named-statements.ts';
import { type OpenDatabase, ping } from './database.ts';
import * as schema from './schema/index.ts';

const poolSize = 10;
const connectTimeoutMs = 5_000;
const statementTimeoutMs = 10_000;

/** Prepared statements live as long as their connection; migrations can invalidate them. */
const maxLifetimeSeconds = 600;

const migrationLock = 7_512_046;

/** Connects lazily. `onIdleError` is called for connections that break while idle; the pool replaces them. */
export function openPostgres(
  databaseUrl: string,
  migrationsFolder: string,
  onIdleError: (error: Error) => void,
): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: poolSize,
    connectionTimeoutMillis: connectTimeoutMs,
    maxLifetimeSeconds,
    statement_timeout: statementTimeoutMs,
    query_timeout: statementTimeoutMs + 1_000,
    keepAlive: true,
    application_name: 'lumibiome-site',
  });
  // Without a listener an error event ends the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', onIdleError));
  pool.on('connect', prepareStatements);
  const db = drizzle(pool, { schema, casing: 'snake_case' });
  return {
    db,
    kind: 'postgresql',
    async migrate() {
      // Not from the pool: waiting for another process's migration may exceed the query timeout.
      const client = new pg.Client({
        connectionString: databaseUrl,
        connectionTimeoutMillis: connectTimeoutMs,
      });
      await client.connect();
      try {
        await client.query('set statement_timeout = 0');
        await client.query('select pg_advisory_lock($1)', [migrationLock]);
        await migrate(drizzle(client, { casing: 'snake_case' }), { migrationsFolder });
      } finally {
        await client.end();
      }
    },
    ping: () => ping(db),
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
}
