import { BulkheadRejectedError, bulkhead } from 'cockatiel';

/**
 * How many pages are made at the same time, most of them waiting for the API: the contract asks for 256 before any is
 * refused. More would hold more memory, and none would be done sooner.
 */
const underWay = 256;

/** How many more wait for their turn. */
const waiting = 256;

/** Whoever has waited for longer has most likely gone. */
const patienceMs = 10_000;

/** There is more to do than can be done. */
export class BusyError extends Error {
  override name = 'BusyError';
}

export type Gate = {
  /**
   * Does something when it is its turn.
   * @throws {BusyError} at once where too many wait already, and for what waited for too long
   */
  enter<T>(run: () => Promise<T>): Promise<T>;
};

/** Bounds what is under way and what waits for it. */
export function createGate(limits = { underWay, waiting, patienceMs }): Gate {
  const bounded = bulkhead(limits.underWay, limits.waiting);
  return {
    async enter(run) {
      const asked = performance.now();
      try {
        return await bounded.execute(() => {
          if (performance.now() - asked > limits.patienceMs) throw new BusyError('It waited for too long');
          return run();
        });
      } catch (error) {
        if (error instanceof BulkheadRejectedError) throw new BusyError('Too many wait');
        throw error;
      }
    },
  };
}
