import { and, asc, desc, eq, gte, isNull, lt, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { ApiDeps } from '#api/context.ts';
import type { Database } from '#api/db/database.ts';
import { accessRecords } from '#api/db/schema/index.ts';
import type { AccessRecord, RecordFilter, RecordQuery } from '#contract/access-records.ts';
import { type KeysetPage, keysetPage, startOf } from '../keyset.ts';
import { addDays, startOfDay } from '../korean-time.ts';
import type { StaffActor } from '../staff/authorize.ts';

type Row = typeof accessRecords.$inferSelect;

/** Milliseconds since 1970 and the number: the index has both. */
type Position = { at: Date; number: number };

const detailSchema = v.record(v.string(), v.union([v.string(), v.number(), v.boolean()]));

export function toRecord({
  number,
  at,
  staffId,
  operator,
  address,
  subject,
  action,
  detail,
}: Row): AccessRecord {
  return {
    ...{ number, at: at.toISOString(), idStaff: staffId, operator, address, subject, action },
    detail: v.parse(detailSchema, JSON.parse(detail)),
  };
}

function parsePosition(text: string): Position | undefined {
  const [, ms, number] = /^(\d{1,14})_(\d{1,10})$/.exec(text) ?? [];
  return ms === undefined ? undefined : { at: new Date(Number(ms)), number: Number(number) };
}

function positionOf({ at, number }: AccessRecord): string {
  return `${Date.parse(at)}_${number}`;
}

function isBeyond({ at, number }: Position, isAscending: boolean): SQL {
  const comparison = isAscending ? sql`>` : sql`<`;
  const position = sql`(${at.toISOString()}::timestamptz, ${number}::integer)`;
  return sql`(${accessRecords.at}, ${accessRecords.number}) ${comparison} ${position}`;
}

function matches({ staff, subject, action, from, to }: RecordFilter): SQL | undefined {
  const { staffId } = accessRecords;
  return and(
    staff === undefined ? undefined : staff === 0 ? isNull(staffId) : eq(staffId, staff),
    subject ? eq(accessRecords.subject, subject) : undefined,
    action ? eq(accessRecords.action, action) : undefined,
    from === undefined ? undefined : gte(accessRecords.at, startOfDay(from)),
    to === undefined ? undefined : lt(accessRecords.at, startOfDay(addDays(to, 1))),
  );
}

type Range = { filter: RecordFilter; beyond: Position | undefined; isAscending: boolean; limit: number };

export function selectRecords(db: Database, { filter, beyond, isAscending, limit }: Range): Promise<Row[]> {
  const order = isAscending ? asc : desc;
  return db
    .select()
    .from(accessRecords)
    .where(and(matches(filter), beyond && isBeyond(beyond, isAscending)))
    .orderBy(order(accessRecords.at), order(accessRecords.number))
    .limit(limit);
}

export async function listAccessRecords(
  { db }: Pick<ApiDeps, 'db'>,
  _actor: StaffActor<'records.read'>,
  query: RecordQuery,
): Promise<KeysetPage<AccessRecord>> {
  const { isBackward, start } = startOf(query, parsePosition);
  const range = { filter: query, beyond: start, isAscending: isBackward, limit: query.size + 1 };
  const rows = await selectRecords(db, range);
  return keysetPage(rows.map(toRecord), query, positionOf);
}
