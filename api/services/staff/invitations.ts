import { and, eq, gt, sql } from 'drizzle-orm';
import type { ApiDeps } from '#api/context.ts';
import type { Database, Transaction } from '#api/db/database.ts';
import { lockNames } from '#api/db/named-lock.ts';
import { staff, staffInvitations } from '#api/db/schema/index.ts';
import { dashboardUrlOf } from '#api/mails/dashboard-url.ts';
import { ProblemError } from '#api/problems.ts';
import type { StaffInvite } from '#contract/staff.ts';
import { recordAccess } from '../access-records.ts';
import { hashToken, newToken } from '../sessions.ts';
import { newTotpSecret } from './second-factor.ts';
import { endAllSessions } from './staff-sessions.ts';

export const invitationHours = 24;

/** Changes of people wait for each other, so that the last owner stays. */
export async function lockPeople(tx: Transaction): Promise<void> {
  await lockNames(tx, ['staff people']);
}

export function enrollmentLink(
  { siteOrigin, dashboardUrl }: Pick<ApiDeps, 'siteOrigin' | 'dashboardUrl'>,
  token: string,
): string {
  const url = new URL(dashboardUrlOf(dashboardUrl ?? `${siteOrigin}/admin`, 'enroll'));
  url.searchParams.set('token', token);
  return url.href;
}

async function storePerson(tx: Transaction, { email, name, role }: StaffInvite): Promise<number> {
  const [row] = await tx
    .insert(staff)
    .values({ email, name, role })
    .onConflictDoUpdate({
      target: staff.email,
      set: { name, role, state: sql`case when ${staff.state} = 'active' then 'active' else 'invited' end` },
    })
    .returning({ id: staff.id });
  if (!row) throw new Error('The invited person was not stored');
  await endAllSessions(tx, row.id);
  return row.id;
}

/** Replaces earlier invitations. An active person stays active until the new enrolment. */
export async function storeInvitation(
  tx: Transaction,
  { encryption }: Pick<ApiDeps, 'encryption'>,
  person: StaffInvite,
): Promise<{ id: number; token: string }> {
  const staffId = await storePerson(tx, person);
  const token = newToken();
  const invitation = {
    tokenHash: hashToken(token),
    encryptedTotpSecret: newTotpSecret(encryption, staffId),
    expiresAt: sql`now() + make_interval(hours => ${invitationHours})`,
  };
  await tx
    .insert(staffInvitations)
    .values({ staffId, ...invitation })
    .onConflictDoUpdate({ target: staffInvitations.staffId, set: invitation });
  return { id: staffId, token };
}

/** For the operator of the server, who may also replace the credentials of an active person. Returns the link. */
export function inviteByCommand(
  deps: Pick<ApiDeps, 'db' | 'keyedHash' | 'encryption' | 'siteOrigin' | 'dashboardUrl'>,
  person: StaffInvite,
): Promise<string> {
  const { db, keyedHash } = deps;
  return db.transaction(async (tx) => {
    await lockPeople(tx);
    const { id, token } = await storeInvitation(tx, deps, person);
    await recordAccess(tx, keyedHash, {
      actor: { staffId: null, email: 'command', address: '', action: 'people.invite' },
      subject: `staff:${id}`,
      detail: { role: person.role },
    });
    return enrollmentLink(deps, token);
  });
}

function isOpen(token: string) {
  return and(eq(staffInvitations.tokenHash, hashToken(token)), gt(staffInvitations.expiresAt, sql`now()`));
}

const invited = {
  id: staff.id,
  email: staff.email,
  name: staff.name,
  role: staff.role,
  encryptedTotpSecret: staffInvitations.encryptedTotpSecret,
};

export type Invited = {
  id: number;
  email: string;
  name: string;
  role: StaffInvite['role'];
  encryptedTotpSecret: string;
};

export async function findInvited(db: Database, token: string): Promise<Invited> {
  const [row] = await db
    .select(invited)
    .from(staff)
    .innerJoin(staffInvitations, eq(staffInvitations.staffId, staff.id))
    .where(isOpen(token));
  if (!row) throw new ProblemError('code_expired');
  return row;
}

export async function takeInvitation(tx: Transaction, token: string): Promise<void> {
  const taken = await tx
    .delete(staffInvitations)
    .where(isOpen(token))
    .returning({ staffId: staffInvitations.staffId });
  if (taken.length === 0) throw new ProblemError('code_expired');
}
