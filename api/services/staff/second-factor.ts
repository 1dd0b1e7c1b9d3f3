import { randomInt } from 'node:crypto';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { ApiDeps } from '#api/context.ts';
import type { Transaction } from '#api/db/database.ts';
import { staff, staffRecoveryCodes } from '#api/db/schema/index.ts';
import { brandNames } from '#contract/brand.ts';
import type { Encryption } from '../encryption.ts';
import type { KeyedHash } from '../keyed-hash.ts';

/** Steps of 30 seconds that a clock may be off. */
const drift = 1;

const secretBytes = 20;

function totpOf(email: string, secret: string): TOTP {
  return new TOTP({ issuer: brandNames['en-US'], label: email, secret: Secret.fromBase32(secret) });
}

function contextOf(staffId: number): string {
  return `staff_totp:${staffId}`;
}

export function newTotpSecret(encryption: Encryption, staffId: number): string {
  return encryption.encrypt(contextOf(staffId), new Secret({ size: secretBytes }).base32);
}

export function describeTotp(
  encryption: Encryption,
  { staffId, email, encrypted }: { staffId: number; email: string; encrypted: string },
): { secret: string; uri: string } {
  const secret = encryption.decrypt(contextOf(staffId), encrypted);
  if (secret === undefined) throw new Error('The secret of a time-based code cannot be decrypted');
  return { secret, uri: totpOf(email, secret).toString() };
}

export function stepOfCode(secret: string, code: string): number | undefined {
  const timestamp = Date.now();
  const delta = totpOf('', secret).validate({ token: code, window: drift, timestamp });
  return delta === null ? undefined : TOTP.counter({ timestamp }) + delta;
}

type CodeOwner = { id: number; encryptedTotpSecret: string | null };

async function takeTotp(
  tx: Transaction,
  { encryption }: Pick<ApiDeps, 'encryption'>,
  { id, encryptedTotpSecret }: CodeOwner,
  code: string,
): Promise<boolean> {
  const encrypted = encryptedTotpSecret ?? newTotpSecret(encryption, id);
  const step = stepOfCode(describeTotp(encryption, { staffId: id, email: '', encrypted }).secret, code);
  if (step === undefined || encryptedTotpSecret === null) return false;
  const taken = await tx
    .update(staff)
    .set({ totpStep: step })
    .where(and(eq(staff.id, id), or(isNull(staff.totpStep), lt(staff.totpStep, step))))
    .returning({ id: staff.id });
  return taken.length > 0;
}

function hashRecoveryCode(keyedHash: KeyedHash, staffId: number, code: string): string {
  return keyedHash('staff_recovery', `${staffId} ${code}`);
}

/** Uses a time-based or a recovery code up. False for a wrong or used one. */
export async function takeCode(
  tx: Transaction,
  deps: Pick<ApiDeps, 'encryption' | 'keyedHash'>,
  owner: CodeOwner,
  code: string,
): Promise<boolean> {
  if (/^\d{6}$/.test(code)) return takeTotp(tx, deps, owner, code);
  const codeHash = hashRecoveryCode(deps.keyedHash, owner.id, code);
  const taken = await tx
    .delete(staffRecoveryCodes)
    .where(and(eq(staffRecoveryCodes.staffId, owner.id), eq(staffRecoveryCodes.codeHash, codeHash)))
    .returning({ codeHash: staffRecoveryCodes.codeHash });
  return taken.length > 0;
}

const recoveryCodes = 10;
/** Without characters that look alike; 31^10 are about 50 bits. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';
const groupLength = 5;

function newGroup(): string {
  return Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** Replaces the stored codes. Shown once: only their hashes are stored. */
export async function newRecoveryCodes(
  tx: Transaction,
  keyedHash: KeyedHash,
  staffId: number,
): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodes }, () => [newGroup(), newGroup()]);
  await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, staffId));
  await tx
    .insert(staffRecoveryCodes)
    .values(
      codes.map((code) => ({ staffId, codeHash: hashRecoveryCode(keyedHash, staffId, code.join('')) })),
    );
  return codes.map((code) => code.join('-'));
}
