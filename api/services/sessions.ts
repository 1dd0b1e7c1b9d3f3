import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import { sessions } from '../db/schema/index.ts';

const sessionHours = 24;

/** Sessions that one member has at once: more than anybody has devices. */
const maxSessions = 50;

/** Who is signed in, by which session. */
export type Session = { memberId: number; tokenHash: string };

/** SHA-256, hexadecimal. Enough for secrets of 256 random bits, which cannot be guessed from their hash. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** 256 random bits in base64url: 43 characters. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The session of a token, unless it has ended. */
export async function findSession(db: Database, token: string): Promise<Session | undefined> {
  const tokenHash = hashToken(token);
  const [row] = await db
    .select({ memberId: sessions.memberId, tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, sql`now()`)));
  return row;
}

/** Ends the sessions of a member that are too many, the oldest first. One that is being ended by another is left to it. */
async function endOldest(tx: Transaction, memberId: number): Promise<void> {
  const tooMany = tx
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(eq(sessions.memberId, memberId))
    .orderBy(desc(sessions.createdAt), desc(sessions.tokenHash))
    .offset(maxSessions);
  const ending = tx
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(inArray(sessions.tokenHash, tooMany))
    .for('update', { skipLocked: true });
  await tx.delete(sessions).where(inArray(sessions.tokenHash, ending));
}

/**
 * Starts a session, with a token of its own.
 * @param isSocial whether a provider has just told who the visitor is
 */
export async function startSession(
  tx: Transaction,
  memberId: number,
  { isSocial }: { isSocial: boolean },
): Promise<{ token: string; expiresAt: string }> {
  const token = newToken();
  const [row] = await tx
    .insert(sessions)
    .values({
      tokenHash: hashToken(token),
      memberId,
      expiresAt: sql`now() + make_interval(hours => ${sessionHours})`,
      socialAt: isSocial ? sql`now()` : null,
    })
    .returning({ expiresAt: sessions.expiresAt });
  if (!row) throw new Error('The session was not stored');
  await endOldest(tx, memberId);
  return { token, expiresAt: row.expiresAt.toISOString() };
}
