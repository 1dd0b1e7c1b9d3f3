import { sql } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';

const contentLock = 7_512_047;

/** Changes of content wait for each other. */
export async function lockContent(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${contentLock})`);
}
