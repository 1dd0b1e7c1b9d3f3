import { checkFields } from '#app/forms/check-fields.ts';
import type { FormErrors } from '#app/forms/form-state.ts';
import { passwordChangeSchema } from '#contract/members.ts';

export function checkPasswordChange(fields: FormData): FormErrors {
  return checkFields(passwordChangeSchema, Object.fromEntries(fields));
}
