import * as v from 'valibot';
import { checkFields } from '#app/lib/check-fields.ts';
import { readConsents } from '#app/lib/consents.ts';
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

/** Whoever becomes a new member is asked for all consents, whoever only opens an account for none. */
export function asksConsents(asks: readonly AskedField[]): boolean {
  return asks.includes('termsAgree') || asks.includes('privacyAgree');
}

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
