import { and, desc, eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#api/db/database.ts';
import { members, points } from '#api/db/schema/index.ts';
import { ProblemError } from '#api/problems.ts';
import type { Point, PointsQuery } from '#contract/points.ts';
import { memoizeStatement } from '#framework-internals/memoize-statement.ts';
import { koreanTime } from '../korean-time.ts';
import { countPastEnd, offsetOf, type Paged, totalOfRows } from '../page-info.ts';

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

type Period = Pick<PointsQuery, 'period'> & Partial<Record<'from' | 'to', string | Placeholder | undefined>>;

function isWithin({ period, from, to }: Period): SQL | undefined {
  if (period) return sql`${points.at} >= ${periodStarts[period]}`;
  return and(
    from === undefined ? undefined : sql`${points.at} >= ${startOfDay(sql`${from}::date`)}`,
    to === undefined ? undefined : sql`${points.at} < ${startOfDay(sql`${to}::date + 1`)}`,
  );
}

export const pointColumns = {
  id: points.id,
  date: points.at,
  description: points.description,
  saved: points.saved,
  used: points.used,
  balance: points.balance,
};

export function toPoint(row: Omit<Point, 'date'> & { date: Date }): Point {
  return { ...row, date: row.date.toISOString() };
}

const pointsOf = memoizeStatement(
  (db: Database, period: PointsQuery['period'], isFrom: boolean, isTo: boolean) => {
    const from = isFrom ? sql.placeholder('from') : undefined;
    const to = isTo ? sql.placeholder('to') : undefined;
    return db
      .select({ point: pointColumns, total: totalOfRows })
      .from(points)
      .where(and(eq(points.memberId, sql.placeholder('memberId')), isWithin({ period, from, to })))
      .orderBy(desc(points.at), desc(points.id))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare('');
  },
);

export async function listPoints(db: Database, memberId: number, query: PointsQuery): Promise<Paged<Point>> {
  const { period, from, to, size: limit } = query;
  const statement = pointsOf(db, period, from !== undefined, to !== undefined);
  const rows = await statement.execute({ memberId, from, to, limit, offset: offsetOf(query) });
  const items = rows.map(({ point }) => toPoint(point));
  const isOwn = and(eq(points.memberId, memberId), isWithin(query));
  return { items, total: rows[0]?.total ?? (await countPastEnd(query, () => db.$count(points, isOwn))) };
}

const maxBalance = 1_000_000_000;

type NewPoints = {
  description: string;
  saved?: number;
  used?: number;
  idempotencyKey?: string | undefined;
  requestHash?: string | undefined;
};

/** Serialises changes of a member's points. @throws {ProblemError} not_found */
export async function lockPoints(tx: Transaction, memberId: number): Promise<void> {
  const held = await tx
    .select({ id: members.id })
    .from(members)
    .where(eq(members.id, memberId))
    .for('update');
  if (held.length === 0) throw new ProblemError('not_found');
}

/** @throws {ProblemError} conflict for a negative or too large balance, not_found */
export async function addPoints(
  tx: Transaction,
  memberId: number,
  { saved = 0, used = 0, ...entry }: NewPoints,
): Promise<Point> {
  await lockPoints(tx, memberId);
  const [last] = await tx
    .select({ balance: points.balance })
    .from(points)
    .where(eq(points.memberId, memberId))
    .orderBy(desc(points.at), desc(points.id))
    .limit(1);
  const balance = (last?.balance ?? 0) + saved - used;
  if (balance < 0 || balance > maxBalance) throw new ProblemError('conflict');
  // now() is the start of the transaction, possibly before the locked row.
  const at = sql`greatest(now(), (
    select max(${points.at}) from ${points} where ${points.memberId} = ${memberId}
  ))`;
  const [row] = await tx
    .insert(points)
    .values({ memberId, at, saved, used, balance, ...entry })
    .returning(pointColumns);
  if (!row) throw new Error('The points were not stored');
  return toPoint(row);
}
