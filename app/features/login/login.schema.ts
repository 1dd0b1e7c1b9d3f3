import * as v from 'valibot';
import { checkFields } from '#app/lib/check-fields.ts';
import type { FormErrors } from '#app/lib/form-state.ts';
import { returnSearchEntries } from '#app/lib/return-path.ts';
import { socialSearchEntries } from '#app/lib/social-search.ts';
import { loginRequestSchema } from '#contract/members.ts';

/** `done` is what led here. A sign-in by a provider that failed leads here too. */
export const loginSearchSchema = v.object({
  ...returnSearchEntries,
  done: v.fallback(v.optional(v.picklist(['reset'])), undefined),
  ...socialSearchEntries,
});

export type LoginSearch = v.InferOutput<typeof loginSearchSchema>;

export function checkLogin(fields: FormData): FormErrors {
  return checkFields(loginRequestSchema, Object.fromEntries(fields));
}
