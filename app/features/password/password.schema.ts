import { checkFields } from '#app/forms/check-fields.ts';
import type { FormErrors } from '#app/forms/form-state.ts';
import { passwordForgotSchema, passwordResetSchema } from '#contract/members.ts';

export function checkForgot(fields: FormData): FormErrors {
  return checkFields(passwordForgotSchema, Object.fromEntries(fields));
}

export function checkReset(fields: FormData): FormErrors {
  return checkFields(passwordResetSchema, Object.fromEntries(fields));
}
