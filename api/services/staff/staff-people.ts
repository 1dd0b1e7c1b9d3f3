import { and, asc, eq, max, type SQL } from 'drizzle-orm';
import type { ApiDeps } from '#api/context.ts';
import type { Database, Transaction } from '#api/db/database.ts';
import {
  staff,
  staffInvitations,
  staffPasskeys,
  staffRecoveryCodes,
  staffSessions,
} from '#api/db/schema/index.ts';
import { staffInvitation } from '#api/mails/visitor-mails.ts';
import { enqueueMail } from '#api/outbox/enqueue.ts';
import { ProblemError } from '#api/problems.ts';
import type { Locale } from '#contract/locales.ts';
import type { StaffChange, StaffInvite, StaffPerson } from '#contract/staff.ts';
import { recordAccess } from '../access-records.ts';
import { mayAnswer, releaseItems } from '../inbox/assign.ts';
import type { StaffActor } from './authorize.ts';
import { enrollmentLink, invitationHours, lockPeople, storeInvitation } from './invitations.ts';
import { endAllSessions, endSession, holdActor } from './staff-sessions.ts';

function select(db: Database | Transaction, where?: SQL) {
  return db
    .select({
      id: staff.id,
      name: staff.name,
      email: staff.email,
      role: staff.role,
      state: staff.state,
      createdAt: staff.createdAt,
      lastSeenAt: max(staffSessions.lastSeenAt),
    })
    .from(staff)
    .leftJoin(staffSessions, eq(staffSessions.staffId, staff.id))
    .where(where)
    .groupBy(staff.id)
    .orderBy(asc(staff.name), asc(staff.id));
}

function toPerson(row: Awaited<ReturnType<typeof select>>[number]): StaffPerson {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
  };
}

export async function listPeople(db: Database, _actor: StaffActor<'people.read'>): Promise<StaffPerson[]> {
  return (await select(db)).map(toPerson);
}

async function getPerson(tx: Transaction, id: number): Promise<StaffPerson> {
  const [row] = await select(tx, eq(staff.id, id));
  if (!row) throw new ProblemError('not_found');
  return toPerson(row);
}

/** Sends a link by mail. Earlier links end. */
async function sendInvitation(
  tx: Transaction,
  deps: ApiDeps,
  actor: StaffActor<'people.invite'>,
  invite: StaffInvite,
  locale: Locale,
): Promise<number> {
  const { id, token } = await storeInvitation(tx, deps, invite);
  await recordAccess(tx, deps.keyedHash, { actor, subject: `staff:${id}`, detail: { role: invite.role } });
  const { siteOrigin } = deps;
  const mail = { locale, to: invite.email, siteOrigin, href: enrollmentLink(deps, token) };
  await enqueueMail(tx, staffInvitation({ ...mail, inviter: actor.email, validHours: invitationHours }));
  return id;
}

/** @throws {ProblemError} email_taken for an active or locked person */
export async function invitePerson(
  deps: ApiDeps,
  actor: StaffActor<'people.invite'>,
  invite: StaffInvite,
  locale: Locale,
): Promise<StaffPerson> {
  const person = await deps.db.transaction(async (tx) => {
    await lockPeople(tx);
    await holdActor(tx, actor);
    const [known] = await tx.select({ state: staff.state }).from(staff).where(eq(staff.email, invite.email));
    if (known && ['active', 'locked'].includes(known.state)) throw new ProblemError('email_taken');
    return getPerson(tx, await sendInvitation(tx, deps, actor, invite, locale));
  });
  deps.wakeOutbox();
  return person;
}

/** @throws {ProblemError} not_found; conflict unless the person is invited */
export async function reinvitePerson(
  deps: ApiDeps,
  actor: StaffActor<'people.invite'>,
  id: number,
  locale: Locale,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await lockPeople(tx);
    await holdActor(tx, actor);
    const { email, name, role, state } = await getPerson(tx, id);
    if (state !== 'invited') throw new ProblemError('conflict');
    await sendInvitation(tx, deps, actor, { email, name, role }, locale);
  });
  deps.wakeOutbox();
}

async function requireOwner(tx: Transaction): Promise<void> {
  const owners = await tx.$count(staff, and(eq(staff.role, 'owner'), eq(staff.state, 'active')));
  if (owners === 0) throw new ProblemError('conflict');
}

/** @throws {ProblemError} not_found; conflict for an invited or former person, and for the last owner */
export function changePerson(
  { db, keyedHash }: ApiDeps,
  actor: StaffActor<'people.change'>,
  id: number,
  { role, state }: StaffChange,
): Promise<StaffPerson> {
  return db.transaction(async (tx) => {
    await lockPeople(tx);
    await holdActor(tx, actor);
    const before = await getPerson(tx, id);
    const next = { role: role ?? before.role, state: state ?? before.state };
    if (next.role === before.role && next.state === before.state) return before;
    if (next.state !== before.state && !['active', 'locked'].includes(before.state))
      throw new ProblemError('conflict');
    await tx.update(staff).set(next).where(eq(staff.id, id));
    await endAllSessions(tx, id);
    if (!mayAnswer(next)) await releaseItems(tx, id);
    await requireOwner(tx);
    const detail = { from: `${before.role} ${before.state}`, to: `${next.role} ${next.state}` };
    await recordAccess(tx, keyedHash, { actor, subject: `staff:${id}`, detail });
    return getPerson(tx, id);
  });
}

/** Deletes the credentials and invitations. @throws {ProblemError} not_found; conflict for the last owner */
export function endPerson(
  { db, keyedHash }: ApiDeps,
  actor: StaffActor<'people.end'>,
  id: number,
): Promise<void> {
  return db.transaction(async (tx) => {
    await lockPeople(tx);
    await holdActor(tx, actor);
    await getPerson(tx, id);
    const without = { state: 'left', passwordHash: null, encryptedTotpSecret: null } as const;
    await tx.update(staff).set(without).where(eq(staff.id, id));
    for (const table of [staffPasskeys, staffRecoveryCodes, staffInvitations, staffSessions])
      await tx.delete(table).where(eq(table.staffId, id));
    await releaseItems(tx, id);
    await requireOwner(tx);
    await recordAccess(tx, keyedHash, { actor, subject: `staff:${id}` });
  });
}

export function endSessionsOf(
  { db, keyedHash }: ApiDeps,
  actor: StaffActor<'people.sign-out'>,
  id: number,
): Promise<void> {
  return db.transaction(async (tx) => {
    await holdActor(tx, actor);
    await getPerson(tx, id);
    await endAllSessions(tx, id);
    await recordAccess(tx, keyedHash, { actor, subject: `staff:${id}` });
  });
}

/** @throws {ProblemError} not_found for another person's session */
export function endSessionOf(
  { db, keyedHash }: ApiDeps,
  actor: StaffActor<'people.sign-out'>,
  id: number,
  sessionId: number,
): Promise<void> {
  return db.transaction(async (tx) => {
    await holdActor(tx, actor);
    if (!(await endSession(tx, id, sessionId))) throw new ProblemError('not_found');
    await recordAccess(tx, keyedHash, { actor, subject: `staff:${id}`, detail: { session: sessionId } });
  });
}
