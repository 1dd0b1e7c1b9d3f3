import type { ApiDeps } from '../context.ts';
import { withoutParameters } from '../db/errors.ts';
import { type Limit, takeIfLeft } from './limits.ts';

/** Longer than nginx waits for an answer. */
const delivery = { rule: 'delivery', max: 1, seconds: 600 } as const satisfies Limit;

type Deps = Pick<ApiDeps, 'db' | 'keyedHash' | 'prepare' | 'log'>;

/** Whether no process has claimed this request in the last ten minutes. Undefined if the database fails. */
export async function claimDelivery(deps: Deps, requestId: string): Promise<boolean | undefined> {
  try {
    await deps.prepare();
    const keys = [{ limit: delivery, key: requestId }];
    return await deps.db.transaction((tx) => takeIfLeft(tx, deps.keyedHash, keys));
  } catch (error) {
    deps.log.error({ err: withoutParameters(error), requestId }, 'A delivery could not be claimed');
    return undefined;
  }
}
