import { eq, sql } from 'drizzle-orm';
import type { ApiDeps } from '#api/context.ts';
import type { Transaction } from '#api/db/database.ts';
import { members } from '#api/db/schema/index.ts';
import { emailVerification } from '#api/mails/visitor-mails.ts';
import { ProblemError } from '#api/problems.ts';
import type { Locale } from '#contract/locales.ts';
import { enqueueMail } from '../outbox.ts';
import { newMailToken, spendMailToken } from './mail-tokens.ts';

/** Mails a new member the link that verifies the address. */
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

/** @throws {ProblemError} code_expired when the token was used before or has expired */
export async function verifyEmail({ db }: ApiDeps, token: string): Promise<void> {
  await db.transaction(async (tx) => {
    const member = await spendMailToken(tx, token, 'verify_email');
    if (!member) throw new ProblemError('code_expired');
    await tx.update(members).set(emailVerifiedNow).where(eq(members.id, member.id));
  });
}
