import { and, asc, desc, eq, gt, lt, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { ApiDeps } from '#api/context.ts';
import type { Transaction } from '#api/db/database.ts';
import { members } from '#api/db/schema/index.ts';
import { idSchema } from '#contract/paging.ts';
import { koreanMobileSchema } from '#contract/phone-numbers.ts';
import type { MemberRow, MemberSearch } from '#contract/staff-members.ts';
import { type KeysetPage, keysetPage, parseNumber, startOf } from '../keyset.ts';
import { maskEmail, maskName, maskNumber } from '../masking.ts';
import type { StaffActor } from '../staff/authorize.ts';
import { lastBalance } from './accounts.ts';
import { findRejoinDate, type Marks } from './rejoin.ts';

type Wanted = { id: number } | { email: string } | { mobile: string };

/** Undefined for a text that names no member. */
function wantedBy(q: string): Wanted | undefined {
  if (q.includes('@')) return { email: q.toLowerCase() };
  const mobile = v.safeParse(koreanMobileSchema, q);
  if (mobile.success) return { mobile: mobile.output };
  const id = v.safeParse(idSchema, q.replace(/^#/, ''));
  return id.success ? { id: id.output } : undefined;
}

function isWanted(wanted: Wanted | undefined): SQL {
  if (!wanted) return sql`false`;
  if ('email' in wanted) return eq(members.email, wanted.email);
  return 'mobile' in wanted ? eq(members.mobile, wanted.mobile) : eq(members.id, wanted.id);
}

function marksOf(wanted: Wanted | undefined): Marks | undefined {
  return wanted && !('id' in wanted) ? wanted : undefined;
}

type Identity = { name: string; email: string; mobile: string | null };

export function masked({ name, email, mobile }: Identity): Identity {
  return { name: maskName(name), email: maskEmail(email), mobile: mobile && maskNumber(mobile) };
}

async function selectPage(
  tx: Transaction,
  condition: SQL | undefined,
  query: MemberSearch,
): Promise<KeysetPage<MemberRow>> {
  const { isBackward, start } = startOf(query, parseNumber);
  const isBeyond = start === undefined ? undefined : (isBackward ? gt : lt)(members.id, start);
  const { id, name, email, mobile, createdAt } = members;
  const points = sql<number>`coalesce((${lastBalance(tx)}), 0)`;
  const rows = await tx
    .select({ id, name, email, mobile, points, createdAt })
    .from(members)
    .where(and(condition, isBeyond))
    .orderBy(isBackward ? asc(id) : desc(id))
    .limit(query.size + 1);
  const shown = rows.map((row) => ({ ...row, ...masked(row), createdAt: row.createdAt.toISOString() }));
  return keysetPage(shown, query, (row) => String(row.id));
}

/** Masked. A search also finds that a person with this address or number withdrew. */
export function searchMembers(
  { db, keyedHash }: ApiDeps,
  _actor: StaffActor<'members.read'>,
  query: MemberSearch,
): Promise<KeysetPage<MemberRow> & { rejoinAt: string | null }> {
  const wanted = query.person ? wantedBy(query.person) : undefined;
  const marks = marksOf(wanted);
  return db.transaction(async (tx) => ({
    ...(await selectPage(tx, query.person ? isWanted(wanted) : undefined, query)),
    rejoinAt: (marks && (await findRejoinDate(tx, keyedHash, marks))) ?? null,
  }));
}
