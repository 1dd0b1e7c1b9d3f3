import { eq } from 'drizzle-orm';
import type { ApiDeps } from '#api/context.ts';
import { members } from '#api/db/schema/index.ts';
import { ProblemError } from '#api/problems.ts';
import type { Member } from '#contract/members.ts';
import type { Session } from '../sessions.ts';
import { getMember, holdMember } from './accounts.ts';
import { checkCode, codeProblem, spendCode } from './phone-codes.ts';
import { findRejoinDate } from './rejoin.ts';

/** @throws {ProblemError} validation_failed, code_expired, unauthenticated, rejoin_too_soon */
export async function changeMobile(
  { db, keyedHash }: ApiDeps,
  session: Session,
  { mobile, code }: { mobile: string; code: string },
): Promise<Member> {
  const use = { purpose: 'change', mobile, session } as const;
  const outcome = await db.transaction(async (tx) => {
    const { id } = await holdMember(tx, session, 'update');
    const check = await checkCode(tx, keyedHash, use, code);
    if (check !== 'right') return check;
    const rejoinAt = await findRejoinDate(tx, keyedHash, { mobile });
    if (rejoinAt) throw new ProblemError('rejoin_too_soon', { rejoinAt });
    await spendCode(tx, keyedHash, use);
    await tx.update(members).set({ mobile }).where(eq(members.id, id));
    return getMember(tx, id);
  });
  if (typeof outcome === 'string') throw codeProblem(outcome);
  return outcome;
}
