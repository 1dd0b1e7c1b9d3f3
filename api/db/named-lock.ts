import { sql } from 'drizzle-orm';
import type { Transaction } from './database.ts';

/**
 * Lets one at a time through for each name, until the transaction ends. The names are locked in one order, so that
 * two transactions with the same names cannot wait for each other.
 */
export async function lockNames(tx: Transaction, names: readonly string[]): Promise<void> {
  for (const name of names.toSorted()) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
  }
}
