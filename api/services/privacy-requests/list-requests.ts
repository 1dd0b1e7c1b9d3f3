import { and, asc, desc, eq, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { ApiDeps } from '#api/context.ts';
import { privacyRequests } from '#api/db/schema/index.ts';
import { accountEmailSchema } from '#contract/members.ts';
import { phoneDigitsSchema } from '#contract/phone-numbers.ts';
import { type RequestRow, type RequestSearch, requestDays } from '#contract/privacy-requests.ts';
import type { KeyedHash } from '../keyed-hash.ts';
import { type KeysetPage, keysetPage, startOf } from '../keyset.ts';
import { addDays, koreanDay } from '../korean-time.ts';
import { maskEmail, maskName, maskNumber } from '../masking.ts';
import { isRequestOf } from '../person/records.ts';
import type { Subject } from '../person/subject.ts';
import type { StaffActor } from '../staff/authorize.ts';

type Row = typeof privacyRequests.$inferSelect;

/** All ten days count, also holidays: the law would allow more, never less. */
export function dueDayOf(receivedOn: string): string {
  return addDays(receivedOn, requestDays);
}

export function toSummary(row: Row): RequestRow {
  const { id, kind, state, channel, receivedOn, name, email, mobile, enteredBy, closedAt, closedBy } = row;
  const dueOn = dueDayOf(receivedOn);
  return {
    ...{ id, kind, state, channel, receivedOn, dueOn, name, email, mobile, enteredBy, closedBy },
    isOverdue: closedAt === null && dueOn < koreanDay(new Date()),
    closedAt: closedAt?.toISOString() ?? null,
  };
}

function toRow(row: Row): RequestRow {
  const { name, email, mobile, ...summary } = toSummary(row);
  return {
    ...summary,
    name: name && maskName(name),
    email: email && maskEmail(email),
    mobile: mobile && maskNumber(mobile),
  };
}

function subjectOf(q: string): Subject | undefined {
  const email = v.safeParse(accountEmailSchema, q);
  if (email.success) return { email: email.output };
  const mobile = v.safeParse(phoneDigitsSchema, q);
  return mobile.success ? { mobile: mobile.output } : undefined;
}

function isAbout(keyedHash: KeyedHash, q: string): SQL {
  const subject = subjectOf(q);
  return subject ? isRequestOf(keyedHash, subject) : sql`false`;
}

const isWaiting = inArray(privacyRequests.state, ['open', 'checked']);

function isOverdue(): SQL | undefined {
  return and(isWaiting, lt(privacyRequests.receivedOn, addDays(koreanDay(new Date()), -requestDays)));
}

const stateConditions: Record<RequestSearch['state'], () => SQL | undefined> = {
  waiting: () => isWaiting,
  overdue: isOverdue,
  closed: () => isNotNull(privacyRequests.closedAt),
  all: () => undefined,
};

type Position = { receivedOn: string; id: number };

function parsePosition(text: string): Position | undefined {
  const [, receivedOn = '', id] = /^(\d{4}-\d\d-\d\d)_(\d{1,9})$/.exec(text) ?? [];
  return id === undefined || Number.isNaN(Date.parse(receivedOn))
    ? undefined
    : { receivedOn, id: Number(id) };
}

/** The first due on top; ended ones: the last received on top. */
export async function listRequests(
  { db, keyedHash }: ApiDeps,
  _actor: StaffActor<'requests.read'>,
  query: RequestSearch,
): Promise<KeysetPage<RequestRow> & { overdue: number }> {
  const { state, kind, person } = query;
  const { isBackward, start } = startOf(query, parsePosition);
  const isAscending = ['waiting', 'overdue'].includes(state) !== isBackward;
  const order = isAscending ? asc : desc;
  const { receivedOn, id } = privacyRequests;
  const isBeyond =
    start &&
    sql`(${receivedOn}, ${id}) ${isAscending ? sql`>` : sql`<`} (${start.receivedOn}::date, ${start.id})`;
  const rows = await db
    .select()
    .from(privacyRequests)
    .where(
      and(
        stateConditions[state](),
        kind && eq(privacyRequests.kind, kind),
        person ? isAbout(keyedHash, person) : undefined,
        isBeyond,
      ),
    )
    .orderBy(order(receivedOn), order(id))
    .limit(query.size + 1);
  const page = keysetPage(rows.map(toRow), query, (row) => `${row.receivedOn}_${row.id}`);
  return { ...page, overdue: await db.$count(privacyRequests, isOverdue()) };
}
