import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#api/db/database.ts';
import { pendingIdentities } from '#api/db/schema/index.ts';
import type { SocialProfile } from '#api/gateways/gateways.ts';
import { ProblemError } from '#api/problems.ts';
import type { SocialProvider } from '#contract/members.ts';
import { hashToken, newToken } from '../sessions.ts';

/** A ticket for a sign-in that needs one more thing. It is good for 10 minutes, until the sign-in succeeds. */
export async function issueTicket(
  tx: Transaction,
  provider: SocialProvider,
  { subject, email, emailVerified, name }: SocialProfile,
): Promise<string> {
  const ticket = newToken();
  await tx.insert(pendingIdentities).values({
    ticketHash: hashToken(ticket),
    provider,
    subject,
    email: email ?? null,
    emailVerified,
    name: name ?? null,
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

function toProfile(row: typeof pendingIdentities.$inferSelect | undefined): SocialProfile {
  if (!row) throw new ProblemError('code_expired');
  const { subject, email, emailVerified, name } = row;
  return { subject, email: email ?? undefined, emailVerified, name: name ?? undefined };
}

/**
 * What a ticket stands for.
 * @throws {ProblemError} code_expired when it has expired, was used, or is another provider's
 */
export async function readTicket(
  db: Database,
  provider: SocialProvider,
  ticket: string,
): Promise<SocialProfile> {
  const [row] = await selectTicket(db, provider, ticket);
  return toProfile(row);
}

/** The same, with the ticket locked until the transaction ends. */
export async function holdTicket(
  tx: Transaction,
  provider: SocialProvider,
  ticket: string,
): Promise<SocialProfile> {
  const [row] = await selectTicket(tx, provider, ticket).for('update');
  return toProfile(row);
}

/** Keeps what the visitor has filled in so far. */
export async function keepTicket(
  tx: Transaction,
  ticket: string,
  { email, emailVerified, name }: SocialProfile,
): Promise<void> {
  await tx
    .update(pendingIdentities)
    .set({ email: email ?? null, emailVerified, name: name ?? null })
    .where(eq(pendingIdentities.ticketHash, hashToken(ticket)));
}

export async function dropTicket(tx: Transaction, ticket: string): Promise<void> {
  await tx.delete(pendingIdentities).where(eq(pendingIdentities.ticketHash, hashToken(ticket)));
}
