import * as v from 'valibot';
import { checkFields } from '#app/lib/check-fields.ts';
import type { FormErrors } from '#app/lib/form-state.ts';
import { passwordForgotSchema, passwordResetSchema, tokenSchema } from '#contract/members.ts';

export const forgotSearchSchema = v.object({
  done: v.fallback(v.optional(v.picklist(['sent'])), undefined),
});

export type ForgotSearch = v.InferOutput<typeof forgotSearchSchema>;

/** The secret of a mailed link; undefined for a link that was cut or changed. */
export const resetSearchSchema = v.object({ token: v.fallback(v.optional(tokenSchema), undefined) });

export type ResetSearch = v.InferOutput<typeof resetSearchSchema>;

export function checkForgot(fields: FormData): FormErrors {
  return checkFields(passwordForgotSchema, Object.fromEntries(fields));
}

export function checkReset(fields: FormData): FormErrors {
  return checkFields(passwordResetSchema, Object.fromEntries(fields));
}
