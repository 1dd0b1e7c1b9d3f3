import { eq, sql } from 'drizzle-orm';
import type { ApiDeps } from '#api/context.ts';
import type { Transaction } from '#api/db/database.ts';
import { members } from '#api/db/schema/index.ts';
import { emailVerification } from '#api/mails/visitor-mails.ts';
import { enqueueMail } from '#api/outbox/enqueue.ts';
import { ProblemError } from '#api/problems.ts';
import type { Locale } from '#contract/locales.ts';
import { limits, takeFrom } from '../limits.ts';
import type { Session } from '../sessions.ts';
import { holdMember } from './accounts.ts';
import { newMailToken, spendMailToken } from './mail-tokens.ts';

/** Mails a member the link that verifies the address, in place of the one before. Call `wakeOutbox` after the commit. */
export async function askToVerifyEmail(
  tx: Transaction,
  { siteOrigin }: Pick<ApiDeps, 'siteOrigin'>,
  { id, email, locale }: { id: number; email: string; locale: Locale },
): Promise<void> {
  const link = await newMailToken(tx, id, 'verify_email');
  await enqueueMail(tx, emailVerification({ locale, to: email, siteOrigin, ...link }));
}

/** What is set once an address turns out to be the member's: the moment, unless it was known before. */
export const emailVerifiedNow = { emailVerifiedAt: sql`coalesce(${members.emailVerifiedAt}, now())` };

/**
 * Mails the link once more to a member whose address is not verified yet.
 * @throws {ProblemError} conflict when it is, too_many_requests, unauthenticated
 */
export async function mailVerification(deps: ApiDeps, session: Session, locale: Locale): Promise<void> {
  const { db, keyedHash, wakeOutbox } = deps;
  await db.transaction(async (tx) => {
    await takeFrom(tx, keyedHash, [{ limit: limits.verificationByMember, key: String(session.memberId) }]);
    const { id, email, isVerified } = await holdMember(tx, session, 'update');
    if (isVerified) throw new ProblemError('conflict');
    await askToVerifyEmail(tx, deps, { id, email, locale });
  });
  wakeOutbox();
}

/**
 * Verifies the address that the token was mailed to. Somebody who is signed in as another member verifies nothing:
 * they would believe it to be their own address.
 * @throws {ProblemError} code_expired when the token was used before, has expired or is another member's, whose it
 *   stays
 */
export async function verifyEmail(
  { db }: ApiDeps,
  token: string,
  session: Session | undefined,
): Promise<void> {
  await db.transaction(async (tx) => {
    const member = await spendMailToken(tx, token, 'verify_email');
    if (!member || (session && session.memberId !== member.id)) throw new ProblemError('code_expired');
    await tx.update(members).set(emailVerifiedNow).where(eq(members.id, member.id));
  });
}
