import * as v from 'valibot';
import { timestampSchema } from './text.ts';

/** Error codes of the API with the status that each is sent with (contract, section 4). */
export const problemStatus = {
  validation_failed: 400,
  unauthenticated: 401,
  invalid_credentials: 401,
  forbidden_origin: 403,
  captcha_failed: 403,
  rejoin_too_soon: 403,
  account_withdrawn: 403,
  not_found: 404,
  not_configured: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  conflict: 409,
  email_taken: 409,
  code_expired: 410,
  payload_too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ProblemCode = keyof typeof problemStatus;

/** Codes of a wrong field. */
const fieldCodes = [
  'required',
  'invalid',
  'invalid_email',
  'invalid_phone',
  'invalid_number',
  'out_of_range',
  'too_short',
  'too_long',
  'forbidden_character',
  'consent_required',
  'invalid_code',
  'invalid_date',
  'too_many_files',
  'file_too_large',
  'file_type',
  'file_name',
] as const;

export type FieldCode = (typeof fieldCodes)[number];

const fieldErrorSchema = v.object({
  path: v.pipe(v.string(), v.maxLength(200)),
  code: v.pipe(v.string(), v.maxLength(64)),
});

export type FieldError = { path: string; code: FieldCode };

/** application/problem+json (RFC 9457) with a stable code, the wrong fields and the request's id. */
export const problemSchema = v.object({
  type: v.string(),
  title: v.string(),
  status: v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599)),
  code: v.pipe(v.string(), v.maxLength(64)),
  errors: v.optional(v.array(fieldErrorSchema)),
  requestId: v.string(),
  /** When a withdrawn member may sign up again. */
  rejoinAt: v.optional(timestampSchema),
  /** Of a sign-in by a provider that needs one more thing: to be sent back with it. */
  ticket: v.optional(v.string()),
});

export type Problem = v.InferOutput<typeof problemSchema>;

const knownFieldCodes: ReadonlySet<string> = new Set(fieldCodes);

export function isFieldCode(code: string): code is FieldCode {
  return knownFieldCodes.has(code);
}

/** The issues of a failed parse as one error a field: the first one found for each. */
export function fieldErrors(issues: readonly v.BaseIssue<unknown>[]): FieldError[] {
  const byPath = new Map<string, FieldError>();
  for (const issue of issues) {
    const path = v.getDotPath(issue) ?? '';
    if (byPath.has(path)) continue;
    const missing = issue.input === undefined;
    const code = isFieldCode(issue.message) ? issue.message : missing ? 'required' : 'invalid';
    byPath.set(path, { path, code });
  }
  return [...byPath.values()];
}
