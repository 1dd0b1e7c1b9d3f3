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

/** Who is asked for an address too may give another one, whose account, if there is any, has another password. */
function isRequired(field: AskedField, asks: readonly AskedField[]): boolean {
  return asks.includes(field) && !(field === 'password' && asks.includes('email'));
}

/** The wrong ones of the fields that are asked for. */
export function checkAsked(asks: readonly AskedField[], fields: Record<string, string>): FormErrors {
  const asked = askedFields.filter((field) => isRequired(field, asks));
  const schema = v.object(Object.fromEntries(asked.map((field) => [field, rules[field]])));
  return checkFields(schema, { ...fields, ...readConsents(fields) });
}
