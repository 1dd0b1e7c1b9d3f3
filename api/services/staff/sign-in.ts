import { and, eq, sql } from 'drizzle-orm';
import type { ApiDeps } from '#api/context.ts';
import type { Transaction } from '#api/db/database.ts';
import { staff, staffSessions } from '#api/db/schema/index.ts';
import { fieldProblem, ProblemError } from '#api/problems.ts';
import type { Passkey } from '#contract/passkeys.ts';
import type { StepUp } from '#contract/staff.ts';
import { countingFailures, tryCredentials } from '../credential-attempts.ts';
import { limits } from '../limits.ts';
import { isPassword } from '../members/password.ts';
import type { StaffActor } from './authorize.ts';
import { takePasskey, verifyPasskey } from './passkeys.ts';
import { takeCode } from './second-factor.ts';
import { startStaffSession } from './staff-sessions.ts';

export type Started = { token: string; expiresAt: string };

/** Failures of staff and members from one address count together. */
export function attemptKeys(email: string, address: string) {
  return [
    { limit: limits.staffByAccount, key: email },
    { limit: limits.loginByAddress, key: address },
  ];
}

const nobody = { id: 0, passwordHash: null, encryptedTotpSecret: null };

/** Locks the person. `nobody` for an unknown, invited, locked or former one. */
async function findActive(tx: Transaction | ApiDeps['db'], email: string) {
  const [row] = await tx
    .select({
      id: staff.id,
      passwordHash: staff.passwordHash,
      encryptedTotpSecret: staff.encryptedTotpSecret,
    })
    .from(staff)
    .where(and(eq(staff.email, email), eq(staff.state, 'active')))
    .for('share');
  return row ?? nobody;
}

/** The same work for any address, password and code. @throws {ProblemError} invalid_credentials; too_many_requests */
export function staffLogin(
  deps: ApiDeps,
  { email, password, code }: { email: string; password: string; code: string },
  address: string,
): Promise<Started> {
  const signIn = async (): Promise<Started> => {
    const { passwordHash } = await findActive(deps.db, email);
    const isRight = await isPassword(passwordHash, password);
    return deps.db.transaction(async (tx) => {
      const person = await findActive(tx, email);
      const isCode = await takeCode(tx, deps, person, code);
      // Rolls back the use of the code.
      if (!isRight || !isCode || person.passwordHash !== passwordHash)
        throw new ProblemError('invalid_credentials');
      return startStaffSession(tx, person.id, address);
    });
  };
  return countingFailures(() => tryCredentials(deps, attemptKeys(email, address), signIn));
}

/** @throws {ProblemError} invalid_credentials; too_many_requests */
export function passkeyLogin(deps: ApiDeps, passkey: Passkey, address: string): Promise<Started> {
  const signIn = async (): Promise<Started | undefined> => {
    const proof = await verifyPasskey(deps, passkey);
    if (!proof) return undefined;
    return deps.db.transaction(async (tx) => {
      const [active] = await tx
        .select({ id: staff.id })
        .from(staff)
        .where(and(eq(staff.id, proof.staffId), eq(staff.state, 'active')))
        .for('share');
      if (!active || !(await takePasskey(tx, proof))) throw new ProblemError('invalid_credentials');
      return startStaffSession(tx, proof.staffId, address);
    });
  };
  const keys = [{ limit: limits.loginByAddress, key: address }];
  return countingFailures(() => tryCredentials(deps, keys, signIn));
}

async function takeFactor(
  tx: Transaction,
  deps: ApiDeps,
  { staffId, email }: StaffActor,
  { code, proof }: { code: string | undefined; proof: Awaited<ReturnType<typeof verifyPasskey>> },
): Promise<boolean> {
  if (proof) return proof.staffId === staffId && (await takePasskey(tx, proof));
  return code !== undefined && (await takeCode(tx, deps, await findActive(tx, email), code));
}

/** Verifies the second factor of a running session again. @throws {ProblemError} */
export async function stepUp(
  deps: ApiDeps,
  actor: StaffActor<'account.verify'>,
  { code, passkey }: StepUp,
): Promise<void> {
  if (code === undefined && passkey === undefined) throw fieldProblem('code', 'required');
  await tryCredentials(deps, attemptKeys(actor.email, actor.address), async () => {
    const proof = passkey && (await verifyPasskey(deps, passkey));
    return deps.db.transaction(async (tx) => {
      if (!(await takeFactor(tx, deps, actor, { code, proof }))) return undefined;
      await tx
        .update(staffSessions)
        .set({ verifiedAt: sql`now()` })
        .where(eq(staffSessions.id, actor.sessionId));
      return true;
    });
  });
}
