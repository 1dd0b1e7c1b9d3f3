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
const rawField = v.optional(v.pipe(v.string(), v.maxLength(100_000)));

/** Input of the server function: the fields as typed, and the key that keeps the inquiry from being stored twice. */
export const inquirySubmissionSchema = v.object({
  idempotencyKey: v.pipe(v.string(), v.uuid()),
  values: v.object({
    type: rawField,
    fullName: rawField,
    email: rawField,
    mobile: rawField,
    subject: rawField,
    content: rawField,
    privacyAgree: rawField,
  }),
});

export type InquiryValues = v.InferOutput<typeof inquirySubmissionSchema>['values'];
