import { and, eq } from 'drizzle-orm';
import type { ApiDeps } from '#api/context.ts';
import type { Database } from '#api/db/database.ts';
import { staff, staffPasskeys, staffRecoveryCodes, staffSessions } from '#api/db/schema/index.ts';
import { ProblemError } from '#api/problems.ts';
import type { StaffMe } from '#contract/staff.ts';
import { recordAccess } from '../access-records.ts';
import { tryCredentials } from '../credential-attempts.ts';
import { hashPassword, isPassword } from '../members/password.ts';
import type { StaffActor } from './authorize.ts';
import { newRecoveryCodes } from './second-factor.ts';
import { attemptKeys } from './sign-in.ts';
import { endAllSessions, holdActor } from './staff-sessions.ts';
import { requireStrongPassword } from './strong-password.ts';

export async function getOwnAccount(
  db: Database,
  { staffId, sessionId }: StaffActor<'account.read'>,
): Promise<StaffMe> {
  const [row] = await db
    .select({
      id: staff.id,
      name: staff.name,
      email: staff.email,
      role: staff.role,
      totp: staff.encryptedTotpSecret,
      passkeys: db.$count(staffPasskeys, eq(staffPasskeys.staffId, staff.id)),
      recoveryCodesLeft: db.$count(staffRecoveryCodes, eq(staffRecoveryCodes.staffId, staff.id)),
      verifiedAt: staffSessions.verifiedAt,
      expiresAt: staffSessions.expiresAt,
    })
    .from(staff)
    .innerJoin(staffSessions, eq(staffSessions.staffId, staff.id))
    .where(and(eq(staff.id, staffId), eq(staffSessions.id, sessionId)));
  if (!row) throw new ProblemError('unauthenticated');
  const { totp, verifiedAt, expiresAt, ...account } = row;
  return {
    ...account,
    hasTotp: totp !== null,
    verifiedAt: verifiedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}

/** Ends all own sessions, this one too. @throws {ProblemError} */
export async function changeOwnPassword(
  deps: ApiDeps,
  actor: StaffActor<'account.change'>,
  { current, next }: { current: string; next: string },
): Promise<void> {
  const { db, keyedHash } = deps;
  const { staffId, email, address } = actor;
  const proven = await tryCredentials(deps, attemptKeys(email, address), async () => {
    const [row] = await db
      .select({ passwordHash: staff.passwordHash })
      .from(staff)
      .where(eq(staff.id, staffId));
    return (await isPassword(row?.passwordHash, current)) ? row?.passwordHash : undefined;
  });
  await requireStrongPassword('next', next, [email]);
  const passwordHash = await hashPassword(next);
  await db.transaction(async (tx) => {
    await holdActor(tx, actor);
    const changed = await tx
      .update(staff)
      .set({ passwordHash })
      .where(and(eq(staff.id, staffId), eq(staff.passwordHash, String(proven))))
      .returning({ id: staff.id });
    // Changed in parallel: the verified password is outdated.
    if (changed.length === 0) throw new ProblemError('invalid_credentials');
    await recordAccess(tx, keyedHash, { actor, subject: `staff:${staffId}`, detail: { password: true } });
    await endAllSessions(tx, staffId);
  });
}

export function renewRecoveryCodes(
  { db, keyedHash }: ApiDeps,
  actor: StaffActor<'account.change'>,
): Promise<string[]> {
  return db.transaction(async (tx) => {
    await holdActor(tx, actor);
    const subject = `staff:${actor.staffId}`;
    await recordAccess(tx, keyedHash, { actor, subject, detail: { recoveryCodes: true } });
    return newRecoveryCodes(tx, keyedHash, actor.staffId);
  });
}
