import { setTimeout as wait } from 'node:timers/promises';

/** Waits until something is so; fails when it is not within `seconds`. */
export async function until(what: () => boolean | Promise<boolean>, seconds = 15): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  while (!(await what())) {
    if (Date.now() > deadline) throw new Error(`Not within ${seconds} s: ${what}`);
    await wait(10);
  }
}
