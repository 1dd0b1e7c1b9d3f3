import * as v from 'valibot';
import { isTicked } from '#app/consents/consents.ts';
import type { FormErrors } from '#app/forms/form-state.ts';
import { inquiryFormSchema } from '#contract/contacts.ts';
import { defaultLocale, type Locale } from '#contract/locales.ts';
import { fieldErrors } from '#rules/field-errors.ts';
import { wholeNumber } from './dial-codes.ts';

type FormField = keyof ReturnType<typeof inquiryFormSchema>['entries'];
export type InquiryField = FormField | 'files';

const formFields = Object.keys(inquiryFormSchema(defaultLocale).entries) as FormField[];

export const inquiryFields: readonly InquiryField[] = [...formFields, 'files'];

/** Fields that can be shown again. */
const valueFields = [...formFields, 'mobileCountry'] as const;

const hiddenFields = ['idempotencyKey', 'timestamp', 'consentVersion', 'captchaToken'] as const;

/** The name of `timestamp` in forms that the previous release rendered. The next release drops it. */
export const previousTimestampField = 'stamp';

/** A meaningless name would attract no bot, and a common one would be filled in by browsers. */
export const honeypotField = 'homepageUrl';

export type InquiryValues = Partial<Record<(typeof valueFields)[number], string>>;
export type InquiryHidden = Partial<Record<(typeof hiddenFields)[number] | typeof honeypotField, string>>;

export const statusFormName = 'status';

function pick<TName extends string>(fields: Partial<Record<string, string>>, names: readonly TName[]) {
  const picked: Partial<Record<TName, string>> = {};
  for (const name of names) if (fields[name] !== undefined) picked[name] = fields[name];
  return picked;
}

export function inquiryValues(fields: Partial<Record<string, string>>): InquiryValues {
  return pick(fields, valueFields);
}

/** Splits a posted form; unknown fields are dropped. */
export function readInquiry(fields: Partial<Record<string, string>>): {
  values: InquiryValues;
  hidden: InquiryHidden;
} {
  const { [previousTimestampField]: timestamp } = fields;
  const hidden = pick({ ...(timestamp && { timestamp }), ...fields }, [...hiddenFields, honeypotField]);
  return { values: inquiryValues(fields), hidden };
}

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
