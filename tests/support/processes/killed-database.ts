import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import pg from 'pg';
import type { Database } from '#api/db/database.ts';
import * as schema from '#api/db/schema/index.ts';

type Steps = {
  db: Database;
  step(name: string): void;
  /** Begins to count. */
  count(): void;
  /** Closes the database and prints the steps. */
  end(): Promise<void>;
};

/** A database whose statements and commits are steps. Kills this process before the given one. */
export async function openKilledDatabase(killBefore: number | null): Promise<Steps> {
  const steps: string[] = [];
  let isCounting = false;
  function step(name: string): void {
    if (!isCounting) return;
    steps.push(name);
    if (steps.length === killBefore) process.kill(process.pid, 'SIGKILL');
  }
  const options = { schema, casing: 'snake_case', logger: { logQuery: step } } as const;
  const { DATABASE_URL: url, DATA_DIR: folder = '' } = process.env;
  const pool = url === undefined ? undefined : new pg.Pool({ connectionString: url });
  const client = pool ? undefined : await PGlite.create({ dataDir: join(folder, 'pglite') });
  const opened = pool ? drizzlePostgres(pool, options) : client && drizzlePglite(client, options);
  if (!opened) throw new Error('No database');
  const db: Database = opened;
  const begin = db.transaction.bind(db);
  db.transaction = (run, config) =>
    begin(async (tx) => {
      const result = await run(tx);
      step('commit');
      return result;
    }, config);
  return {
    db,
    step,
    count: () => {
      isCounting = true;
    },
    end: async () => {
      await pool?.end();
      await client?.close();
      process.stdout.write(JSON.stringify(steps));
    },
  };
}
