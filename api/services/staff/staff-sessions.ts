import { and, desc, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#api/db/database.ts';
import { staff, staffSessions } from '#api/db/schema/index.ts';
import { ProblemError } from '#api/problems.ts';
import type { StaffSessionItem } from '#contract/staff.ts';
import type { StaffRole } from '#contract/staff-permissions.ts';
import { hashToken, newToken } from '../sessions.ts';
import type { StaffActor } from './authorize.ts';

const maxHours = 12;
const idleMinutes = 30;
const freshMinutes = 10;

/** Precision of the idle time. */
const seenEverySeconds = 10;

export type StaffSession = {
  sessionId: number;
  staffId: number;
  email: string;
  role: StaffRole;
  isFresh: boolean;
};

const isOpen: SQL | undefined = and(
  gt(staffSessions.expiresAt, sql`now()`),
  gt(staffSessions.lastSeenAt, sql`now() - make_interval(mins => ${idleMinutes})`),
);

/** Extends the idle time unless `isBackground`. Undefined for ended sessions and people who are not active. */
export async function findStaffSession(
  db: Database,
  token: string,
  { isBackground = false }: { isBackground?: boolean } = {},
): Promise<StaffSession | undefined> {
  const [row] = await db
    .select({
      sessionId: staffSessions.id,
      staffId: staff.id,
      email: staff.email,
      role: staff.role,
      isFresh: sql<boolean>`${staffSessions.verifiedAt} > now() - make_interval(mins => ${freshMinutes})`,
      isSeen: sql<boolean>`${staffSessions.lastSeenAt} > now() - make_interval(secs => ${seenEverySeconds})`,
    })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(and(eq(staffSessions.tokenHash, hashToken(token)), eq(staff.state, 'active'), isOpen));
  if (!row) return undefined;
  const { isSeen, ...session } = row;
  if (!isSeen && !isBackground)
    await db
      .update(staffSessions)
      .set({ lastSeenAt: sql`now()` })
      .where(eq(staffSessions.id, session.sessionId));
  return session;
}

export async function startStaffSession(
  tx: Transaction,
  staffId: number,
  address: string,
): Promise<{ token: string; expiresAt: string }> {
  const token = newToken();
  const expiresAt = sql`now() + make_interval(hours => ${maxHours})`;
  const [row] = await tx
    .insert(staffSessions)
    .values({ tokenHash: hashToken(token), staffId, address, expiresAt })
    .returning({ expiresAt: staffSessions.expiresAt });
  if (!row) throw new Error('The session was not stored');
  return { token, expiresAt: row.expiresAt.toISOString() };
}

/** Locks the actor's session until the transaction ends. @throws {ProblemError} unauthenticated */
export async function holdActor(tx: Transaction, actor: StaffActor): Promise<void> {
  const [row] = await tx
    .select({ id: staffSessions.id })
    .from(staffSessions)
    .where(eq(staffSessions.id, actor.sessionId))
    .for('share');
  if (!row) throw new ProblemError('unauthenticated');
}

export async function endAllSessions(tx: Transaction | Database, staffId: number): Promise<void> {
  await tx.delete(staffSessions).where(eq(staffSessions.staffId, staffId));
}

async function listSessions(
  db: Database,
  staffId: number,
  currentSession: number,
): Promise<StaffSessionItem[]> {
  const rows = await db
    .select()
    .from(staffSessions)
    .where(and(eq(staffSessions.staffId, staffId), isOpen))
    .orderBy(desc(staffSessions.id));
  return rows.map(({ id, address, createdAt, lastSeenAt, expiresAt }) => ({
    id,
    address,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    isCurrent: id === currentSession,
  }));
}

export function listOwnSessions(
  db: Database,
  { staffId, sessionId }: StaffActor<'account.read'>,
): Promise<StaffSessionItem[]> {
  return listSessions(db, staffId, sessionId);
}

export function listSessionsOf(
  db: Database,
  { sessionId }: StaffActor<'people.read'>,
  staffId: number,
): Promise<StaffSessionItem[]> {
  return listSessions(db, staffId, sessionId);
}

/** Returns whether the person had this session. */
export async function endSession(
  db: Database | Transaction,
  staffId: number,
  sessionId: number,
): Promise<boolean> {
  const ended = await db
    .delete(staffSessions)
    .where(and(eq(staffSessions.id, sessionId), eq(staffSessions.staffId, staffId)))
    .returning({ id: staffSessions.id });
  return ended.length > 0;
}

export async function endOwnSession(
  db: Database,
  actor: StaffActor<'account.sign-out'>,
  sessionId = actor.sessionId,
): Promise<void> {
  if (!(await endSession(db, actor.staffId, sessionId))) throw new ProblemError('not_found');
}

export async function endOwnSessions(db: Database, actor: StaffActor<'account.sign-out'>): Promise<void> {
  await endAllSessions(db, actor.staffId);
}
