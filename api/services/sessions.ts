import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { memoizeStatement } from '#framework-internals/memoize-statement.ts';
import type { Database, Transaction } from '../db/database.ts';
import { sessions } from '../db/schema/index.ts';

const sessionHours = 24;

const maxSessions = 50;

export type Session = { memberId: number; tokenHash: string };

/** A plain hash is enough for 256 random bits. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** 256 random bits in base64url: 43 characters. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

const liveSession = memoizeStatement((db: Database) =>
  db
    .select({ memberId: sessions.memberId, tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, sql.placeholder('tokenHash')), gt(sessions.expiresAt, sql`now()`)))
    .prepare(''),
);

export async function findSession(db: Database, token: string): Promise<Session | undefined> {
  const [row] = await liveSession(db).execute({ tokenHash: hashToken(token) });
  return row;
}

/** Skips sessions that a parallel request is ending. */
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

/** `isSocial`: after a sign-in with a provider. */
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
