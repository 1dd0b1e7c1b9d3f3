import { eq } from 'drizzle-orm';
import type { ApiDeps } from '#api/context.ts';
import type { Transaction } from '#api/db/database.ts';
import { members, points, sessions } from '#api/db/schema/index.ts';
import { ProblemError } from '#api/problems.ts';
import type { Point } from '#contract/points.ts';
import type { MemberField, PointChange } from '#contract/staff-members.ts';
import { recordAccess } from '../access-records.ts';
import { findOwnRow, hashRequest } from '../idempotency.ts';
import type { StaffActor } from '../staff/authorize.ts';
import { holdActor } from '../staff/staff-sessions.ts';
import { memberSubject } from './member-detail.ts';
import { addPoints, lockPoints, pointColumns, toPoint } from './points.ts';

type Row = typeof members.$inferSelect;

function shownValue({ zipcode, address1, address2, ...row }: Row, field: MemberField): string | null {
  if (field !== 'address') return row[field];
  return [zipcode && `(${zipcode})`, address1, address2].filter(Boolean).join(' ') || null;
}

/** One value in full. @throws {ProblemError} not_found */
export function showMemberField(
  { db, keyedHash }: ApiDeps,
  actor: StaffActor<'members.show'>,
  id: number,
  field: MemberField,
): Promise<{ field: MemberField; value: string | null }> {
  return db.transaction(async (tx) => {
    await holdActor(tx, actor);
    const [row] = await tx.select().from(members).where(eq(members.id, id));
    if (!row) throw new ProblemError('not_found');
    await recordAccess(tx, keyedHash, { actor, subject: memberSubject(id), detail: { shown: field } });
    return { field, value: shownValue(row, field) };
  });
}

async function findEntry(tx: Transaction, id: number): Promise<Point> {
  const [row] = await tx.select(pointColumns).from(points).where(eq(points.id, id));
  if (!row) throw new ProblemError('conflict');
  return toPoint(row);
}

/** Once per idempotency key. @throws {ProblemError} not_found; conflict below zero, and for a key of another request */
export function changePoints(
  { db, keyedHash }: ApiDeps,
  actor: StaffActor<'members.points'>,
  { id: memberId, change, key }: { id: number; change: PointChange; key: string | undefined },
): Promise<Point> {
  const { amount, reason } = change;
  const requestHash = hashRequest(change);
  return db.transaction(async (tx) => {
    await holdActor(tx, actor);
    await lockPoints(tx, memberId);
    const earlier = key && (await findOwnRow(tx, points, { memberId, key, requestHash }));
    if (earlier) return findEntry(tx, earlier);
    const entry = await addPoints(tx, memberId, {
      description: reason,
      saved: Math.max(amount, 0),
      used: Math.max(-amount, 0),
      ...(key !== undefined && { idempotencyKey: key, requestHash }),
    });
    const detail = { amount, entry: entry.id, balance: entry.balance };
    await recordAccess(tx, keyedHash, { actor, subject: memberSubject(memberId), detail });
    return entry;
  });
}

/** @throws {ProblemError} not_found */
export function endSessionsOfMember(
  { db, keyedHash }: ApiDeps,
  actor: StaffActor<'members.sign-out'>,
  id: number,
): Promise<void> {
  return db.transaction(async (tx) => {
    await holdActor(tx, actor);
    await lockPoints(tx, id);
    const ended = await tx
      .delete(sessions)
      .where(eq(sessions.memberId, id))
      .returning({ createdAt: sessions.createdAt });
    const detail = { sessions: ended.length };
    await recordAccess(tx, keyedHash, { actor, subject: memberSubject(id), detail });
  });
}
