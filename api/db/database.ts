import { sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import * as schema from './schema/index.ts';

/** A drizzle database of either driver. Services are written against this type alone. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export type OpenDatabase = {
  db: Database;
  kind: 'pglite' | 'postgresql';
  /** Brings the schema up to date. Safe to call from several processes at once. */
  migrate(): Promise<void>;
  /** One round trip. Rejects when the database cannot be reached, or has no tables yet. */
  ping(): Promise<void>;
  /** Of the pool, if there is one: how many there are, how many have nothing to do, and who waits for one. */
  connections?(): { total: number; idle: number; waiting: number };
  close(): Promise<void>;
};

/** Asks for no row of a table of ours: answered only by a database that is there and migrated. */
export async function ping(db: Database): Promise<void> {
  await db.execute(sql`select from ${schema.contacts} limit 0`);
}

/** The handle of an open transaction, which is used like a database. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
