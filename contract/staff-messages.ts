import * as v from 'valibot';
import { maxPageSize } from './list-limits.ts';
import { integerText } from './paging.ts';
import { identifierSchema, timestampSchema } from './text.ts';

export const messageKinds = ['mail', 'sms', 'unlink'] as const;

export type MessageKind = (typeof messageKinds)[number];

export const messageStates = ['waiting', 'failed'] as const;

export type MessageState = (typeof messageStates)[number];

/** `address`: the recipient was refused. `busy`: a temporary refusal. `unreachable`, `credentials`: our setup. */
const failureReasons = ['address', 'busy', 'unreachable', 'credentials', 'refused', 'other'] as const;

export type FailureReason = (typeof failureReasons)[number];

const defaultSize = 50;

const positionSchema = v.optional(v.pipe(v.string(), v.regex(/^\d{1,17}_[\da-f-]{36}$/, 'invalid')));

export const messageQuerySchema = v.object({
  state: v.optional(v.picklist(messageStates)),
  kind: v.optional(v.picklist(messageKinds)),
  after: positionSchema,
  before: positionSchema,
  size: v.optional(integerText(1, maxPageSize), defaultSize),
});

export type MessageQuery = v.InferOutput<typeof messageQuerySchema>;

const failureSchema = v.nullable(v.object({ reason: v.picklist(failureReasons), detail: v.string() }));

const staffMessageSchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  kind: v.picklist(messageKinds),
  state: v.picklist(messageStates),
  createdAt: timestampSchema,
  nextAttemptAt: v.nullable(timestampSchema),
  attempts: v.number(),
  failure: failureSchema,
  to: v.string(),
  subject: v.string(),
  reference: v.nullable(v.string()),
});

export type StaffMessage = v.InferOutput<typeof staffMessageSchema>;

export const messageListSchema = v.object({
  data: v.array(staffMessageSchema),
  page: v.object({
    total: v.number(),
    next: v.nullable(v.string()),
    previous: v.nullable(v.string()),
  }),
});

export const messageParamsSchema = v.object({ id: v.pipe(v.string(), v.uuid()) });

export const resendSchema = v.object({
  ids: v.optional(
    v.pipe(
      v.array(v.pipe(v.string(), v.uuid('invalid'))),
      v.nonEmpty('required'),
      v.maxLength(maxPageSize, 'too_long'),
    ),
  ),
});

export const resentSchema = v.object({ resent: v.number() });

export const fullAddressSchema = v.object({ address: v.string() });

const bounceSchema = v.object({
  id: identifierSchema,
  kind: v.picklist(['mail', 'sms']),
  address: v.string(),
  refusals: v.number(),
  failure: failureSchema,
  firstAt: timestampSchema,
  lastAt: timestampSchema,
});

export type Bounce = v.InferOutput<typeof bounceSchema>;

export const bounceListSchema = v.array(bounceSchema);
