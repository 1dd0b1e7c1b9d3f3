import { and, eq, type SQL } from 'drizzle-orm';
import type { Transaction } from '#api/db/database.ts';
import { lockNames } from '#api/db/named-lock.ts';
import { identities } from '#api/db/schema/index.ts';
import { enqueueUnlink, type Identity } from '#api/outbox/unlink.ts';
import type { Encryption } from '../encryption.ts';
import type { KeyedHash } from '../keyed-hash.ts';

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

type Given = Identity & { encryptedToken: string | undefined };

export async function linkIdentity(
  tx: Transaction,
  memberId: number,
  { provider, subject, encryptedToken }: Given,
): Promise<void> {
  await tx.insert(identities).values({ provider, subject, memberId, encryptedToken: encryptedToken ?? null });
}

/** Providers omit the token while an earlier one is valid. */
export async function storeToken(tx: Transaction, given: Given): Promise<void> {
  const { encryptedToken } = given;
  if (encryptedToken !== undefined)
    await tx.update(identities).set({ encryptedToken }).where(isIdentity(given));
}

/** Call `wakeOutbox` after the commit. Returns the unlinked accounts. */
export async function unlinkIdentities(
  tx: Transaction,
  encryption: Encryption,
  which: SQL | undefined,
): Promise<Identity[]> {
  const { provider, subject, encryptedToken } = identities;
  const unlinked = await tx.delete(identities).where(which).returning({ provider, subject, encryptedToken });
  await enqueueUnlink(tx, encryption, unlinked);
  return unlinked;
}
