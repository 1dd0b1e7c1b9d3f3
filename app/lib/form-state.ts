import type { FieldCode } from '#contract/problem.ts';

/** Wrong fields of a form by name. */
export type FormErrors = Record<string, FieldCode>;

/** Why a form as a whole was not taken, when it is not about one field. */
export const formFailures = [
  /** It differs from what was sent under the same key before. */
  'changed',
  'too_many',
  'too_large',
  /** It came sooner than anybody types. */
  'too_fast',
  /** The form is too old, was tampered with, or was filled in where nobody sees a field. */
  'again',
  /** What has to be agreed to is another text by now. */
  'consent_changed',
  'captcha',
  'failed',
] as const;

export type FormFailure = (typeof formFailures)[number];

/** Why and where a form was not taken. */
export type FormResult = {
  errors: FormErrors;
  failure: FormFailure | undefined;
  /** Seconds until trying again makes sense, after too many. */
  retryAfter?: number | undefined;
};

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
