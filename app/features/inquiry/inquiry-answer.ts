import * as v from 'valibot';
import { formResultEntries } from '#app/forms/form-state.ts';
import { contactReceiptSchema } from '#contract/contacts.ts';
import { localeSchema } from '#contract/locale-schemas.ts';

/** Current consent text; `html` is safe. */
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
  ...contactReceiptSchema.entries,
});

const refusedSchema = v.object({
  ok: v.literal(false),
  ...formResultEntries,
});

/** Values for the next attempt; `consent` when its text has changed. */
const nextSchema = v.object({
  idempotencyKey: v.string(),
  timestamp: v.string(),
  consent: v.optional(consentSchema),
});

export const inquiryAnswerSchema = v.union([
  registeredSchema,
  v.object({ ...refusedSchema.entries, next: nextSchema }),
]);

export type InquiryOutcome =
  | v.InferOutput<typeof registeredSchema>
  | (v.InferOutput<typeof refusedSchema> & { consent?: ConsentText });

export type InquiryAnswer = v.InferOutput<typeof inquiryAnswerSchema>;
