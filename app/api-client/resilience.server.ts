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

/** Consecutive failed reads that open the circuit. */
const failuresToBreak = 5;

/** Milliseconds until one read probes an open circuit. */
const breakMs = 1_000;

/** Milliseconds before a retry: enough for a restarted process, with jitter. */
const retryDelay = () => 50 + Math.random() * 150;

/** Statuses that mean unavailable for the moment. */
const unavailableStatuses = new Set([502, 503, 504]);

function isUnavailable(answer: unknown): boolean {
  const status = typeof answer === 'object' && answer && 'status' in answer ? answer.status : undefined;
  return typeof status === 'number' && unavailableStatuses.has(status);
}

const circuit = circuitBreaker(handleAll.orWhenResult(isUnavailable), {
  halfOpenAfter: breakMs,
  breaker: new ConsecutiveBreaker(failuresToBreak),
});

const again = retry(
  handleWhen((error) => !(error instanceof BrokenCircuitError)).orWhenResult(isUnavailable),
  {
    maxAttempts: 1,
    backoff: new DelegateBackoff(retryDelay),
  },
);

const policy = wrap(again, circuit);

/**
 * Reads from the API with one retry and a circuit breaker.
 * @param signal of the call's deadline: a read that took all of it is not retried
 * @throws what `read` threw last, or {BrokenCircuitError} while the circuit is open
 */
export function readResiliently<T>(read: () => Promise<T>, signal: AbortSignal): Promise<T> {
  return policy.execute(read, signal);
}
