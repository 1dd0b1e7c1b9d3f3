/** The end of what runs or waits under each key. */
const tails = new Map<string, Promise<unknown>>();

/**
 * Runs a task after all earlier ones with the same key, in this process. For order, not for safety: other
 * processes know nothing of it.
 */
export async function oneAtATime<TResult>(key: string, task: () => Promise<TResult>): Promise<TResult> {
  const earlier = tails.get(key) ?? Promise.resolve();
  const running = earlier.then(task);
  // Whoever comes next waits for the end of this one, however it ends.
  const tail = running.catch(() => undefined);
  tails.set(key, tail);
  try {
    return await running;
  } finally {
    if (tails.get(key) === tail) tails.delete(key);
  }
}
