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

const fieldErrorSchema = v.object({
  path: v.pipe(v.string(), v.maxLength(200)),
  code: v.pipe(v.string(), v.maxLength(64)),
});

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
  /** The person who changed the item since, and the act. */
  conflict: v.optional(conflictSchema),
});

export type Problem = v.InferOutput<typeof problemSchema>;
