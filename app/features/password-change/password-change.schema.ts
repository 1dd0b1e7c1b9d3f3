import * as v from 'valibot';
import { checkFields } from '#app/lib/check-fields.ts';
import type { FormErrors } from '#app/lib/form-state.ts';
import { passwordChangeSchema } from '#contract/members.ts';

/** `done` is what was just done: the password was changed, or the first one was set. */
export const passwordChangeSearchSchema = v.object({
  done: v.fallback(v.optional(v.picklist(['changed', 'set'])), undefined),
});

export type PasswordChangeSearch = v.InferOutput<typeof passwordChangeSearchSchema>;

/** A member without a password has no field for the present one. */
export function checkPasswordChange(fields: FormData): FormErrors {
  return checkFields(passwordChangeSchema, Object.fromEntries(fields));
}
