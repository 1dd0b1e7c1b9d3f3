import { checkPhoneForm } from '#app/lib/check-phone-form.ts';
import type { FormErrors } from '#app/lib/form-state.ts';
import { phoneChangeSchema } from '#contract/members.ts';

export function checkPhoneChange(fields: Record<string, string>): FormErrors {
  return checkPhoneForm(phoneChangeSchema, fields);
}
