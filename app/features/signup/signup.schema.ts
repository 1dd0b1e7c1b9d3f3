import { readConsents } from '#app/consents/consents.ts';
import type { FormErrors } from '#app/forms/form-state.ts';
import { checkPhoneForm } from '#app/phone/check-phone-form.ts';
import { signUpRequestSchema } from '#contract/members.ts';

export function readSignUp(fields: Record<string, string>) {
  return { ...fields, ...readConsents(fields) };
}

export function checkSignUp(fields: Record<string, string>): FormErrors {
  return checkPhoneForm(signUpRequestSchema, readSignUp(fields));
}
