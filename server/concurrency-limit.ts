import { BulkheadRejectedError, bulkhead } from 'cockatiel';

/** The contract requires 256 concurrent renders. More would use memory without finishing sooner. */
const inFlight = 256;

const waiting = 256;

/** Milliseconds. A client that has waited longer has most likely left. */
const timeoutMs = 10_000;

export class BusyError extends Error {
  override name = 'BusyError';
}

export type ConcurrencyLimit = {
  /** @throws {BusyError} when too many wait already, or after too long a wait */
  enter<T>(run: () => Promise<T>): Promise<T>;
};

export function createConcurrencyLimit(limits = { inFlight, waiting, timeoutMs }): ConcurrencyLimit {
  const bounded = bulkhead(limits.inFlight, limits.waiting);
  return {
    async enter(run) {
      const start = performance.now();
      try {
        return await bounded.execute(() => {
          if (performance.now() - start > limits.timeoutMs)
            throw new BusyError('The request waited too long for a slot');
          return run();
        });
      } catch (error) {
        if (error instanceof BulkheadRejectedError) throw new BusyError('The queue for slots is full');
        throw error;
      }
    },
  };
}
