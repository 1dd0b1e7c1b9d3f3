import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { type OpenDatabase, ping } from './database.ts';
import { prepareStatements } from './prepared.ts';
import * as schema from './schema/index.ts';

const poolSize = 10;
const connectTimeoutMs = 5_000;
const statementTimeoutMs = 10_000;

/** What a connection has prepared goes with it: so does what a migration has made unfit. */
const maxLifetimeSeconds = 600;

/** Key of the advisory lock under which migrations run: any constant that nothing else uses. */
const migrationLock = 7_512_046;

/**
 * Opens a pool of connections to PostgreSQL. Nothing is connected until the first query.
 * @param onIdleError told of connections that break while no query is under way; the pool replaces them by itself
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
    maxLifetimeSeconds,
    statement_timeout: statementTimeoutMs,
    // And should the server be gone without a word: the client's own patience.
    query_timeout: statementTimeoutMs + 1_000,
    keepAlive: true,
    application_name: 'lumibiome-site',
  });
  // The client tells of it, idle or not; but somebody has to listen here too.
  pool.on('error', () => undefined);
  // Also between two queries of a transaction, where the pool does not listen: nobody listening would end the process.
  pool.on('connect', (client) => client.on('error', onIdleError));
  pool.on('connect', prepareStatements);
  const db = drizzle(pool, { schema, casing: 'snake_case' });
  return {
    db,
    kind: 'postgresql',
    async migrate() {
      // A client of its own: waiting for another process's migration may take longer than a query is allowed.
      const client = new pg.Client({
        connectionString: databaseUrl,
        connectionTimeoutMillis: connectTimeoutMs,
      });
      await client.connect();
      try {
        // The role's own limit, if it has one, is for visitors.
        await client.query('set statement_timeout = 0');
        await client.query('select pg_advisory_lock($1)', [migrationLock]);
        await migrate(drizzle(client, { casing: 'snake_case' }), { migrationsFolder });
      } finally {
        // The lock ends with the session.
        await client.end();
      }
    },
    ping: () => ping(db),
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
}
