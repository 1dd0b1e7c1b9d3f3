import { and, eq, ne, sql } from 'drizzle-orm';
import type { ApiDeps } from '#api/context.ts';
import type { Transaction } from '#api/db/database.ts';
import { identities, members, sessions } from '#api/db/schema/index.ts';
import { ProblemError } from '#api/problems.ts';
import type { Member, SocialProvider } from '#contract/members.ts';
import type { Session } from '../sessions.ts';
import { getMember, holdMember } from './accounts.ts';
import { emailVerifiedNow } from './email.ts';
import { isIdentity, linkIdentity, lockIdentity, storeToken, unlinkIdentities } from './identities.ts';
import { findRejoinDate } from './rejoin.ts';
import { type Claim, identifyVisitor, limitFailures, type SocialCode } from './social-request.ts';

/** Without a lock: two members claiming each other's account would deadlock. */
async function findOwner(tx: Transaction, claimed: Claim): Promise<number | undefined> {
  const [row] = await tx
    .select({ memberId: identities.memberId })
    .from(identities)
    .where(isIdentity(claimed));
  return row?.memberId;
}

/** Only an account that is already linked identifies the member: a stolen session can link any. */
async function claim(
  tx: Transaction,
  { keyedHash }: ApiDeps,
  { memberId, session, claimed }: { memberId: number; session: Session; claimed: Claim },
): Promise<void> {
  const owner = await findOwner(tx, claimed);
  if (owner === memberId) {
    await storeToken(tx, claimed);
    await tx.update(sessions).set({ socialAt: sql`now()` }).where(eq(sessions.tokenHash, session.tokenHash));
    return;
  }
  if (owner !== undefined) throw new ProblemError('conflict');
  // After the owner lookup, so that a parallel withdrawal is seen by one of them.
  const rejoinAt = await findRejoinDate(tx, keyedHash, { email: claimed.email, identities: [claimed] });
  if (rejoinAt) throw new ProblemError('account_withdrawn', { rejoinAt });
  await linkIdentity(tx, memberId, claimed);
}

/** @throws {ProblemError} as `identify`; conflict, account_withdrawn, too_many_requests, unauthenticated */
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
    const claimed = await identifyVisitor(deps, provider, request);
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

/** @throws {ProblemError} not_found; conflict for the last way to sign in; unauthenticated */
export async function unlinkProvider(
  { db, encryption, wakeOutbox }: ApiDeps,
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
    await unlinkIdentities(tx, encryption, isTheirs);
  });
  wakeOutbox();
}
