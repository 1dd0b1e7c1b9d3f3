import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { networkOf } from '#request-body/byte-budget.ts';
import type { Database, Transaction } from '../db/database.ts';
import { lockNames } from '../db/named-lock.ts';
import { attempts } from '../db/schema/index.ts';
import { ProblemError } from '../problems.ts';
import type { KeyedHash } from './keyed-hash.ts';

/** `locks`: the last attempt blocks the key for `seconds`. */
export type Limit = { rule: string; max: number; seconds: number; locks?: true };

const hour = 3600;
const day = 24 * hour;

/** From the contract, section 4. */
export const limits = {
  contactByAddress: { rule: 'contact_address', max: 10, seconds: hour },
  contactByEmail: { rule: 'contact_email', max: 5, seconds: hour },
  statusByAddress: { rule: 'status_address', max: 20, seconds: hour },
  statusByEmail: { rule: 'status_email', max: 3, seconds: hour },
  resetByAddress: { rule: 'reset_address', max: 20, seconds: hour },
  resetByEmail: { rule: 'reset_email', max: 3, seconds: hour },
  codeByNumberMinute: { rule: 'code_number_minute', max: 1, seconds: 60 },
  codeByNumberDay: { rule: 'code_number_day', max: 5, seconds: day },
  codeByAddress: { rule: 'code_address', max: 10, seconds: hour },
  codeInAll: { rule: 'code_all', max: 1000, seconds: day },
  loginByAccount: { rule: 'login_account', max: 10, seconds: 900, locks: true },
  loginByAddress: { rule: 'login_address', max: 50, seconds: 900, locks: true },
  staffByAccount: { rule: 'staff_account', max: 10, seconds: 900, locks: true },
  // Not in the contract: bound what a member can store.
  questionByMember: { rule: 'question_member', max: 20, seconds: day },
  questionFilesByMember: { rule: 'question_files_member', max: 20, seconds: day },
  sampleByMember: { rule: 'sample_member', max: 20, seconds: day },
  verificationByMember: { rule: 'verification_member', max: 3, seconds: hour },
  advertisingByMember: { rule: 'advertising_member', max: 5, seconds: hour },
  signUpByAddress: { rule: 'sign_up_address', max: 50, seconds: hour },
  lotByAddress: { rule: 'lot_address', max: 60, seconds: hour },
  unknownLotByAddress: { rule: 'unknown_lot_address', max: 10, seconds: hour },
  socialByAddress: { rule: 'social_address', max: 50, seconds: 900 },
  socialByState: { rule: 'social_state', max: 1, seconds: day },
} as const satisfies Record<string, Limit>;

export type LimitKey = { limit: Limit; key: string };

function hashKey(keyedHash: KeyedHash, { limit, key }: LimitKey): string {
  return keyedHash(`limit:${limit.rule}`, limit.rule.endsWith('_address') ? networkOf(key) : key);
}

async function ageOfAttempt(
  tx: Transaction,
  { rule, keyHash, seconds, skip }: { rule: string; keyHash: string; seconds: number; skip: number },
): Promise<number | undefined> {
  const [row] = await tx
    .select({ age: sql<number>`extract(epoch from now() - ${attempts.at})`.mapWith(Number) })
    .from(attempts)
    .where(
      and(
        eq(attempts.rule, rule),
        eq(attempts.keyHash, keyHash),
        gt(attempts.at, sql`now() - make_interval(secs => ${seconds})`),
      ),
    )
    .orderBy(desc(attempts.at))
    .offset(skip)
    .limit(1);
  return row?.age;
}

async function secondsToWait(tx: Transaction, limit: Limit, keyHash: string): Promise<number | undefined> {
  const { rule, max, seconds } = limit;
  // Attempts that lock a key may be one window older than the last.
  const reach = limit.locks ? 2 * seconds : seconds;
  const first = await ageOfAttempt(tx, { rule, keyHash, seconds: reach, skip: max - 1 });
  if (first === undefined) return undefined;
  if (!limit.locks) return seconds - first;
  const last = await ageOfAttempt(tx, { rule, keyHash, seconds, skip: 0 });
  return last !== undefined && first - last < seconds ? seconds - last : undefined;
}

async function retryAfterOf(
  tx: Transaction,
  keyedHash: KeyedHash,
  keys: LimitKey[],
): Promise<number | undefined> {
  const hashed = keys.map((key) => ({ limit: key.limit, keyHash: hashKey(keyedHash, key) }));
  await lockNames(
    tx,
    hashed.map(({ limit, keyHash }) => `${limit.rule}:${keyHash}`),
  );
  for (const { limit, keyHash } of hashed) {
    const retryAfter = await secondsToWait(tx, limit, keyHash);
    if (retryAfter !== undefined) return retryAfter;
  }
  return undefined;
}

/** Keys stay locked until the transaction ends. @throws {ProblemError} too_many_requests */
export async function checkLimits(tx: Transaction, keyedHash: KeyedHash, keys: LimitKey[]): Promise<void> {
  const retryAfter = await retryAfterOf(tx, keyedHash, keys);
  if (retryAfter !== undefined) throw new ProblemError('too_many_requests', { retryAfter });
}

/** Returns ids for `giveBack`. */
export async function countAgainst(
  tx: Transaction,
  keyedHash: KeyedHash,
  keys: LimitKey[],
): Promise<number[]> {
  const rows = await tx
    .insert(attempts)
    .values(keys.map((key) => ({ rule: key.limit.rule, keyHash: hashKey(keyedHash, key) })))
    .returning({ id: attempts.id });
  return rows.map((row) => row.id);
}

export async function giveBack(db: Database | Transaction, counted: number[]): Promise<void> {
  await db.delete(attempts).where(inArray(attempts.id, counted));
}

export async function clearLimit(tx: Transaction, keyedHash: KeyedHash, key: LimitKey): Promise<void> {
  const keyHash = hashKey(keyedHash, key);
  await tx.delete(attempts).where(and(eq(attempts.rule, key.limit.rule), eq(attempts.keyHash, keyHash)));
}

/** In the transaction of the limited action: a rollback does not count. @throws {ProblemError} too_many_requests */
export async function takeFrom(tx: Transaction, keyedHash: KeyedHash, keys: LimitKey[]): Promise<number[]> {
  await checkLimits(tx, keyedHash, keys);
  return countAgainst(tx, keyedHash, keys);
}

/** Like `takeFrom`, but returns false when a limit is reached. */
export async function takeIfLeft(tx: Transaction, keyedHash: KeyedHash, keys: LimitKey[]): Promise<boolean> {
  if ((await retryAfterOf(tx, keyedHash, keys)) !== undefined) return false;
  await countAgainst(tx, keyedHash, keys);
  return true;
}
