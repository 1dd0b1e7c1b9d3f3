import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

/** A drizzle database of either driver. Services are written against this type alone. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export type OpenDatabase = {
  db: Database;
  kind: 'pglite' | 'postgresql';
  /** Brings the schema up to date. Safe to call from several processes at once. */
  migrate(): Promise<void>;
  /** One round trip to the database. Rejects when it cannot be reached. */
  ping(): Promise<void>;
  close(): Promise<void>;
};
