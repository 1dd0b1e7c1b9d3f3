import { and, eq, ne } from 'drizzle-orm';
import type { ApiDeps } from '#api/context.ts';
import { members, sessions } from '#api/db/schema/index.ts';
import { fieldProblem, ProblemError } from '#api/problems.ts';
import type { Session } from '../sessions.ts';
import { credentialsOf, holdMember } from './accounts.ts';
import { dropMailTokens } from './mail-tokens.ts';
import { hashPassword, isPassword, tryPassword } from './password.ts';

/**
 * Has whoever is signed in prove their password.
 * @param given the password in the request's field `field`
 * @returns the hash that it was checked against; null for a member without a password, who proves nothing here
 * @throws {ProblemError} validation_failed when it is missing, invalid_credentials when it is wrong,
 *   too_many_requests, unauthenticated
 */
export async function provePassword(
  deps: ApiDeps,
  session: Session,
  given: { field: string; password: string | undefined; clientAddress: string },
): Promise<string | null> {
  const { email, passwordHash } = await credentialsOf(deps.db, session);
  if (passwordHash === null) return null;
  const { field, password, clientAddress } = given;
  if (password === undefined) throw fieldProblem(field, 'required');
  await tryPassword(deps, { email, clientAddress }, () => isPassword(passwordHash, password));
  return passwordHash;
}

/**
 * Changes the password and ends every other session.
 * @throws {ProblemError} as `provePassword`
 */
export async function changePassword(
  deps: ApiDeps,
  session: Session,
  { current, next }: { current?: string | undefined; next: string },
  clientAddress: string,
): Promise<void> {
  const proven = await provePassword(deps, session, { field: 'current', password: current, clientAddress });
  const passwordHash = await hashPassword(next);
  await deps.db.transaction(async (tx) => {
    const member = await holdMember(tx, session, 'update');
    // Somebody else changed it in the meantime: what was proven is no longer the password.
    if (member.passwordHash !== proven) throw new ProblemError('invalid_credentials');
    await tx.update(members).set({ passwordHash }).where(eq(members.id, member.id));
    await tx
      .delete(sessions)
      .where(and(eq(sessions.memberId, member.id), ne(sessions.tokenHash, session.tokenHash)));
    await dropMailTokens(tx, member.id, 'reset_password');
  });
}
