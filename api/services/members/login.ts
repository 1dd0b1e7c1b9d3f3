import { and, eq } from 'drizzle-orm';
import type { ApiDeps } from '#api/context.ts';
import type { Database } from '#api/db/database.ts';
import { members, sessions } from '#api/db/schema/index.ts';
import { ProblemError } from '#api/problems.ts';
import { countingFailures } from '../credential-attempts.ts';
import { type Session, startSession } from '../sessions.ts';
import { findCredentialsByEmail } from './accounts.ts';
import { isPassword, tryPassword } from './password.ts';

async function checkCredentials(
  deps: ApiDeps,
  { email, password }: { email: string; password: string },
  clientAddress: string,
): Promise<{ token: string; expiresAt: string }> {
  const account = await findCredentialsByEmail(deps.db, email);
  await tryPassword(deps, { email, clientAddress }, () => isPassword(account?.passwordHash, password));
  if (!account?.passwordHash) throw new ProblemError('invalid_credentials');
  const { id, passwordHash } = account;
  return deps.db.transaction(async (tx) => {
    // The password may have changed during verification.
    const [unchanged] = await tx
      .select({ id: members.id })
      .from(members)
      .where(and(eq(members.id, id), eq(members.passwordHash, passwordHash)))
      .for('share');
    if (!unchanged) throw new ProblemError('invalid_credentials');
    return startSession(tx, id, { isSocial: false });
  });
}

/** @throws {ProblemError} invalid_credentials, for unknown addresses too; too_many_requests */
export function login(
  deps: ApiDeps,
  credentials: { email: string; password: string },
  clientAddress: string,
): Promise<{ token: string; expiresAt: string }> {
  return countingFailures(() => checkCredentials(deps, credentials, clientAddress));
}

export async function logout(db: Database, session: Session): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, session.tokenHash));
}

export async function logoutEverywhere(db: Database, session: Session): Promise<void> {
  await db.delete(sessions).where(eq(sessions.memberId, session.memberId));
}
