import { sql } from 'drizzle-orm';
import type { Transaction } from './database.ts';

/** Locked in sorted order, so that two transactions cannot deadlock. Released at the end of the transaction. */
export async function lockNames(tx: Transaction, names: readonly string[]): Promise<void> {
  for (const name of names.toSorted()) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
  }
}
