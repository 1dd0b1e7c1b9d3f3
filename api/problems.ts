import type { FieldError } from '#contract/field-codes.ts';
import { type Conflict, type Problem, type ProblemCode, problemStatus } from '#contract/problem.ts';

const titles: Record<ProblemCode, string> = {
  validation_failed: 'The request has fields that are missing or wrong.',
  unauthenticated: 'This needs a session that has not ended.',
  invalid_credentials: 'E-mail or password is wrong.',
  forbidden_origin: 'The request comes from a page of another site.',
  forbidden_network: 'Staff cannot sign in from this network.',
  forbidden: 'The role of this account does not allow this.',
  second_factor_required: 'This needs a second factor of the last ten minutes.',
  captcha_failed: 'The request was not shown to come from a person.',
  rejoin_too_soon: 'A withdrawn account cannot sign up again for six months.',
  account_withdrawn: 'This account has been withdrawn.',
  not_found: 'There is nothing at this address.',
  not_configured: 'This service is not set up here.',
  method_not_allowed: 'This address does not take that method.',
  request_timeout: 'The request took too long to arrive.',
  conflict: 'The request contradicts an earlier one.',
  email_taken: 'The e-mail address is already registered.',
  not_publishable: 'The item has faults that its check names.',
  code_expired: 'The code has expired or was used before.',
  payload_too_large: 'The request is too large.',
  unsupported_media_type: 'The request body has a type that is not taken here.',
  too_many_requests: 'Too many requests. Please try again later.',
  internal: 'Something went wrong on our side.',
  unavailable: 'The service is not available at the moment. Please try again shortly.',
};

const unavailableSeconds = 5;

type ProblemDetails = {
  errors?: FieldError[] | undefined;
  /** Seconds, for the Retry-After header. */
  retryAfter?: number | undefined;
  rejoinAt?: string | undefined;
  ticket?: string | undefined;
  conflict?: Conflict | undefined;
};

/** Expected failure: becomes a problem document at the edge. */
export class ProblemError extends Error {
  override name = 'ProblemError';
  readonly code: ProblemCode;
  readonly details: ProblemDetails;

  constructor(code: ProblemCode, details: ProblemDetails = {}) {
    super(titles[code]);
    this.code = code;
    this.details = details;
  }
}

export function fieldProblem(path: string, code: FieldError['code']): ProblemError {
  return new ProblemError('validation_failed', { errors: [{ path, code }] });
}

export function problemResponse(
  code: ProblemCode,
  requestId: string,
  { errors, retryAfter, rejoinAt, ticket, conflict }: ProblemDetails = {},
  headers: Record<string, string> = {},
): Response {
  const status = problemStatus[code];
  const problem: Problem = {
    type: 'about:blank',
    title: titles[code],
    status,
    code,
    ...(errors && { errors }),
    requestId,
    ...(rejoinAt && { rejoinAt }),
    ...(ticket && { ticket }),
    ...(conflict && { conflict }),
  };
  const seconds = retryAfter ?? (status === 503 ? unavailableSeconds : undefined);
  return new Response(JSON.stringify(problem), {
    status,
    headers: {
      'content-type': 'application/problem+json; charset=utf-8',
      'cache-control': 'no-store',
      ...(seconds === undefined ? {} : { 'retry-after': String(Math.max(1, Math.ceil(seconds))) }),
      ...headers,
    },
  });
}
