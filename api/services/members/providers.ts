import { and, eq, ne, sql } from 'drizzle-orm';
import type { ApiDeps } from '#api/context.ts';
import type { Transaction } from '#api/db/database.ts';
import { identities, members, sessions } from '#api/db/schema/index.ts';
import { ProblemError } from '#api/problems.ts';
import type { Member, SocialProvider } from '#contract/members.ts';
import type { Session } from '../sessions.ts';
import { getMember, holdMember } from './accounts.ts';
import { emailVerifiedNow } from './email.ts';
import { isIdentity, keepToken, linkIdentity, lockIdentity, unlinkIdentities } from './identities.ts';
import { findRejoinDate } from './rejoin.ts';
import { askProvider, type Claim, limitFailures, type SocialCode } from './social-request.ts';

/**
 * The member that a provider's account is linked to. Without a lock on that member: two who claim each other's
 * account at the same moment would wait for each other.
 */
async function findOwner(tx: Transaction, claimed: Claim): Promise<number | undefined> {
  const [row] = await tx
    .select({ memberId: identities.memberId })
    .from(identities)
    .where(isIdentity(claimed));
  return row?.memberId;
}

/**
 * Links an account that nobody has, or confirms one that is the member's own. Only the latter shows that it is the
 * member who is signed in: a stolen session could link anybody's.
 */
async function claim(
  tx: Transaction,
  { keyedHash }: ApiDeps,
  { memberId, session, claimed }: { memberId: number; session: Session; claimed: Claim },
): Promise<void> {
  const owner = await findOwner(tx, claimed);
  if (owner === memberId) {
    await keepToken(tx, claimed);
    await tx.update(sessions).set({ socialAt: sql`now()` }).where(eq(sessions.tokenHash, session.tokenHash));
    return;
  }
  if (owner !== undefined) throw new ProblemError('conflict');
  // After the owner was looked for, so that one who is just leaving is found here or there.
  const rejoinAt = await findRejoinDate(tx, keyedHash, { email: claimed.email, identities: [claimed] });
  if (rejoinAt) throw new ProblemError('account_withdrawn', { rejoinAt });
  await linkIdentity(tx, memberId, claimed);
}

/**
 * Links a provider's account to the member who is signed in. One that is linked to them already proves afresh who
 * they are.
 * @throws {ProblemError} as askProvider; conflict for another member's account; account_withdrawn for that of
 *   somebody who left; too_many_requests, unauthenticated
 */
export async function linkProvider(
  deps: ApiDeps,
  session: Session,
  {
    provider,
    request,
    clientAddress,
  }: { provider: SocialProvider; request: SocialCode; clientAddress: string },
): Promise<Member> {
  return limitFailures(deps, clientAddress, async () => {
    const claimed = await askProvider(deps, provider, request);
    return deps.db.transaction(async (tx) => {
      await lockIdentity(tx, deps.keyedHash, claimed);
      const { id: memberId, email } = await holdMember(tx, session, 'update');
      await claim(tx, deps, { memberId, session, claimed });
      if (claimed.emailVerified && claimed.email === email)
        await tx.update(members).set(emailVerifiedNow).where(eq(members.id, memberId));
      return getMember(tx, memberId);
    });
  });
}

/**
 * Unlinks a provider, which is told so.
 * @throws {ProblemError} not_found when it is not linked; conflict when it is the only way into the account;
 *   unauthenticated
 */
export async function unlinkProvider(
  { db, sealing, wakeOutbox }: ApiDeps,
  session: Session,
  provider: SocialProvider,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { id, passwordHash } = await holdMember(tx, session, 'update');
    const isTheirs = and(eq(identities.memberId, id), eq(identities.provider, provider));
    const isAnother = and(eq(identities.memberId, id), ne(identities.provider, provider));
    if ((await tx.$count(identities, isTheirs)) === 0) throw new ProblemError('not_found');
    if (passwordHash === null && (await tx.$count(identities, isAnother)) === 0)
      throw new ProblemError('conflict');
    await unlinkIdentities(tx, sealing, isTheirs);
  });
  wakeOutbox();
}
