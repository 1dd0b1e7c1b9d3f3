import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { within, withSignal } from '#app/api-client/deadline.server.ts';

const activeTimers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;

describe('an operation with a time limit', () => {
  it('is given up when that is over', async () => {
    const late = within(10, (signal) => withSignal(wait(5_000, 'late', { signal }), signal));
    await expect(late).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  it('is given up even when it knows nothing of signals', async () => {
    const never = new Promise<never>(() => undefined);
    await expect(within(10, (signal) => withSignal(never, signal))).rejects.toMatchObject({
      name: 'TimeoutError',
    });
  });

  it('is given up at once when the time is over already, and its own failure ends nothing', async () => {
    const failures: unknown[] = [];
    const note = (reason: unknown) => failures.push(reason);
    process.on('unhandledRejection', note);
    const failing = Promise.reject(new Error('aborted'));
    await expect(withSignal(failing, AbortSignal.abort())).rejects.toThrow();
    await wait(10);
    process.off('unhandledRejection', note);
    expect(failures).toEqual([]);
  });

  it('leaves no timer that would retain its context', async () => {
    const before = activeTimers();
    expect(await within(60_000, async () => 'done')).toBe('done');
    await expect(within(60_000, async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(activeTimers()).toBe(before);
  });
});
