import * as v from 'valibot';
import type { FormErrors } from '#app/lib/form-state.ts';
import { contactReferenceSchema, inquiryFormSchema } from '#contract/contacts.ts';
import type { Locale } from '#contract/locales.ts';
import { fieldErrors } from '#contract/problem.ts';

/** Fields of the inquiry form in their order on the page. */
export const inquiryFields = [
  'type',
  'fullName',
  'email',
  'mobile',
  'subject',
  'content',
  'privacyAgree',
] as const;

export type InquiryField = (typeof inquiryFields)[number];

/** Search params of /contact: `sent` is the reference of the inquiry that was just registered. */
export const inquirySearchSchema = v.object({
  sent: v.fallback(v.optional(contactReferenceSchema), undefined),
});

/** What a form control can send; the real rules are the contract's, applied on both sides. */
const rawField = v.optional(v.string());

/** The fields as typed. */
const inquiryValuesSchema = v.object({
  type: rawField,
  fullName: rawField,
  email: rawField,
  mobile: rawField,
  subject: rawField,
  content: rawField,
  privacyAgree: rawField,
});

export const inquiryKeySchema = v.pipe(v.string(), v.uuid());

/** Input of the server function: the fields, and the key that keeps the inquiry from being stored twice. */
export const inquirySubmissionSchema = v.object({
  idempotencyKey: inquiryKeySchema,
  values: inquiryValuesSchema,
});

export type InquiryValues = v.InferOutput<typeof inquiryValuesSchema>;

/** The fields of a form as typed; files and unknown fields are left out. */
export function readInquiry(form: FormData): InquiryValues {
  const entries = inquiryFields.flatMap((name): [InquiryField, string][] => {
    const value = form.get(name);
    return typeof value === 'string' ? [[name, value]] : [];
  });
  return Object.fromEntries(entries);
}

/** Values of the consent's checkbox that mean yes (contract, section 4). */
const consentValues = ['true', 'on'];

/** Whether the consent's checkbox was ticked. */
export function isConsenting({ privacyAgree }: { privacyAgree?: string | undefined }): boolean {
  return consentValues.includes(privacyAgree ?? '');
}

/** Applies the contract's rules to an inquiry, in the browser and on the server alike. */
export function checkInquiry(values: InquiryValues, locale: Locale) {
  const form = { ...values, privacyAgree: isConsenting(values) };
  const result = v.safeParse(inquiryFormSchema(locale), form);
  if (result.success) return { inquiry: result.output };
  const errors: FormErrors = Object.fromEntries(
    fieldErrors(result.issues).map(({ path, code }) => [path, code]),
  );
  return { errors };
}
