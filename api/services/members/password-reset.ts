import { setTimeout as delay } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import type { ApiDeps } from '#api/context.ts';
import type { Transaction } from '#api/db/database.ts';
import { identities, members, sessions } from '#api/db/schema/index.ts';
import { passwordReset } from '#api/mails/visitor-mails.ts';
import { enqueueMail } from '#api/outbox/enqueue.ts';
import { ProblemError } from '#api/problems.ts';
import type { Locale } from '#contract/locales.ts';
import { clearLimit, limits, takeFrom } from '../limits.ts';
import type { Sealing } from '../sealing.ts';
import { emailVerifiedNow } from './email.ts';
import { unlinkIdentities } from './identities.ts';
import { dropMailTokens, isMailTokenOpen, newMailToken, spendMailToken } from './mail-tokens.ts';
import { hashPassword } from './password.ts';

/** Milliseconds after which every answer comes: longer than the work for an account that exists. */
const answerAfter = 200;

/**
 * Mails a link to set a new password, if there is an account with that address. From outside, both cases look
 * and take the same.
 * @throws {ProblemError} too_many_requests, for addresses without an account too
 */
export async function forgotPassword(
  { db, keyedHash, siteOrigin, wakeOutbox }: ApiDeps,
  { email, locale, clientAddress }: { email: string; locale: Locale; clientAddress: string },
): Promise<void> {
  const answerIsDue = delay(answerAfter);
  await db.transaction(async (tx) => {
    await takeFrom(tx, keyedHash, [
      { limit: limits.resetByEmail, key: email },
      { limit: limits.resetByAddress, key: clientAddress },
    ]);
    const [member] = await tx
      .select({ id: members.id })
      .from(members)
      .where(eq(members.email, email))
      .for('share');
    if (!member) return;
    const link = await newMailToken(tx, member.id, 'reset_password');
    await enqueueMail(tx, passwordReset({ locale, to: email, siteOrigin, ...link }));
  });
  wakeOutbox();
  await answerIsDue;
}

/**
 * An account that proves its address only now may have been made by somebody else: their ways in are closed with
 * the old password.
 */
async function dropStrangersIdentities(tx: Transaction, sealing: Sealing, memberId: number): Promise<void> {
  await unlinkIdentities(tx, sealing, eq(identities.memberId, memberId));
}

/**
 * Sets a new password with the token from the mail, which also verifies the address. Ends every session.
 * @throws {ProblemError} code_expired when the token was used before, replaced or has expired
 */
export async function resetPassword(
  { db, keyedHash, sealing, wakeOutbox }: ApiDeps,
  { token, password }: { token: string; password: string },
): Promise<void> {
  if (!(await isMailTokenOpen(db, token, 'reset_password'))) throw new ProblemError('code_expired');
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    const member = await spendMailToken(tx, token, 'reset_password');
    if (!member) throw new ProblemError('code_expired');
    const { id, email, emailVerifiedAt } = member;
    if (!emailVerifiedAt) await dropStrangersIdentities(tx, sealing, id);
    await tx
      .update(members)
      .set({ passwordHash, ...emailVerifiedNow })
      .where(eq(members.id, id));
    await tx.delete(sessions).where(eq(sessions.memberId, id));
    await dropMailTokens(tx, id, 'verify_email');
    await clearLimit(tx, keyedHash, { limit: limits.loginByAccount, key: email });
  });
  wakeOutbox();
}
