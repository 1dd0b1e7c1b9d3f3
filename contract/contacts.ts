import * as v from 'valibot';
import { contactReferenceSchema, contactTypes } from './contact-reference.ts';
import type { Locale } from './locales.ts';
import {
  emailMaxLength,
  emailSchema,
  internationalPhoneSchema,
  lineSchema,
  optionalField,
  paragraphsSchema,
  phoneMaxLength,
  timestampSchema,
} from './text.ts';

/** Languages in which an inquiry needs a telephone number (contract, section 3). */
export function isMobileRequired(locale: Locale): boolean {
  return locale === 'zh-CN' || locale === 'zh-TW';
}

/** Longest values of the text fields, in UTF-16 code units. */
export const contactMaxLengths = {
  fullName: 100,
  email: emailMaxLength,
  mobile: phoneMaxLength,
  subject: 200,
  content: 5000,
};

/** Request fields shared by the API and the site's form; they differ in the subject, which only the form requires. */
const contactEntries = {
  type: v.picklist(contactTypes, 'required'),
  fullName: lineSchema(contactMaxLengths.fullName),
  email: emailSchema,
  content: paragraphsSchema(contactMaxLengths.content),
  privacyAgree: v.literal(true, 'consent_required'),
};

function mobileSchema(locale: Locale) {
  return isMobileRequired(locale) ? internationalPhoneSchema : optionalField(internationalPhoneSchema);
}

/** Body of POST /api/v1/contacts for a request in `locale`. */
export function contactRequestSchema(locale: Locale) {
  return v.object({
    ...contactEntries,
    mobile: mobileSchema(locale),
    subject: optionalField(lineSchema(contactMaxLengths.subject)),
  });
}

/** The site's inquiry form in `locale`. */
export function inquiryFormSchema(locale: Locale) {
  return v.object({
    ...contactEntries,
    mobile: mobileSchema(locale),
    subject: lineSchema(contactMaxLengths.subject),
  });
}

export type ContactRequest = v.InferOutput<ReturnType<typeof contactRequestSchema>>;

export const contactReceiptSchema = v.object({
  reference: contactReferenceSchema,
  receivedAt: timestampSchema,
});

export type ContactReceipt = v.InferOutput<typeof contactReceiptSchema>;

export const contactStatusSchema = v.object({
  reference: contactReferenceSchema,
  status: v.picklist(['received', 'processing', 'answered']),
});

export type ContactStatus = v.InferOutput<typeof contactStatusSchema>;
