import * as v from 'valibot';
import { fieldCodeSchema } from '#contract/field-codes.ts';

const formErrorsSchema = v.record(v.string(), fieldCodeSchema);

export type FormErrors = v.InferOutput<typeof formErrorsSchema>;

export const failureStatus = {
  changed: 409,
  too_many: 429,
  too_large: 413,
  too_fast: 400,
  again: 400,
  consent_changed: 409,
  captcha: 403,
  signed_out: 401,
  incorrect: 401,
  email_taken: 409,
  expired: 410,
  /** A former member; `context.rejoinAt` is when the re-registration block ends. */
  rejoin: 403,
  withdrawn: 403,
  conflict: 409,
  not_found: 404,
  failed: 503,
} as const;

export type FormFailure = keyof typeof failureStatus;

const failureNames = Object.keys(failureStatus) as FormFailure[];

const contextSchema = v.record(v.string(), v.string());

export type FormResult = {
  errors: FormErrors;
  failure: FormFailure | undefined;
  retryAfter?: number | undefined;
  context?: Record<string, string> | undefined;
};

export const formResultEntries = {
  errors: formErrorsSchema,
  failure: v.optional(v.picklist(failureNames)),
  retryAfter: v.optional(v.number()),
  context: v.optional(contextSchema),
};

export const formAnswerSchema = v.union([
  v.object({ ok: v.literal(true), location: v.pipe(v.string(), v.regex(/^\//)) }),
  v.object({ ok: v.literal(false), ...formResultEntries }),
]);

export type FormAnswer = v.InferOutput<typeof formAnswerSchema>;

export type PostedForm = FormResult & {
  name: string;
  values: Partial<Record<string, string | undefined>>;
  hidden: Partial<Record<string, string | undefined>>;
  /** A browser cannot be given files back. */
  fileNames: readonly string[];
};

export const noFailure: FormResult = { errors: {}, failure: undefined };

export const formNameField = 'form';
