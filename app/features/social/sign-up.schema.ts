import * as v from 'valibot';
import { checkFields } from '#app/lib/check-fields.ts';
import type { FormErrors } from '#app/lib/form-state.ts';
import {
  accountEmailSchema,
  loginRequestSchema,
  nameSchema,
  signUpRequestSchema,
} from '#contract/members.ts';

/** What a visitor may be asked for whom a provider has identified. */
export const askedFields = ['email', 'password', 'name', 'termsAgree', 'privacyAgree'] as const;

export type AskedField = (typeof askedFields)[number];

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

/** Text of a form as the API takes it: what was ticked is true. */
function toValue(field: AskedField, text: unknown): unknown {
  return field.endsWith('Agree') ? text === 'true' : text;
}

/** The wrong ones of the fields that are asked for. */
export function checkAsked(asks: readonly AskedField[], fields: Record<string, unknown>): FormErrors {
  const asked = askedFields.filter((field) => isRequired(field, asks));
  const schema = v.object(Object.fromEntries(asked.map((field) => [field, rules[field]])));
  return checkFields(
    schema,
    Object.fromEntries(asked.map((field) => [field, toValue(field, fields[field])])),
  );
}
