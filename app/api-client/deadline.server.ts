/**
 * Does something that may take this long: its signal is aborted then. Unlike the timer of AbortSignal.timeout, which stays
 * until its signal is collected, this one ends with what it watches: a timer keeps the request that it was set in, with all
 * that was made for it.
 */
export async function within<T>(milliseconds: number, run: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const patience = new AbortController();
  const timer = setTimeout(
    () => patience.abort(new DOMException(`Not done after ${milliseconds} ms`, 'TimeoutError')),
    milliseconds,
  );
  try {
    return await run(patience.signal);
  } finally {
    clearTimeout(timer);
  }
}

/** A promise that ends with the signal at the latest: the API in this process knows nothing of signals. */
export function withSignal<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    // First: a promise that fails and that nobody has listened to ends the process.
    promise.then(resolve, reject);
    if (signal.aborted) reject(signal.reason);
    else signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
