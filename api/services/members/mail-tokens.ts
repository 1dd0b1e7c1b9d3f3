import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#api/db/database.ts';
import { mailTokens, members } from '#api/db/schema/index.ts';
import { hashToken, newToken } from '../sessions.ts';

type Purpose = 'verify_email' | 'reset_password';

const validHours: Record<Purpose, number> = { verify_email: 24, reset_password: 1 };

export async function dropMailTokens(tx: Transaction, memberId: number, purpose: Purpose): Promise<void> {
  await tx.delete(mailTokens).where(and(eq(mailTokens.memberId, memberId), eq(mailTokens.purpose, purpose)));
}

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

export async function isMailTokenOpen(db: Database, token: string, purpose: Purpose): Promise<boolean> {
  const rows = await db.select({ id: mailTokens.memberId }).from(mailTokens).where(isOpen(token, purpose));
  return rows.length > 0;
}

/** Locks the member. Undefined for an invalid token. */
export async function spendMailToken(tx: Transaction, token: string, purpose: Purpose) {
  // Lock order: member first, against deadlocks.
  const [member] = await tx
    .select({ id: members.id, email: members.email, emailVerifiedAt: members.emailVerifiedAt })
    .from(members)
    .innerJoin(mailTokens, eq(mailTokens.memberId, members.id))
    .where(isOpen(token, purpose))
    .for('update');
  if (member) await tx.delete(mailTokens).where(eq(mailTokens.tokenHash, hashToken(token)));
  return member;
}
