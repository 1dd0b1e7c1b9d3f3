import * as v from 'valibot';
import { isTicked } from '#app/consents/consents.ts';
import type { FormErrors } from '#app/forms/form-state.ts';
import { inquiryFormSchema } from '#contract/contacts.ts';
import type { Locale } from '#contract/locales.ts';
import { fieldErrors } from '#contract/problem.ts';
import { wholeNumber } from './phone.ts';

/** Fields of the inquiry form in their order on the page. */
export const inquiryFields = [
  'type',
  'fullName',
  'email',
  'mobile',
  'subject',
  'content',
  'files',
  'privacyAgree',
] as const;

export type InquiryField = (typeof inquiryFields)[number];

/** The ones with a value that can be shown again, and the country of the telephone number. */
const valueFields = [
  'type',
  'fullName',
  'email',
  'mobile',
  'mobileCountry',
  'subject',
  'content',
  'privacyAgree',
] as const;

/** Hidden fields: what the server needs to know of the visit beside what was typed. */
const hiddenFields = ['idempotencyKey', 'stamp', 'consentVersion', 'captchaToken'] as const;

/**
 * The field that nobody sees and programs fill in. Its name says nothing to browsers that fill in forms, and what a
 * program looks for.
 */
export const honeypotField = 'homepageUrl';

export type InquiryValues = Partial<Record<(typeof valueFields)[number], string>>;
export type InquiryHidden = Partial<Record<(typeof hiddenFields)[number] | typeof honeypotField, string>>;

/** Name of the form that asks how far an inquiry is. */
export const statusFormName = 'status';

function pick<TName extends string>(fields: Partial<Record<string, string>>, names: readonly TName[]) {
  const picked: Partial<Record<TName, string>> = {};
  for (const name of names) if (fields[name] !== undefined) picked[name] = fields[name];
  return picked;
}

/** The parts of a posted form; unknown fields are left out. */
export function readInquiry(fields: Partial<Record<string, string>>): {
  values: InquiryValues;
  hidden: InquiryHidden;
} {
  return { values: pick(fields, valueFields), hidden: pick(fields, [...hiddenFields, honeypotField]) };
}

/** Applies the contract's rules to an inquiry, in the browser and on the server alike. */
export function checkInquiry(values: InquiryValues, locale: Locale) {
  const { mobile, mobileCountry, privacyAgree, ...others } = values;
  const form = {
    ...others,
    mobile: wholeNumber(mobile, mobileCountry),
    privacyAgree: isTicked(privacyAgree),
  };
  const result = v.safeParse(inquiryFormSchema(locale), form);
  if (result.success) return { inquiry: result.output };
  const errors: FormErrors = Object.fromEntries(
    fieldErrors(result.issues).map(({ path, code }) => [path, code]),
  );
  return { errors };
}

export const inquiryKeySchema = v.pipe(v.string(), v.uuid());
