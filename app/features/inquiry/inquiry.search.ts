import * as v from 'valibot';
import { contactReferenceSchema, contactTypes } from '#contract/contact-reference.ts';
import { lineSchema } from '#contract/text.ts';

/** Longest name of a product that a link may bring along. */
const productMaxLength = 80;

/** Moments of the receipt, in seconds: until the year 2286. */
const secondsSchema = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,10}$/), v.transform(Number))]),
  v.integer(),
  v.minValue(0),
  v.maxValue(9_999_999_999),
);

/**
 * Search params of /contact: `sent` is the reference of the inquiry that was just registered and `at` when; `type` and
 * `product` are what the page that leads here was about; `view` is the form that asks how far an inquiry is.
 */
export const inquirySearchSchema = v.object({
  sent: v.fallback(v.optional(contactReferenceSchema), undefined),
  at: v.fallback(v.optional(secondsSchema), undefined),
  type: v.fallback(v.optional(v.picklist(contactTypes)), undefined),
  product: v.fallback(v.optional(lineSchema(productMaxLength)), undefined),
  view: v.fallback(v.optional(v.literal('status')), undefined),
});

export type InquirySearch = v.InferOutput<typeof inquirySearchSchema>;
