import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#api/db/database.ts';
import { mailTokens, members } from '#api/db/schema/index.ts';
import { hashToken, newToken } from '../sessions.ts';

type Purpose = 'verify_email' | 'reset_password';

const validHours: Record<Purpose, number> = { verify_email: 24, reset_password: 1 };

/** Makes the links of earlier mails useless. */
export async function dropMailTokens(tx: Transaction, memberId: number, purpose: Purpose): Promise<void> {
  await tx.delete(mailTokens).where(and(eq(mailTokens.memberId, memberId), eq(mailTokens.purpose, purpose)));
}

/** A token for the link in a member's mail, in place of the ones before. It can be used once. */
export async function newMailToken(
  tx: Transaction,
  memberId: number,
  purpose: Purpose,
): Promise<{ token: string; validHours: number }> {
  await dropMailTokens(tx, memberId, purpose);
  const token = newToken();
  const hours = validHours[purpose];
  const expiresAt = sql`now() + make_interval(hours => ${hours})`;
  await tx.insert(mailTokens).values({ tokenHash: hashToken(token), purpose, memberId, expiresAt });
  return { token, validHours: hours };
}

function isOpen(token: string, purpose: Purpose) {
  return and(
    eq(mailTokens.tokenHash, hashToken(token)),
    eq(mailTokens.purpose, purpose),
    gt(mailTokens.expiresAt, sql`now()`),
  );
}

/** Whether a token could be used now. */
export async function isMailTokenOpen(db: Database, token: string, purpose: Purpose): Promise<boolean> {
  const rows = await db.select({ id: mailTokens.memberId }).from(mailTokens).where(isOpen(token, purpose));
  return rows.length > 0;
}

/**
 * Uses a token up and answers with its member, whose row stays as it is until the transaction ends; undefined
 * when it was used before, replaced or has expired.
 */
export async function spendMailToken(tx: Transaction, token: string, purpose: Purpose) {
  // The member first, as everywhere: two transactions that lock the same rows in one order do not block each other.
  const [member] = await tx
    .select({ id: members.id, email: members.email, emailVerifiedAt: members.emailVerifiedAt })
    .from(members)
    .innerJoin(mailTokens, eq(mailTokens.memberId, members.id))
    .where(isOpen(token, purpose))
    .for('update');
  if (member) await tx.delete(mailTokens).where(eq(mailTokens.tokenHash, hashToken(token)));
  return member;
}
