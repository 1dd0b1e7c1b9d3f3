import {
  BrokenCircuitError,
  ConsecutiveBreaker,
  circuitBreaker,
  DelegateBackoff,
  handleAll,
  handleWhen,
  retry,
  wrap,
} from 'cockatiel';

/** So many reads in a row that the API does not answer mean that it is away. */
const failuresToBreak = 5;

/** For how long it is then left alone: after this, one read tries whether it is back. */
const breakMs = 1_000;

/** Milliseconds before a read is tried again: long enough for a restarted process, and not the same for all. */
const retryDelay = () => 50 + Math.random() * 150;

/** Answers of proxies and of the API itself by which it is away, and may be back at once. */
const awayStatuses = new Set([502, 503, 504]);

function isAway(answer: unknown): boolean {
  const status = typeof answer === 'object' && answer && 'status' in answer ? answer.status : undefined;
  return typeof status === 'number' && awayStatuses.has(status);
}

const circuit = circuitBreaker(handleAll.orWhenResult(isAway), {
  halfOpenAfter: breakMs,
  breaker: new ConsecutiveBreaker(failuresToBreak),
});

const again = retry(handleWhen((error) => !(error instanceof BrokenCircuitError)).orWhenResult(isAway), {
  maxAttempts: 1,
  backoff: new DelegateBackoff(retryDelay),
});

const policy = wrap(again, circuit);

/**
 * Reads from the API: once more where that may help, and not at all while it is known to be away.
 * @param signal of the time that all of it may take: what took that long is not tried again
 * @throws what `read` threw last, or {BrokenCircuitError} while the API is away
 */
export function readResiliently<T>(read: () => Promise<T>, signal: AbortSignal): Promise<T> {
  return policy.execute(read, signal);
}
