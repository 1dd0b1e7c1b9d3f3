import { desc, lte, sql } from 'drizzle-orm';
import type { Database } from '#api/db/database.ts';
import { accessRecordChecks } from '#api/db/schema/index.ts';
import type { ChainCheck } from '#contract/access-records.ts';
import { verifyRecords } from '../access-records.ts';
import type { KeyedHash } from '../keyed-hash.ts';
import type { StaffActor } from '../staff/authorize.ts';

type CheckDeps = { db: Database; keyedHash: KeyedHash };

type Row = typeof accessRecordChecks.$inferSelect;

function toCheck({ at, isWhole, records, brokenAt }: Row): ChainCheck {
  return { at: at.toISOString(), isWhole, records, brokenAt };
}

export async function lastCheck(db: Database): Promise<ChainCheck | null> {
  const [row] = await db.select().from(accessRecordChecks).orderBy(desc(accessRecordChecks.id)).limit(1);
  return row ? toCheck(row) : null;
}

/** Verifies all entries and stores the result. `staffId` null: the daily job. */
export async function storeCheck({ db, keyedHash }: CheckDeps, staffId: number | null): Promise<ChainCheck> {
  const verdict = await verifyRecords(db, keyedHash);
  const result = verdict.isWhole
    ? { isWhole: true, records: verdict.records, brokenAt: null }
    : { isWhole: false, records: 0, brokenAt: verdict.brokenAt };
  const [row] = await db
    .insert(accessRecordChecks)
    .values({ staffId, ...result })
    .returning();
  if (!row) throw new Error('The check of the access records was not stored');
  return toCheck(row);
}

export function verifyByStaff(deps: CheckDeps, actor: StaffActor<'records.verify'>): Promise<ChainCheck> {
  return storeCheck(deps, actor.staffId);
}

/** Results are stored as long as the entries: two years. */
export async function verifyDaily(deps: CheckDeps, now: Date): Promise<ChainCheck> {
  const before = sql`${now.toISOString()}::timestamptz - interval '2 years'`;
  await deps.db.delete(accessRecordChecks).where(lte(accessRecordChecks.at, before));
  return storeCheck(deps, null);
}
