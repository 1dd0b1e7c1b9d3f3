import { and, asc, desc, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { ApiDeps } from '#api/context.ts';
import type { Transaction } from '#api/db/database.ts';
import { identities, members, points, questions, samples, sessions } from '#api/db/schema/index.ts';
import { ProblemError } from '#api/problems.ts';
import type { KeysetQuery } from '#contract/keyset.ts';
import type { Locale } from '#contract/locales.ts';
import type { Point } from '#contract/points.ts';
import type { MemberDetail } from '#contract/staff-members.ts';
import { recordAccess } from '../access-records.ts';
import { questionReference } from '../inbox/reference.ts';
import { type KeysetPage, keysetPage, parseNumber, startOf } from '../keyset.ts';
import { productTranslationIn } from '../products.ts';
import { sampleReference } from '../sample-requests.ts';
import type { StaffActor } from '../staff/authorize.ts';
import { getMember } from './accounts.ts';
import { listConsents } from './consents.ts';
import { masked } from './find-members.ts';
import { pointColumns, toPoint } from './points.ts';

const latest = 20;

const hidden = '***';

export function memberSubject(id: number): string {
  return `member:${id}`;
}

async function pointEntriesOf(tx: Transaction, memberId: number, query: KeysetQuery) {
  const { isBackward, start } = startOf(query, parseNumber);
  const moment = sql`(select p.at from ${points} p where p.id = ${start})`;
  const isBeyond: SQL | undefined =
    start === undefined
      ? undefined
      : sql`(${points.at}, ${points.id}) ${isBackward ? sql`>` : sql`<`} (${moment}, ${start})`;
  const order = isBackward ? asc : desc;
  const rows = await tx
    .select(pointColumns)
    .from(points)
    .where(and(eq(points.memberId, memberId), isBeyond))
    .orderBy(order(points.at), order(points.id))
    .limit(query.size + 1);
  return keysetPage(rows.map(toPoint), query, ({ id }) => String(id));
}

async function latestQuestions(tx: Transaction, memberId: number): Promise<MemberDetail['questions']> {
  const own = eq(questions.memberId, memberId);
  const { id, title, createdAt, answeredAt } = questions;
  const rows = await tx
    .select({ id, title, createdAt, answeredAt })
    .from(questions)
    .where(own)
    .orderBy(desc(id))
    .limit(latest);
  const items = rows.map((row) => ({
    reference: questionReference(row.id),
    title: row.title,
    date: row.createdAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
  }));
  return { total: await tx.$count(questions, own), items };
}

async function latestSamples(
  tx: Transaction,
  memberId: number,
  locale: Locale,
): Promise<MemberDetail['samples']> {
  const own = eq(samples.memberId, memberId);
  const product = productTranslationIn(tx, samples.productId, [locale]);
  const { id, amount, createdAt, status } = samples;
  const rows = await tx
    .select({ id, product: product.name, amount, createdAt, status })
    .from(samples)
    .innerJoinLateral(product, sql`true`)
    .where(own)
    .orderBy(desc(id))
    .limit(latest);
  const items = rows.map((row) => ({
    reference: sampleReference(row.id),
    product: row.product,
    amount: row.amount,
    date: row.createdAt.toISOString(),
    status: row.status,
  }));
  return { total: await tx.$count(samples, own), items };
}

async function accountOf(tx: Transaction, id: number) {
  const [row] = await tx
    .select({ language: members.locale, ageConfirmedAt: members.ageConfirmedAt })
    .from(members)
    .where(eq(members.id, id));
  if (!row) throw new ProblemError('not_found');
  const member = await getMember(tx, id);
  const { zipcode, address1, address2 } = member;
  return {
    ...{ id, points: member.points, createdAt: member.createdAt, ...masked(member) },
    birthday: member.birthday && hidden,
    address: (zipcode ?? address1 ?? address2) && hidden,
    language: row.language,
    emailVerified: member.emailVerified,
    hasPassword: member.hasPassword,
    isAgeConfirmed: row.ageConfirmedAt !== null,
    marketingAgree: member.marketingAgree ?? false,
    advertisingAgree: member.advertisingAgree ?? false,
    profileAgree: member.profileAgree ?? false,
    consentsNeeded: member.consentsNeeded ?? [],
  };
}

async function sessionsOf(tx: Transaction, memberId: number): Promise<MemberDetail['sessions']> {
  const { createdAt, expiresAt } = sessions;
  const rows = await tx
    .select({ createdAt, expiresAt })
    .from(sessions)
    .where(and(eq(sessions.memberId, memberId), gt(expiresAt, sql`now()`)))
    .orderBy(desc(createdAt));
  return rows.map((row) => ({
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  }));
}

async function providersOf(tx: Transaction, memberId: number): Promise<MemberDetail['providers']> {
  const { provider, linkedAt } = identities;
  const rows = await tx
    .select({ provider, linkedAt })
    .from(identities)
    .where(eq(identities.memberId, memberId))
    .orderBy(asc(linkedAt));
  return rows.map((row) => ({ ...row, linkedAt: row.linkedAt.toISOString() }));
}

/** Masked, and recorded: who opens it learns about a member. @throws {ProblemError} not_found */
export function getMemberDetail(
  { db, keyedHash }: ApiDeps,
  actor: StaffActor<'members.read'>,
  id: number,
  locale: Locale,
): Promise<MemberDetail> {
  return db.transaction(async (tx) => {
    const account = await accountOf(tx, id);
    const consents = await listConsents(tx, id);
    const detail = {
      ...account,
      consents: consents.map((row) => ({
        ...row,
        agreedAt: row.agreedAt.toISOString(),
        remindedAt: row.remindedAt?.toISOString() ?? null,
      })),
      providers: await providersOf(tx, id),
      sessions: await sessionsOf(tx, id),
      pointEntries: {
        total: await tx.$count(points, eq(points.memberId, id)),
        items: (await pointEntriesOf(tx, id, { size: latest })).data,
      },
      questions: await latestQuestions(tx, id),
      samples: await latestSamples(tx, id, locale),
    };
    await recordAccess(tx, keyedHash, { actor, subject: memberSubject(id) });
    return detail;
  });
}

/** @throws {ProblemError} not_found */
export function listPointsOfMember(
  { db, keyedHash }: ApiDeps,
  actor: StaffActor<'members.read'>,
  id: number,
  query: KeysetQuery,
): Promise<KeysetPage<Point>> {
  return db.transaction(async (tx) => {
    if ((await tx.$count(members, eq(members.id, id))) === 0) throw new ProblemError('not_found');
    const page = await pointEntriesOf(tx, id, query);
    await recordAccess(tx, keyedHash, { actor, subject: memberSubject(id), detail: { points: true } });
    return page;
  });
}
