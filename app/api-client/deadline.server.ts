/** AbortSignal.timeout would retain the request and everything rendered for it until its signal is collected. */
export async function within<T>(milliseconds: number, run: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const timeout = new AbortController();
  const timer = setTimeout(
    () => timeout.abort(new DOMException(`Not done after ${milliseconds} ms`, 'TimeoutError')),
    milliseconds,
  );
  try {
    return await run(timeout.signal);
  } finally {
    clearTimeout(timer);
  }
}

export function withSignal<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    // Listen first: an unhandled rejection ends the process.
    promise.then(resolve, reject);
    if (signal.aborted) reject(signal.reason);
    else signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
