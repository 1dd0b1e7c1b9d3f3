import * as v from 'valibot';
import { contactTypes } from './contact-types.ts';
import type { Locale } from './locales.ts';
import { contactReferencePattern } from './patterns.ts';
import { internationalPhoneSchema, phoneMaxLength } from './phone-numbers.ts';
import { lineSchema } from './short-text.ts';
import { emailMaxLength, emailSchema, optionalField, paragraphsSchema, timestampSchema } from './text.ts';

const contactReferenceSchema = v.pipe(v.string(), v.regex(contactReferencePattern, 'invalid'));

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

/** `answerDueAt` is the end of the second working day in Korea. An API before 1.8 does not state it. */
export const contactReceiptSchema = v.object({
  reference: contactReferenceSchema,
  receivedAt: timestampSchema,
  answerDueAt: v.optional(timestampSchema),
});

export type ContactReceipt = v.InferOutput<typeof contactReceiptSchema>;

const reachedSchema = v.nullable(timestampSchema);

/** `readAt`: opened or assigned for the first time. `closedAt`: closed without an answer. */
const contactDatesSchema = v.object({
  receivedAt: timestampSchema,
  readAt: reachedSchema,
  answerDueAt: timestampSchema,
  answeredAt: reachedSchema,
  closedAt: reachedSchema,
});

export type ContactDates = v.InferOutput<typeof contactDatesSchema>;

/** Without name, e-mail address and telephone number of the sender. */
const contactCopySchema = v.object({
  type: v.picklist(contactTypes),
  subject: v.nullable(v.string()),
  content: v.string(),
  fileNames: v.array(v.string()),
});

/** An API before 1.8 has neither `dates` nor `sent`. */
export const contactStatusSchema = v.object({
  reference: contactReferenceSchema,
  status: v.picklist(['received', 'processing', 'answered']),
  dates: v.optional(contactDatesSchema),
  sent: v.optional(contactCopySchema),
});

export type ContactStatus = v.InferOutput<typeof contactStatusSchema>;

/** Both values are required, so that nobody can read the status of a stranger's inquiry. */
export const contactStatusQuerySchema = v.object({
  reference: contactReferenceSchema,
  email: emailSchema,
});
