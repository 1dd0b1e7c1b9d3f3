import * as v from 'valibot';
import { contactTypes } from './contact-types.ts';
import type { Locale } from './locales.ts';
import { contactReferencePattern } from './patterns.ts';
import { internationalPhoneSchema, phoneMaxLength } from './phone-numbers.ts';
import { lineSchema } from './short-text.ts';
import { emailMaxLength, emailSchema, optionalField, paragraphsSchema, timestampSchema } from './text.ts';

export const contactReferenceSchema = v.pipe(v.string(), v.regex(contactReferencePattern, 'invalid'));

export const localesWithMobile: readonly Locale[] = ['zh-CN', 'zh-TW'];

export const contactMaxLengths = {
  fullName: 100,
  email: emailMaxLength,
  mobile: phoneMaxLength,
  subject: 200,
  content: 5000,
};

const contactEntries = {
  type: v.picklist(contactTypes, 'required'),
  fullName: lineSchema(contactMaxLengths.fullName),
  email: emailSchema,
  content: paragraphsSchema(contactMaxLengths.content),
  privacyAgree: v.literal(true, 'consent_required'),
};

function mobileSchema(locale: Locale) {
  return localesWithMobile.includes(locale)
    ? internationalPhoneSchema
    : optionalField(internationalPhoneSchema);
}

export function contactRequestSchema(locale: Locale) {
  return v.object({
    ...contactEntries,
    mobile: mobileSchema(locale),
    subject: optionalField(lineSchema(contactMaxLengths.subject)),
  });
}

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

/** Both values are required, so that nobody can read the status of a stranger's inquiry. */
export const contactStatusQuerySchema = v.object({
  reference: contactReferenceSchema,
  email: emailSchema,
});
