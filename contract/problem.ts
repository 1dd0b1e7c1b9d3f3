import * as v from 'valibot';
import { timestampSchema } from './text.ts';

export const problemStatus = {
  validation_failed: 400,
  unauthenticated: 401,
  invalid_credentials: 401,
  forbidden_origin: 403,
  forbidden_network: 403,
  forbidden: 403,
  second_factor_required: 403,
  captcha_failed: 403,
  rejoin_too_soon: 403,
  account_withdrawn: 403,
  not_found: 404,
  not_configured: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  conflict: 409,
  email_taken: 409,
  not_publishable: 409,
  code_expired: 410,
  payload_too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ProblemCode = keyof typeof problemStatus;

const fieldCodes = [
  'required',
  'invalid',
  'invalid_email',
  'invalid_phone',
  'invalid_number',
  'out_of_range',
  'too_short',
  'too_long',
  'too_common',
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

export const conflictSchema = v.object({
  revision: v.number(),
  act: v.string(),
  by: v.nullable(v.string()),
  at: timestampSchema,
  /** Of an item of the inbox. */
  state: v.optional(v.string()),
  assignee: v.optional(v.nullable(v.string())),
});

export type Conflict = v.InferOutput<typeof conflictSchema>;

/** RFC 9457. */
export const problemSchema = v.object({
  type: v.string(),
  title: v.string(),
  status: v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599)),
  code: v.pipe(v.string(), v.maxLength(64)),
  errors: v.optional(v.array(fieldErrorSchema)),
  requestId: v.string(),
  rejoinAt: v.optional(timestampSchema),
  /** Sent back with the missing fields to continue a social sign-in. */
  ticket: v.optional(v.string()),
  /** Who changed the item since, and what they did. */
  conflict: v.optional(conflictSchema),
});

export type Problem = v.InferOutput<typeof problemSchema>;

const knownFieldCodes: ReadonlySet<string> = new Set(fieldCodes);

export function isFieldCode(code: string): code is FieldCode {
  return knownFieldCodes.has(code);
}

/** One error per field: the first. */
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
