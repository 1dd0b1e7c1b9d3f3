import { BulkheadRejectedError, bulkhead } from 'cockatiel';

/**
 * Concurrent page renders; most wait for the API. The contract requires 256 before any is refused. More would use
 * memory without finishing sooner.
 */
const underWay = 256;

/** Requests that may wait for a slot. */
const waiting = 256;

/** Milliseconds. A client that has waited longer has most likely left. */
const patienceMs = 10_000;

/** All slots and waiting places are taken. */
export class BusyError extends Error {
  override name = 'BusyError';
}

export type ConcurrencyLimit = {
  /**
   * Runs a task in a slot.
   * @throws {BusyError} when too many wait already, or after too long a wait
   */
  enter<T>(run: () => Promise<T>): Promise<T>;
};

/** Limits running and waiting tasks. */
export function createConcurrencyLimit(limits = { underWay, waiting, patienceMs }): ConcurrencyLimit {
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
