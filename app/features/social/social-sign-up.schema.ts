import * as v from 'valibot';
import { readConsents } from '#app/consents/consents.ts';
import { checkFields } from '#app/forms/check-fields.ts';
import type { FormErrors } from '#app/forms/form-state.ts';
import {
  accountEmailSchema,
  loginRequestSchema,
  nameSchema,
  signUpRequestSchema,
} from '#contract/members.ts';
import { type SignUpField, signUpFields } from './sign-up-fields.ts';

const { termsAgree, privacyAgree } = signUpRequestSchema.entries;

const rules = {
  email: accountEmailSchema,
  password: loginRequestSchema.entries.password,
  name: nameSchema,
  termsAgree,
  privacyAgree,
};

/** An existing account needs its password, unless the visitor may still change the address. */
function isRequired(field: SignUpField, missing: readonly SignUpField[]): boolean {
  return missing.includes(field) && !(field === 'password' && missing.includes('email'));
}

export function checkSignUpFields(
  missing: readonly SignUpField[],
  fields: Record<string, string>,
): FormErrors {
  const required = signUpFields.filter((field) => isRequired(field, missing));
  const schema = v.object(Object.fromEntries(required.map((field) => [field, rules[field]])));
  return checkFields(schema, { ...fields, ...readConsents(fields) });
}
