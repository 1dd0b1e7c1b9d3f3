import { checkFields } from '#app/lib/check-fields.ts';
import type { FormErrors } from '#app/lib/form-state.ts';
import { loginRequestSchema } from '#contract/members.ts';

export function checkLogin(fields: FormData): FormErrors {
  return checkFields(loginRequestSchema, Object.fromEntries(fields));
}
