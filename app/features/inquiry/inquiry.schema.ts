import * as v from 'valibot';
import { contactReferenceSchema } from '#contract/contacts.ts';

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

/** Values of the consent's checkbox that mean yes (contract, section 4). */
const consentValues = ['true', 'on'];

/** The fields as the contract's schema takes them: a checkbox is true or not there. */
export function toInquiryForm(values: InquiryValues) {
  return { ...values, privacyAgree: consentValues.includes(values.privacyAgree ?? '') };
}

export type InquiryValues = v.InferOutput<typeof inquiryValuesSchema>;
