import { and, asc, count, desc, eq, gte, lt } from 'drizzle-orm';
import type { ApiDeps } from '#api/context.ts';
import type { Database, Transaction } from '#api/db/database.ts';
import { accessRecordReviews, accessRecords, type MonthCounts } from '#api/db/schema/index.ts';
import { ProblemError } from '#api/problems.ts';
import type { RecordMonth, RecordState } from '#contract/access-records.ts';
import { recordAccess } from '../access-records.ts';
import { koreanDay, startOfDay } from '../korean-time.ts';
import type { StaffActor } from '../staff/authorize.ts';
import { holdActor } from '../staff/staff-sessions.ts';
import { lastCheck, storeCheck } from './chain-checks.ts';

function monthOf(moment: Date): string {
  return koreanDay(moment).slice(0, 7);
}

function monthAfter(month: string, months: number): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 7);
}

export function lastMonth(now: Date): string {
  return monthAfter(monthOf(now), -1);
}

async function countMonth(db: Database | Transaction, month: string): Promise<MonthCounts> {
  const { operator, action, at } = accessRecords;
  const isInMonth = and(gte(at, startOfDay(`${month}-01`)), lt(at, startOfDay(`${monthAfter(month, 1)}-01`)));
  return db
    .select({ operator, action, count: count() })
    .from(accessRecords)
    .where(isInMonth)
    .groupBy(operator, action)
    .orderBy(asc(operator), asc(action));
}

async function firstMonth(db: Database): Promise<string | undefined> {
  const [first] = await db
    .select({ at: accessRecords.at })
    .from(accessRecords)
    .orderBy(asc(accessRecords.at))
    .limit(1);
  return first && monthOf(first.at);
}

async function endedMonths(db: Database, now: Date): Promise<string[]> {
  const first = await firstMonth(db);
  const months: string[] = [];
  if (first === undefined) return months;
  for (let month = lastMonth(now); month >= first; month = monthAfter(month, -1)) months.push(month);
  return months;
}

export async function getRecordState(
  { db }: Pick<ApiDeps, 'db'>,
  _actor: StaffActor<'records.read'>,
): Promise<RecordState> {
  const reviews = await db.select().from(accessRecordReviews).orderBy(desc(accessRecordReviews.month));
  const byMonth = new Map(reviews.map((review) => [review.month, review]));
  const months = await endedMonths(db, new Date());
  return {
    lastCheck: await lastCheck(db),
    months: months.map((month) => ({
      month,
      reviewedAt: byMonth.get(month)?.at.toISOString() ?? null,
      reviewedBy: byMonth.get(month)?.operator ?? null,
    })),
  };
}

async function findReview(db: Database | Transaction, month: string) {
  const [review] = await db.select().from(accessRecordReviews).where(eq(accessRecordReviews.month, month));
  return review;
}

async function toMonth(db: Database | Transaction, month: string): Promise<RecordMonth> {
  const review = await findReview(db, month);
  if (!review) return { month, counts: await countMonth(db, month), review: null };
  const { at, operator, finding, isWhole, counts } = review;
  return { month, counts, review: { at: at.toISOString(), operator, finding, isWhole } };
}

/** @throws {ProblemError} not_found for a month that has not begun */
export async function getRecordMonth(
  { db }: Pick<ApiDeps, 'db'>,
  _actor: StaffActor<'records.read'>,
  month: string,
): Promise<RecordMonth> {
  if (month > monthOf(new Date())) throw new ProblemError('not_found');
  return toMonth(db, month);
}

/** Signs with the state of the last verification. @throws {ProblemError} conflict before its end, and when signed */
export async function reviewMonth(
  { db, keyedHash }: ApiDeps,
  actor: StaffActor<'records.review'>,
  month: string,
  finding: string,
): Promise<RecordMonth> {
  if (month >= monthOf(new Date())) throw new ProblemError('conflict');
  const { isWhole } = (await lastCheck(db)) ?? (await storeCheck({ db, keyedHash }, actor.staffId));
  return db.transaction(async (tx) => {
    await holdActor(tx, actor);
    const counts = await countMonth(tx, month);
    const signed = { staffId: actor.staffId, operator: actor.email, finding, isWhole, counts };
    const stored = await tx
      .insert(accessRecordReviews)
      .values({ month, ...signed })
      .onConflictDoNothing()
      .returning({ month: accessRecordReviews.month });
    if (stored.length === 0) throw new ProblemError('conflict');
    const entries = counts.reduce((sum, row) => sum + row.count, 0);
    await recordAccess(tx, keyedHash, { actor, subject: `records:${month}`, detail: { isWhole, entries } });
    return toMonth(tx, month);
  });
}

/** Whether last month has entries and no review. */
export async function isReviewMissing(db: Database, now: Date): Promise<boolean> {
  const month = lastMonth(now);
  if (await findReview(db, month)) return false;
  return (await countMonth(db, month)).length > 0;
}
