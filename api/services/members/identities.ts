import { and, eq, type SQL } from 'drizzle-orm';
import type { Transaction } from '#api/db/database.ts';
import { lockNames } from '#api/db/named-lock.ts';
import { identities } from '#api/db/schema/index.ts';
import { enqueueUnlink, type Identity } from '#api/outbox/unlink.ts';
import type { KeyedHash } from '../keyed-hash.ts';
import type { Sealing } from '../sealing.ts';

/** Lets one use of a provider's account through at a time. Comes before the lock of any member. */
export async function lockIdentity(
  tx: Transaction,
  keyedHash: KeyedHash,
  { provider, subject }: Identity,
): Promise<void> {
  const name = `identity:${keyedHash('identity_lock', `${provider}:${subject}`)}`;
  await lockNames(tx, [name]);
}

export function isIdentity({ provider, subject }: Identity): SQL | undefined {
  return and(eq(identities.provider, provider), eq(identities.subject, subject));
}

/** An account of a provider with the token that it has just given, if it gave one. */
type Given = Identity & { sealedToken: string | undefined };

/** Makes a provider's account, which has to be locked and nobody's, a way into a member's. */
export async function linkIdentity(
  tx: Transaction,
  memberId: number,
  { provider, subject, sealedToken }: Given,
): Promise<void> {
  await tx.insert(identities).values({ provider, subject, memberId, sealedToken: sealedToken ?? null });
}

/** Keeps the token of a sign-in in place of the one before. Providers give none where theirs is good for long still. */
export async function keepToken(tx: Transaction, given: Given): Promise<void> {
  const { sealedToken } = given;
  if (sealedToken !== undefined) await tx.update(identities).set({ sealedToken }).where(isIdentity(given));
}

/**
 * Unlinks accounts of providers and has the providers told: call `wakeOutbox` after the commit. Answers with what was
 * unlinked.
 */
export async function unlinkIdentities(
  tx: Transaction,
  sealing: Sealing,
  which: SQL | undefined,
): Promise<Identity[]> {
  const { provider, subject, sealedToken } = identities;
  const unlinked = await tx.delete(identities).where(which).returning({ provider, subject, sealedToken });
  await enqueueUnlink(tx, sealing, unlinked);
  return unlinked;
}
