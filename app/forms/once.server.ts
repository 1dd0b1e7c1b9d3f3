/** What is under way, by what it is. */
const underWay = new Map<string, Promise<unknown>>();

/**
 * Does a thing once that is asked for again while it is under way, in this process: a double click without JavaScript
 * posts a form twice.
 * @param key names the thing and who asks for it; it has the task's own result
 */
export function once<T>(key: readonly unknown[], task: () => Promise<T>): Promise<T> {
  const name = JSON.stringify(key);
  const earlier = underWay.get(name) as Promise<T> | undefined;
  if (earlier !== undefined) return earlier;
  const running = task().finally(() => underWay.delete(name));
  underWay.set(name, running);
  return running;
}
