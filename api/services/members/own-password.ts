import { and, eq, ne } from 'drizzle-orm';
import type { ApiDeps } from '#api/context.ts';
import { members, sessions } from '#api/db/schema/index.ts';
import { fieldProblem, ProblemError } from '#api/problems.ts';
import type { Session } from '../sessions.ts';
import { credentialsOf, holdMember } from './accounts.ts';
import { dropMailTokens } from './mail-tokens.ts';
import { hashPassword, isPassword, tryPassword } from './password.ts';

/** Returns the verified hash; null for a member without a password. @throws {ProblemError} */
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

/** Ends all other sessions. @throws {ProblemError} as `provePassword` */
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
    // Changed in parallel: the verified password is outdated.
    if (member.passwordHash !== proven) throw new ProblemError('invalid_credentials');
    await tx.update(members).set({ passwordHash }).where(eq(members.id, member.id));
    await tx
      .delete(sessions)
      .where(and(eq(sessions.memberId, member.id), ne(sessions.tokenHash, session.tokenHash)));
    await dropMailTokens(tx, member.id, 'reset_password');
  });
}
