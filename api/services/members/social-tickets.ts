import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#api/db/database.ts';
import { pendingIdentities } from '#api/db/schema/index.ts';
import { ProblemError } from '#api/problems.ts';
import type { SocialProvider } from '#contract/members.ts';
import { hashToken, newToken } from '../sessions.ts';
import type { Claim } from './social-request.ts';

/** Valid for 10 minutes, until the sign-in succeeds. */
export async function issueTicket(
  tx: Transaction,
  { provider, subject, email, emailVerified, name, encryptedToken }: Claim,
): Promise<string> {
  const ticket = newToken();
  await tx.insert(pendingIdentities).values({
    ticketHash: hashToken(ticket),
    provider,
    subject,
    email: email ?? null,
    emailVerified,
    name: name ?? null,
    encryptedToken: encryptedToken ?? null,
    expiresAt: sql`now() + interval '10 minutes'`,
  });
  return ticket;
}

function selectTicket(db: Database | Transaction, provider: SocialProvider, ticket: string) {
  return db
    .select()
    .from(pendingIdentities)
    .where(
      and(
        eq(pendingIdentities.ticketHash, hashToken(ticket)),
        eq(pendingIdentities.provider, provider),
        gt(pendingIdentities.expiresAt, sql`now()`),
      ),
    );
}

function toClaim(row: typeof pendingIdentities.$inferSelect | undefined): Claim {
  if (!row) throw new ProblemError('code_expired');
  const { provider, subject, email, emailVerified, name, encryptedToken } = row;
  return {
    provider,
    subject,
    email: email ?? undefined,
    emailVerified,
    name: name ?? undefined,
    encryptedToken: encryptedToken ?? undefined,
  };
}

/** @throws {ProblemError} code_expired */
export async function readTicket(db: Database, provider: SocialProvider, ticket: string): Promise<Claim> {
  const [row] = await selectTicket(db, provider, ticket);
  return toClaim(row);
}

export async function holdTicket(tx: Transaction, provider: SocialProvider, ticket: string): Promise<Claim> {
  const [row] = await selectTicket(tx, provider, ticket).for('update');
  return toClaim(row);
}

export async function storeTicket(
  tx: Transaction,
  ticket: string,
  { email, emailVerified, name }: Claim,
): Promise<void> {
  await tx
    .update(pendingIdentities)
    .set({ email: email ?? null, emailVerified, name: name ?? null })
    .where(eq(pendingIdentities.ticketHash, hashToken(ticket)));
}

export async function dropTicket(tx: Transaction, ticket: string): Promise<void> {
  await tx.delete(pendingIdentities).where(eq(pendingIdentities.ticketHash, hashToken(ticket)));
}
