import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type { ApiDeps } from '#api/context.ts';
import { tryCredentials } from '../credential-attempts.ts';
import { limits } from '../limits.ts';

/** argon2id; `memoryCost` in KiB. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** About 20 ms on another thread: never in a transaction. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/** Equalises the time for accounts without a password. */
let dummyHash: Promise<string> | undefined;

/** Takes the same time without a hash. */
export async function isPassword(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  dummyHash ??= hashPassword(randomBytes(16).toString('hex'));
  const standIn = await dummyHash;
  const isRight = await verify(passwordHash ?? standIn, password);
  return isRight && typeof passwordHash === 'string';
}

/** @throws {ProblemError} invalid_credentials; too_many_requests */
export async function tryPassword(
  deps: ApiDeps,
  who: { email: string; clientAddress: string },
  attempt: () => Promise<boolean>,
): Promise<void> {
  const keys = [
    { limit: limits.loginByAccount, key: who.email },
    { limit: limits.loginByAddress, key: who.clientAddress },
  ];
  await tryCredentials(deps, keys, async () => (await attempt()) || undefined);
}
