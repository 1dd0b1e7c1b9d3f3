import { resolve } from 'node:path';
import { inArray, sql } from 'drizzle-orm';
import { expect, inject, it, onTestFinished } from 'vitest';
import { openPostgres } from '#api/db/postgres.ts';
import { newEmptyDatabase } from '../support/databases.ts';

const migrations = resolve(import.meta.dirname, '../../api/db/migrations');

it('parses a statement once for a connection, whatever its parameters', async () => {
  const { db, close } = openPostgres(await newEmptyDatabase(inject('postgresUrl')), migrations, (error) => {
    throw error;
  });
  onTestFinished(close);
  const prepared = await db.transaction(async (connection) => {
    for (const number of [1, 2, 3]) await connection.execute(sql`select ${number}::int + 1`);
    await connection.execute(sql`select 'without parameters'`);
    await connection.execute(sql`select 1 where ${inArray(sql`2`, [1, 3])}`);
    return connection
      .select({
        statements: sql<number>`count(*)::int`,
        runs: sql<number>`max(generic_plans + custom_plans)::int`,
      })
      .from(sql`pg_prepared_statements`);
  });
  expect(prepared).toEqual([{ statements: 1, runs: 3 }]);
});
