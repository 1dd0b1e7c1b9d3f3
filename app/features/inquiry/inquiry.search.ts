import * as v from 'valibot';
import { contactReferenceSchema, contactTypes } from '#contract/contact-reference.ts';
import { lineSchema } from '#contract/short-text.ts';

const productMaxLength = 80;

/** Seconds since 1970, until the year 2286. */
const secondsSchema = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,10}$/), v.transform(Number))]),
  v.integer(),
  v.minValue(0),
  v.maxValue(9_999_999_999),
);

/**
 * Search params of /contact: `sent` and `at` are reference and time of a registered inquiry, `type` and `product`
 * prefill the form, `view` selects the status check.
 */
export const inquirySearchSchema = v.object({
  sent: v.fallback(v.optional(contactReferenceSchema), undefined),
  at: v.fallback(v.optional(secondsSchema), undefined),
  type: v.fallback(v.optional(v.picklist(contactTypes)), undefined),
  product: v.fallback(v.optional(lineSchema(productMaxLength)), undefined),
  view: v.fallback(v.optional(v.literal('status')), undefined),
});

export type InquirySearch = v.InferOutput<typeof inquirySearchSchema>;
