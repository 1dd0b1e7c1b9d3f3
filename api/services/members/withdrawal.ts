import type { ApiDeps } from '#api/context.ts';
import { withdrawalReasonsGiven } from '#api/db/schema/index.ts';
import { ProblemError } from '#api/problems.ts';
import type { Withdrawal } from '#contract/withdrawal.ts';
import type { Session } from '../sessions.ts';
import { holdMember } from './accounts.ts';
import { eraseMember } from './erase-member.ts';
import { provePassword } from './own-password.ts';

/** Deletes personal data and blocks re-registration for six months. @throws {ProblemError} */
export async function withdraw(
  deps: ApiDeps,
  session: Session,
  { reason, comment, password }: Withdrawal,
  clientAddress: string,
): Promise<void> {
  const { db, wakeOutbox } = deps;
  const proven = await provePassword(deps, session, { field: 'password', password, clientAddress });
  await db.transaction(async (tx) => {
    const member = await holdMember(tx, session, 'update');
    const isProven = proven === null ? member.isFreshFromProvider : true;
    if (member.passwordHash !== proven || !isProven) throw new ProblemError('invalid_credentials');
    await tx.insert(withdrawalReasonsGiven).values({ reason, comment: comment ?? null });
    await eraseMember(tx, deps, member);
  });
  wakeOutbox();
}
