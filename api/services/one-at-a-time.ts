const tails = new Map<string, Promise<unknown>>();

/** For order within a process; no mutual exclusion across processes. */
export async function oneAtATime<TResult>(key: string, task: () => Promise<TResult>): Promise<TResult> {
  const earlier = tails.get(key) ?? Promise.resolve();
  const running = earlier.then(task);
  const tail = running.catch(() => undefined);
  tails.set(key, tail);
  try {
    return await running;
  } finally {
    if (tails.get(key) === tail) tails.delete(key);
  }
}
