import { describe, expect, it } from 'vitest';
import { BusyError, createConcurrencyLimit } from '#server/concurrency-limit.ts';

/** A task that runs until its `end` is called. */
function inFlight() {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { run: () => ended, end };
}

describe('the concurrencyLimit', () => {
  it('admits a number of requests, queues another number, and refuses the rest at once', async () => {
    const concurrencyLimit = createConcurrencyLimit({ inFlight: 2, waiting: 1, timeoutMs: 10_000 });
    const [first, second] = [inFlight(), inFlight()];
    const inside = [concurrencyLimit.enter(first.run), concurrencyLimit.enter(second.run)];
    const waits = concurrencyLimit.enter(async () => 'done');
    await expect(concurrencyLimit.enter(async () => 'never')).rejects.toThrow(BusyError);
    first.end();
    expect(await waits).toBe('done');
    second.end();
    await Promise.all(inside);
    expect(await concurrencyLimit.enter(async () => 'again')).toBe('again');
  });

  it('removes a request that has waited too long', async () => {
    const concurrencyLimit = createConcurrencyLimit({ inFlight: 1, waiting: 1, timeoutMs: 20 });
    const first = inFlight();
    const inside = concurrencyLimit.enter(first.run);
    const waits = concurrencyLimit.enter(async () => 'too late');
    setTimeout(first.end, 60);
    await expect(waits).rejects.toThrow(BusyError);
    await inside;
  });

  it('passes on what fails inside', async () => {
    const concurrencyLimit = createConcurrencyLimit({ inFlight: 1, waiting: 0, timeoutMs: 10_000 });
    await expect(concurrencyLimit.enter(() => Promise.reject(new TypeError('own')))).rejects.toThrow(
      TypeError,
    );
    expect(await concurrencyLimit.enter(async () => 'free again')).toBe('free again');
  });
});
