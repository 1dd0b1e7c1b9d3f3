import { count, desc, eq, inArray, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { ApiDeps } from '#api/context.ts';
import type { Database, Transaction } from '#api/db/database.ts';
import { bounces } from '#api/db/schema/index.ts';
import { ProblemError } from '#api/problems.ts';
import type { Bounce, FailureReason } from '#contract/staff-messages.ts';
import { recordAccess } from '../access-records.ts';
import type { Encryption } from '../encryption.ts';
import type { KeyedHash } from '../keyed-hash.ts';
import { maskEmail, maskNumber } from '../masking.ts';
import type { StaffActor } from '../staff/authorize.ts';
import { holdActor } from '../staff/staff-sessions.ts';
import { failureOf, failureReason } from './failure-reason.ts';

type Keys = { keyedHash: KeyedHash; encryption: Encryption };

const recipientSchema = v.object({ to: v.string() });

/** Reasons at the recipient's side. Others concern our setup. */
const ofRecipient: ReadonlySet<FailureReason> = new Set(['address', 'busy', 'refused']);

const maxBounces = 100;

function hashAddress(keyedHash: KeyedHash, address: string): string {
  return keyedHash('bounce', address.toLowerCase());
}

const contextOf = (addressHash: string) => `bounce:${addressHash}`;

/** Counts a message that was given up against its recipient. */
export async function recordBounce(
  tx: Transaction,
  { keyedHash, encryption }: Keys,
  { kind, message, error }: { kind: string; message: unknown; error: string },
): Promise<void> {
  const recipient = v.safeParse(recipientSchema, message);
  if (!recipient.success || (kind !== 'mail' && kind !== 'sms') || !ofRecipient.has(failureReason(error)))
    return;
  const { to } = recipient.output;
  const addressHash = hashAddress(keyedHash, to);
  await tx
    .insert(bounces)
    .values({
      kind,
      addressHash,
      encryptedAddress: encryption.encrypt(contextOf(addressHash), to),
      lastError: error,
    })
    .onConflictDoUpdate({
      target: bounces.addressHash,
      set: { refusals: sql`${bounces.refusals} + 1`, lastError: error, lastAt: sql`now()` },
    });
}

/** After a delivery, and when a person's data is erased. */
export async function forgetBounces(
  tx: Transaction,
  keyedHash: KeyedHash,
  addresses: readonly string[],
): Promise<void> {
  const hashes = addresses.map((address) => hashAddress(keyedHash, address));
  if (hashes.length > 0) await tx.delete(bounces).where(inArray(bounces.addressHash, hashes));
}

export function forgetRecipient(tx: Transaction, keyedHash: KeyedHash, message: unknown): Promise<void> {
  const recipient = v.safeParse(recipientSchema, message);
  return forgetBounces(tx, keyedHash, recipient.success ? [recipient.output.to] : []);
}

/** Those of the addresses that refused a mail. */
export async function bouncedOf(
  tx: Transaction,
  keyedHash: KeyedHash,
  addresses: readonly string[],
): Promise<Set<string>> {
  const hashOf = new Map(addresses.map((address) => [address, hashAddress(keyedHash, address)]));
  const rows = await tx
    .select({ addressHash: bounces.addressHash })
    .from(bounces)
    .where(inArray(bounces.addressHash, [...hashOf.values()]));
  const refused = new Set(rows.map(({ addressHash }) => addressHash));
  return new Set(addresses.filter((address) => refused.has(hashOf.get(address) ?? '')));
}

function addressOf(encryption: Encryption, row: { addressHash: string; encryptedAddress: string }): string {
  return encryption.decrypt(contextOf(row.addressHash), row.encryptedAddress) ?? '';
}

export async function countBounces(db: Database): Promise<number> {
  const [row] = await db.select({ total: count() }).from(bounces);
  return row?.total ?? 0;
}

export async function listBounces(
  { db, encryption }: Pick<ApiDeps, 'db' | 'encryption'>,
  _actor: StaffActor<'messages.read'>,
): Promise<Bounce[]> {
  const rows = await db
    .select()
    .from(bounces)
    .orderBy(desc(bounces.refusals), desc(bounces.lastAt))
    .limit(maxBounces);
  return rows.map((row) => {
    const { id, kind, refusals, lastError, firstAt, lastAt } = row;
    const full = addressOf(encryption, row);
    return {
      ...{ id, kind, refusals },
      address: kind === 'sms' ? maskNumber(full) : maskEmail(full),
      failure: failureOf(lastError),
      firstAt: firstAt.toISOString(),
      lastAt: lastAt.toISOString(),
    };
  });
}

/** @throws {ProblemError} not_found */
export function showBounce(
  { db, keyedHash, encryption }: Pick<ApiDeps, 'db' | 'keyedHash' | 'encryption'>,
  actor: StaffActor<'messages.reveal'>,
  id: number,
): Promise<string> {
  return db.transaction(async (tx) => {
    await holdActor(tx, actor);
    const [row] = await tx.select().from(bounces).where(eq(bounces.id, id));
    if (!row) throw new ProblemError('not_found');
    await recordAccess(tx, keyedHash, { actor, subject: `bounce:${id}` });
    return addressOf(encryption, row);
  });
}
