import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { jobs } from '../db/schema/index.ts';

/** A job that no process runs: the metric of overdue jobs reports a late backup. */
const name = 'backup';
const dueHours = 26;

export async function recordBackup(db: Database): Promise<void> {
  const times = { lastRunAt: sql`now()`, nextRunAt: sql`now() + make_interval(hours => ${dueHours})` };
  await db
    .insert(jobs)
    .values({ name, ...times })
    .onConflictDoUpdate({ target: jobs.name, set: times });
}

export async function lastBackup(db: Database): Promise<{ at: Date; isLate: boolean } | undefined> {
  const [row] = await db
    .select({ at: jobs.lastRunAt, isLate: sql<boolean>`${jobs.nextRunAt} < now()` })
    .from(jobs)
    .where(eq(jobs.name, name));
  return row?.at ? { at: row.at, isLate: row.isLate } : undefined;
}
