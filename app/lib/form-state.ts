import type { FieldCode } from '#contract/problem.ts';

/** Wrong fields of a form by name. */
export type FormErrors = Partial<Record<string, FieldCode>>;

/** Why a form as a whole was not taken, when it is not about one field. */
export type FormFailure = 'changed' | 'too_many' | 'failed';

/** What a form that was posted without JavaScript shows again. */
export type PostedForm = {
  values: Partial<Record<string, string>>;
  errors: FormErrors;
  failure: FormFailure | undefined;
  /** The key that it came with, to be sent again with it. */
  idempotencyKey?: string;
};
