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

/** Call `wakeOutbox` after the commit. */
export async function sendVerificationMail(
  tx: Transaction,
  { siteOrigin }: Pick<ApiDeps, 'siteOrigin'>,
  { id, email, locale }: { id: number; email: string; locale: Locale },
): Promise<void> {
  const link = await newMailToken(tx, id, 'verify_email');
  await enqueueMail(tx, emailVerification({ locale, to: email, siteOrigin, ...link }));
}

export const emailVerifiedNow = { emailVerifiedAt: sql`coalesce(${members.emailVerifiedAt}, now())` };

/** @throws {ProblemError} conflict if verified, too_many_requests, unauthenticated */
export async function mailVerification(deps: ApiDeps, session: Session, locale: Locale): Promise<void> {
  const { db, keyedHash, wakeOutbox } = deps;
  await db.transaction(async (tx) => {
    await takeFrom(tx, keyedHash, [{ limit: limits.verificationByMember, key: String(session.memberId) }]);
    const { id, email, isVerified } = await holdMember(tx, session, 'update');
    if (isVerified) throw new ProblemError('conflict');
    await sendVerificationMail(tx, deps, { id, email, locale });
  });
  wakeOutbox();
}

/**
 * Refused in another member's session: they would believe the address theirs. @throws {ProblemError} code_expired
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
