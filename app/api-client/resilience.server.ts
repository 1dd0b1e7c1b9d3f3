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

const failuresToBreak = 5;

const breakMs = 1_000;

/** Milliseconds before a retry: enough for a restarted process, with jitter. */
const retryDelay = () => 50 + Math.random() * 150;

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

export function readResiliently<T>(read: () => Promise<T>, signal: AbortSignal): Promise<T> {
  return policy.execute(read, signal);
}
