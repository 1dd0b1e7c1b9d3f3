import { checkFields } from '#app/forms/check-fields.ts';
import type { FormErrors } from '#app/forms/form-state.ts';
import { loginRequestSchema } from '#contract/members.ts';

export function checkLogin(fields: FormData): FormErrors {
  return checkFields(loginRequestSchema, Object.fromEntries(fields));
}
