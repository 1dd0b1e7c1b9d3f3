import * as v from 'valibot';
import { formResultEntries } from '#app/forms/form-state.ts';
import { contactReferenceSchema } from '#contract/contact-reference.ts';
import { localeSchema } from '#contract/locales.ts';

/** The consent's text in the version in force; `html` is safe. */
const consentSchema = v.object({
  version: v.string(),
  effectiveAt: v.string(),
  locale: localeSchema,
  title: v.string(),
  html: v.string(),
});

export type ConsentText = v.InferOutput<typeof consentSchema>;

const registeredSchema = v.object({
  ok: v.literal(true),
  reference: contactReferenceSchema,
  receivedAt: v.string(),
});

const refusedSchema = v.object({
  ok: v.literal(false),
  ...formResultEntries,
});

/** What has to be sent along the next time; `consent` when it is another text by now. */
const nextSchema = v.object({
  idempotencyKey: v.string(),
  stamp: v.string(),
  consent: v.optional(consentSchema),
});

/** What the script of the page gets for an inquiry that it posts. */
export const inquiryAnswerSchema = v.variant('ok', [
  registeredSchema,
  v.object({ ...refusedSchema.entries, next: nextSchema }),
]);

export type InquiryOutcome =
  | v.InferOutput<typeof registeredSchema>
  | (v.InferOutput<typeof refusedSchema> & { consent?: ConsentText });

export type InquiryAnswer = v.InferOutput<typeof inquiryAnswerSchema>;
