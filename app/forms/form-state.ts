import * as v from 'valibot';
import { type FieldCode, isFieldCode } from '#contract/problem.ts';

const fieldCodeSchema = v.custom<FieldCode>((code) => typeof code === 'string' && isFieldCode(code));

/** Wrong fields of a form by name. */
const formErrorsSchema = v.record(v.string(), fieldCodeSchema);

export type FormErrors = v.InferOutput<typeof formErrorsSchema>;

/** Why a form as a whole was not taken, when it is not about one field, with the status of the answer. */
export const failureStatus = {
  /** It differs from what was sent under the same key before. */
  changed: 409,
  too_many: 429,
  too_large: 413,
  /** It came sooner than anybody types. */
  too_fast: 400,
  /** The form is too old, was tampered with, or was filled in where nobody sees a field. */
  again: 400,
  /** What has to be agreed to is another text by now. */
  consent_changed: 409,
  captcha: 403,
  /** Nobody is signed in any more. */
  signed_out: 401,
  /** Address and password do not belong together, or the password is not the member's. */
  incorrect: 401,
  email_taken: 409,
  /** A code or a link has expired or was used. */
  expired: 410,
  /** Somebody who left wants to come back too soon; `facts.rejoinAt` is when they may. */
  rejoin: 403,
  withdrawn: 403,
  /** What is to be changed is in another state by now. */
  conflict: 409,
  /** What is to be changed is there no more. */
  not_found: 404,
  failed: 503,
} as const;

export type FormFailure = keyof typeof failureStatus;

const failureNames = Object.keys(failureStatus) as FormFailure[];

/** What a form's answer tells beside what is wrong, by name: moments such as `rejoinAt`, values of hidden fields. */
const factsSchema = v.record(v.string(), v.string());

/** Why and where a form was not taken. */
export type FormResult = {
  errors: FormErrors;
  failure: FormFailure | undefined;
  /** Seconds until trying again makes sense, after too many. */
  retryAfter?: number | undefined;
  facts?: Record<string, string> | undefined;
};

export const formResultEntries = {
  errors: formErrorsSchema,
  failure: v.optional(v.picklist(failureNames)),
  retryAfter: v.optional(v.number()),
  facts: v.optional(factsSchema),
};

/** What the script of a page gets for a form that it posts: where to go on, or why and what to stay for. */
export const formAnswerSchema = v.variant('ok', [
  v.object({ ok: v.literal(true), location: v.pipe(v.string(), v.startsWith('/')) }),
  v.object({ ok: v.literal(false), ...formResultEntries }),
]);

export type FormAnswer = v.InferOutput<typeof formAnswerSchema>;

/** What a form that was posted without JavaScript shows again. */
export type PostedForm = FormResult & {
  /** Which form of its page. */
  name: string;
  values: Partial<Record<string, string | undefined>>;
  /** Values of hidden fields, to be sent again with it. */
  hidden: Partial<Record<string, string | undefined>>;
  /** Names of the files that came with it: a browser cannot be given them back. */
  fileNames: readonly string[];
};

export const unharmed: FormResult = { errors: {}, failure: undefined };

/** By this field a post says which form of its page it is; without it, it is the page's first. */
export const formNameField = 'form';
