import type { ApiDeps } from '../context.ts';
import { ProblemError } from '../problems.ts';
import { counts } from './counts.ts';
import { giveBack, type LimitKey, takeFrom } from './limits.ts';
import { oneAtATime } from './one-at-a-time.ts';

/**
 * Counts before the attempt, so that parallel attempts cannot pass the limits, and gives back when it succeeds.
 * @throws {ProblemError} invalid_credentials for undefined; too_many_requests
 */
export function tryCredentials<TResult>(
  { db, keyedHash }: Pick<ApiDeps, 'db' | 'keyedHash'>,
  keys: readonly LimitKey[],
  attempt: () => Promise<TResult | undefined>,
): Promise<TResult> {
  const tryOnce = async () => {
    const counted = await db.transaction((tx) => takeFrom(tx, keyedHash, [...keys]));
    const result = await attempt();
    if (result === undefined) throw new ProblemError('invalid_credentials');
    await giveBack(db, counted);
    return result;
  };
  const inOrder = keys.reduceRight(
    (task, { limit, key }) =>
      () =>
        oneAtATime(`${limit.rule} ${key}`, task),
    tryOnce,
  );
  return inOrder();
}

export async function countingFailures<TResult>(signIn: () => Promise<TResult>): Promise<TResult> {
  try {
    return await signIn();
  } catch (error) {
    if (error instanceof ProblemError) counts().failedSignIns += 1;
    throw error;
  }
}
