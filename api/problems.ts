import { type FieldError, type Problem, type ProblemCode, problemStatus } from '#contract/problem.ts';

const titles: Record<ProblemCode, string> = {
  validation_failed: 'The request has fields that are missing or wrong.',
  forbidden_origin: 'The request comes from a page of another site.',
  not_found: 'There is nothing at this address.',
  method_not_allowed: 'This address does not take that method.',
  conflict: 'The request contradicts an earlier one.',
  payload_too_large: 'The request is too large.',
  unsupported_media_type: 'The request body has to be JSON.',
  too_many_requests: 'Too many requests. Please try again later.',
  internal: 'Something went wrong on our side.',
  unavailable: 'The service is not available at the moment. Please try again shortly.',
};

/** Seconds after which a client may try again when the database is away. */
const retryAfterSeconds = 5;

/** An answer that is not a success. Thrown by routes, turned into a problem document at the edge. */
export class ProblemError extends Error {
  override name = 'ProblemError';
  readonly code: ProblemCode;
  readonly errors: FieldError[] | undefined;

  constructor(code: ProblemCode, errors?: FieldError[]) {
    super(titles[code]);
    this.code = code;
    this.errors = errors;
  }
}

/** A problem document (RFC 9457) as a response. */
export function problemResponse(
  code: ProblemCode,
  requestId: string,
  options: { errors?: FieldError[] | undefined; headers?: Record<string, string> } = {},
): Response {
  const status = problemStatus[code];
  const problem: Problem = {
    type: 'about:blank',
    title: titles[code],
    status,
    code,
    ...(options.errors ? { errors: options.errors } : {}),
    requestId,
  };
  return new Response(JSON.stringify(problem), {
    status,
    headers: {
      'content-type': 'application/problem+json; charset=utf-8',
      'cache-control': 'no-store',
      ...(status === 503 ? { 'retry-after': String(retryAfterSeconds) } : {}),
      ...options.headers,
    },
  });
}
