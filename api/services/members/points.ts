import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#api/db/database.ts';
import { members, points } from '#api/db/schema/index.ts';
import { ProblemError } from '#api/problems.ts';
import type { Point, PointsQuery } from '#contract/points.ts';
import { koreanTime } from '../korean-time.ts';
import { offsetOf, type Paged } from '../page-info.ts';

function startOfDay(day: SQL): SQL {
  return sql`(${day})::timestamp at time zone ${koreanTime}`;
}

const periodStarts: Record<NonNullable<PointsQuery['period']>, SQL> = {
  today: sql`date_trunc('day', now() at time zone ${koreanTime}) at time zone ${koreanTime}`,
  '15d': sql`now() - interval '15 days'`,
  '1m': sql`now() - interval '1 month'`,
  '3m': sql`now() - interval '3 months'`,
  '6m': sql`now() - interval '6 months'`,
};

function isWithin({ period, from, to }: PointsQuery): SQL | undefined {
  if (period) return sql`${points.at} >= ${periodStarts[period]}`;
  return and(
    from === undefined ? undefined : sql`${points.at} >= ${startOfDay(sql`${from}::date`)}`,
    to === undefined ? undefined : sql`${points.at} < ${startOfDay(sql`${to}::date + 1`)}`,
  );
}

export async function listPoints(db: Database, memberId: number, query: PointsQuery): Promise<Paged<Point>> {
  const condition = and(eq(points.memberId, memberId), isWithin(query));
  const [rows, totals] = await Promise.all([
    db
      .select({
        id: points.id,
        date: points.at,
        description: points.description,
        saved: points.saved,
        used: points.used,
        balance: points.balance,
      })
      .from(points)
      .where(condition)
      .orderBy(desc(points.at), desc(points.id))
      .limit(query.size)
      .offset(offsetOf(query)),
    db.select({ total: count() }).from(points).where(condition),
  ]);
  const items = rows.map((row) => ({ ...row, date: row.date.toISOString() }));
  return { items, total: totals[0]?.total ?? 0 };
}

/** Serialised per member. @throws {ProblemError} conflict for a negative balance, not_found */
export async function addPoints(
  tx: Transaction,
  memberId: number,
  { description, saved = 0, used = 0 }: { description: string; saved?: number; used?: number },
): Promise<void> {
  const [member] = await tx
    .select({ id: members.id })
    .from(members)
    .where(eq(members.id, memberId))
    .for('update');
  if (!member) throw new ProblemError('not_found');
  const [last] = await tx
    .select({ balance: points.balance })
    .from(points)
    .where(eq(points.memberId, memberId))
    .orderBy(desc(points.at), desc(points.id))
    .limit(1);
  const balance = (last?.balance ?? 0) + saved - used;
  if (balance < 0) throw new ProblemError('conflict');
  // now() is the start of the transaction, possibly before the locked row.
  const at = sql`greatest(now(), (
    select max(${points.at}) from ${points} where ${points.memberId} = ${memberId}
  ))`;
  await tx.insert(points).values({ memberId, at, description, saved, used, balance });
}
