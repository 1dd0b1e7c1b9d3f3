import { describe, expect, it } from 'vitest';
import { BusyError, createGate } from '#server/gate.ts';

/** Something that goes on until it is told to end. */
function underWay() {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { run: () => ended, end };
}

describe('the gate', () => {
  it('lets so many in, lets so many wait, and refuses the others at once', async () => {
    const gate = createGate({ underWay: 2, waiting: 1, patienceMs: 10_000 });
    const [first, second] = [underWay(), underWay()];
    const inside = [gate.enter(first.run), gate.enter(second.run)];
    const waits = gate.enter(async () => 'done');
    await expect(gate.enter(async () => 'never')).rejects.toThrow(BusyError);
    first.end();
    expect(await waits).toBe('done');
    second.end();
    await Promise.all(inside);
    expect(await gate.enter(async () => 'again')).toBe('again');
  });

  it('does nothing more for whoever has waited for too long', async () => {
    const gate = createGate({ underWay: 1, waiting: 1, patienceMs: 20 });
    const first = underWay();
    const inside = gate.enter(first.run);
    const waits = gate.enter(async () => 'too late');
    setTimeout(first.end, 60);
    await expect(waits).rejects.toThrow(BusyError);
    await inside;
  });

  it('passes on what fails inside', async () => {
    const gate = createGate({ underWay: 1, waiting: 0, patienceMs: 10_000 });
    await expect(gate.enter(() => Promise.reject(new TypeError('own')))).rejects.toThrow(TypeError);
    expect(await gate.enter(async () => 'free again')).toBe('free again');
  });
});
