import { setTimeout as wait } from 'node:timers/promises';

/** @throws {Error} if the condition is still false after `seconds` */
export async function until(what: () => boolean | Promise<boolean>, seconds = 15): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  while (!(await what())) {
    if (Date.now() > deadline) throw new Error(`Not within ${seconds} s: ${what}`);
    await wait(10);
  }
}

export async function untilFound<T>(find: () => T | undefined | Promise<T | undefined>): Promise<T> {
  const found: T[] = [];
  await until(async () => {
    const one = await find();
    if (one !== undefined) found.push(one);
    return found.length > 0;
  });
  const [one] = found;
  if (one === undefined) throw new Error('The found item was removed');
  return one;
}
