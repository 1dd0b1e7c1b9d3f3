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
import { type AskedField, askedFields } from './asked-fields.ts';

const { termsAgree, privacyAgree } = signUpRequestSchema.entries;

const rules = {
  email: accountEmailSchema,
  password: loginRequestSchema.entries.password,
  name: nameSchema,
  termsAgree,
  privacyAgree,
};

/** An existing account needs its password, unless the visitor may still change the address. */
function isRequired(field: AskedField, asks: readonly AskedField[]): boolean {
  return asks.includes(field) && !(field === 'password' && asks.includes('email'));
}

export function checkAsked(asks: readonly AskedField[], fields: Record<string, string>): FormErrors {
  const asked = askedFields.filter((field) => isRequired(field, asks));
  const schema = v.object(Object.fromEntries(asked.map((field) => [field, rules[field]])));
  return checkFields(schema, { ...fields, ...readConsents(fields) });
}
