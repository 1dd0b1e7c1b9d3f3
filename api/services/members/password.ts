import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type { ApiDeps } from '#api/context.ts';
import { ProblemError } from '#api/problems.ts';
import { giveBack, limits, takeFrom } from '../limits.ts';
import { oneAtATime } from '../one-at-a-time.ts';

/** argon2id, the library's default; `memoryCost` in KiB. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Takes some 20 ms of another thread: never within a transaction. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/** The hash of a password that nobody knows, as long to verify against as any other. */
let nobodysHash: Promise<string> | undefined;

/**
 * Whether `password` is the one of `passwordHash`. Where there is none, because the account or its password does
 * not exist, the answer is no after the same work.
 */
export async function isPassword(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  nobodysHash ??= hashPassword(randomBytes(16).toString('hex'));
  const standIn = await nobodysHash;
  const isRight = await verify(passwordHash ?? standIn, password);
  return isRight && typeof passwordHash === 'string';
}

/**
 * Lets somebody try an account's password, within the limits. A try counts from before its outcome is known, so
 * that many at once do not get past the limits, and is taken back when it was right; in one process they come
 * one after the other, so that right ones are not refused because of each other.
 *
 * @param who the account's e-mail address, whether there is such an account or not
 * @param attempt whether the password is right
 * @throws {ProblemError} too_many_requests; invalid_credentials when it is wrong
 */
export async function tryPassword(
  { db, keyedHash }: ApiDeps,
  who: { email: string; clientAddress: string },
  attempt: () => Promise<boolean>,
): Promise<void> {
  const keys = [
    { limit: limits.loginByAccount, key: who.email },
    { limit: limits.loginByAddress, key: who.clientAddress },
  ];
  const tryOnce = async () => {
    const counted = await db.transaction((tx) => takeFrom(tx, keyedHash, keys));
    if (!(await attempt())) throw new ProblemError('invalid_credentials');
    await giveBack(db, counted);
  };
  await oneAtATime(`account ${who.email}`, () => oneAtATime(`address ${who.clientAddress}`, tryOnce));
}
