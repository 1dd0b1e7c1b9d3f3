import { resolve } from 'node:path';
import { inArray, sql } from 'drizzle-orm';
import { expect, inject, it, onTestFinished, vi } from 'vitest';
import type { Database } from '#api/db/database.ts';
import { memoizeStatement } from '#framework-internals/memoize-statement.ts';
import { plannedForValues } from '#framework-internals/named-statements.ts';
import { newEmptyDatabase } from '../support/databases.ts';

const migrations = resolve(import.meta.dirname, '../../api/db/migrations');

async function openDatabase() {
  // Statements are named in this process, up to a limit that other files have used up.
  vi.resetModules();
  const { openPostgres } = await import('#api/db/postgres.ts');
  const { db, close } = openPostgres(await newEmptyDatabase(inject('postgresUrl')), migrations, (error) => {
    throw error;
  });
  onTestFinished(close);
  return db;
}

it('parses a statement once per connection for any parameters', async () => {
  const db = await openDatabase();
  const prepared = await db.transaction(async (connection) => {
    for (const number of [1, 2, 3]) await connection.execute(sql`select ${number}::int + 1`);
    await connection.execute(sql`select 'without parameters'`);
    await connection.execute(sql`select 1 where ${inArray(sql`2`, [1, 3])}`);
    await connection.execute(sql`select ${4}::int ${sql.raw(plannedForValues)}`);
    return connection
      .select({
        statements: sql<number>`count(*)::int`,
        runs: sql<number>`max(generic_plans + custom_plans)::int`,
      })
      .from(sql`pg_prepared_statements`);
  });
  expect(prepared).toEqual([{ statements: 1, runs: 3 }]);
});

it('puts a statement together once for each form of it, which runs with any values', async () => {
  const db = await openDatabase();
  const written: number[] = [];
  const multiply = memoizeStatement((database: Database, factor: number) => {
    written.push(factor);
    const product = sql<number>`${sql.placeholder('number')}::int * ${factor}::int`;
    return database.select({ product }).from(sql`(select) as nothing`).prepare('');
  });
  const results: number[] = [];
  for (const [factor, number] of [
    [2, 3],
    [2, 4],
    [5, 3],
    [2, 5],
  ] as const) {
    const [row] = await multiply(db, factor).execute({ number });
    results.push(row?.product ?? Number.NaN);
  }
  expect(results).toEqual([6, 8, 15, 10]);
  expect(written).toEqual([2, 5]);
});
