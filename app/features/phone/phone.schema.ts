import type { FormErrors } from '#app/forms/form-state.ts';
import { checkPhoneForm } from '#app/phone/check-phone-form.ts';
import { phoneChangeSchema } from '#contract/members.ts';

export function checkPhoneChange(fields: Record<string, string>): FormErrors {
  return checkPhoneForm(phoneChangeSchema, fields);
}
