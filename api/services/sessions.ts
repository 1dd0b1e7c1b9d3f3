import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import { sessions } from '../db/schema/index.ts';

const sessionHours = 24;

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
  return { token, expiresAt: row.expiresAt.toISOString() };
}
