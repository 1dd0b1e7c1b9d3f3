import { sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import * as schema from './schema/index.ts';

export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export type OpenDatabase = {
  db: Database;
  kind: 'pglite' | 'postgresql';
  /** Safe from several processes at once. */
  migrate(): Promise<void>;
  ping(): Promise<void>;
  connections?(): { total: number; idle: number; waiting: number };
  close(): Promise<void>;
};

export async function ping(db: Database): Promise<void> {
  await db.execute(sql`select from ${schema.contacts} limit 0`);
}

export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
