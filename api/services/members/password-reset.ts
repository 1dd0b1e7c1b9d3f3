import { setTimeout as delay } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import type { ApiDeps } from '#api/context.ts';
import type { Transaction } from '#api/db/database.ts';
import { identities, members, sessions } from '#api/db/schema/index.ts';
import { passwordReset } from '#api/mails/visitor-mails.ts';
import { enqueueMail } from '#api/outbox/enqueue.ts';
import { ProblemError } from '#api/problems.ts';
import type { Locale } from '#contract/locales.ts';
import type { Encryption } from '../encryption.ts';
import { clearLimit, limits, takeFrom } from '../limits.ts';
import { emailVerifiedNow } from './email.ts';
import { unlinkIdentities } from './identities.ts';
import { dropMailTokens, isMailTokenOpen, newMailToken, spendMailToken } from './mail-tokens.ts';
import { hashPassword } from './password.ts';

/** Constant response time: longer than the work for an existing account. */
const answerAfter = 200;

/** Same response and time for unknown addresses. @throws {ProblemError} too_many_requests */
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

/** An unverified account may be a stranger's: unlink its providers too. */
async function unlinkUnverifiedIdentities(
  tx: Transaction,
  encryption: Encryption,
  memberId: number,
): Promise<void> {
  await unlinkIdentities(tx, encryption, eq(identities.memberId, memberId));
}

/** Also verifies the address; ends all sessions. @throws {ProblemError} code_expired */
export async function resetPassword(
  { db, keyedHash, encryption, wakeOutbox }: ApiDeps,
  { token, password }: { token: string; password: string },
): Promise<void> {
  if (!(await isMailTokenOpen(db, token, 'reset_password'))) throw new ProblemError('code_expired');
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    const member = await spendMailToken(tx, token, 'reset_password');
    if (!member) throw new ProblemError('code_expired');
    const { id, email, emailVerifiedAt } = member;
    if (!emailVerifiedAt) await unlinkUnverifiedIdentities(tx, encryption, id);
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
