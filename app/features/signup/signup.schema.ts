import { checkPhoneForm } from '#app/lib/check-phone-form.ts';
import { readConsents } from '#app/lib/consents.ts';
import type { FormErrors } from '#app/lib/form-state.ts';
import { signUpRequestSchema } from '#contract/members.ts';

/** Fields of the form as the contract has them. */
export function readSignUp(fields: Record<string, string>) {
  return { ...fields, ...readConsents(fields) };
}

export function checkSignUp(fields: Record<string, string>): FormErrors {
  return checkPhoneForm(signUpRequestSchema, readSignUp(fields));
}
