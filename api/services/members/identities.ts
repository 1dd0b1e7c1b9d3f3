import { and, eq, type SQL } from 'drizzle-orm';
import type { Transaction } from '#api/db/database.ts';
import { lockNames } from '#api/db/named-lock.ts';
import { identities } from '#api/db/schema/index.ts';
import { enqueueUnlink, type Identity } from '#api/outbox/unlink.ts';
import type { KeyedHash } from '../keyed-hash.ts';
import type { Sealing } from '../sealing.ts';

/** Take this lock before a member's. */
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

type Given = Identity & { sealedToken: string | undefined };

export async function linkIdentity(
  tx: Transaction,
  memberId: number,
  { provider, subject, sealedToken }: Given,
): Promise<void> {
  await tx.insert(identities).values({ provider, subject, memberId, sealedToken: sealedToken ?? null });
}

/** Providers omit the token while an earlier one is valid. */
export async function keepToken(tx: Transaction, given: Given): Promise<void> {
  const { sealedToken } = given;
  if (sealedToken !== undefined) await tx.update(identities).set({ sealedToken }).where(isIdentity(given));
}

/** Call `wakeOutbox` after the commit. Returns the unlinked accounts. */
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
