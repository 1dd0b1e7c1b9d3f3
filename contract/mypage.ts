import * as v from 'valibot';
import { localeSchema } from './locale-schemas.ts';
import { addressMaxLength, nameMaxLength, zipcodeMaxLength, zipcodeSchema } from './members.ts';
import { idSchema } from './paging.ts';
import { internationalPhoneSchema, phoneMaxLength } from './phone-numbers.ts';
import { fileSchema } from './posts.ts';
import { lineSchema } from './short-text.ts';
import { identifierSchema, optionalField, paragraphsSchema, timestampSchema } from './text.ts';

export const questionMaxLengths = { title: 200, content: 5000 };

export const questionRequestSchema = v.object({
  title: lineSchema(questionMaxLengths.title),
  content: paragraphsSchema(questionMaxLengths.content),
});

/** New files replace the stored ones; `removeFiles` alone deletes them. */
export const questionChangeSchema = v.object({
  ...v.partial(questionRequestSchema).entries,
  removeFiles: v.optional(v.boolean()),
});

export const questionSummarySchema = v.object({
  id: identifierSchema,
  title: v.string(),
  content: v.string(),
  date: timestampSchema,
  status: v.picklist(['waiting', 'answered']),
  answer: v.nullable(v.string()),
});

export type QuestionSummary = v.InferOutput<typeof questionSummarySchema>;

export const questionSchema = v.object({
  ...questionSummarySchema.entries,
  files: v.array(fileSchema),
  answeredAt: v.nullable(timestampSchema),
});

export type Question = v.InferOutput<typeof questionSchema>;

export const sampleStatuses = ['requested', 'preparing', 'sent', 'arrived', 'declined'] as const;

export const sampleMaxLengths = {
  amount: 100,
  purpose: 1000,
  company: 100,
  recipient: nameMaxLength,
  mobile: phoneMaxLength,
  zipcode: zipcodeMaxLength,
  address1: addressMaxLength,
  address2: addressMaxLength,
};

/** `amount` includes its unit, such as '500 g'. */
const sampleEntries = {
  idProduct: idSchema,
  amount: v.pipe(
    v.union(
      [
        v.string(),
        v.pipe(
          v.number(),
          v.check((value) => Number.isFinite(value)),
        ),
      ],
      'required',
    ),
    v.transform(String),
    lineSchema(sampleMaxLengths.amount),
  ),
  purpose: paragraphsSchema(sampleMaxLengths.purpose),
};

const companySchema = lineSchema(sampleMaxLengths.company);
const recipientSchema = lineSchema(sampleMaxLengths.recipient);
const addressSchema = lineSchema(sampleMaxLengths.address1);

const carrierAgree = v.literal(true, 'consent_required');

/** Without a recipient, number or address the profile's is used. `carrierAgree`: the carrier may have them. */
export const sampleRequestSchema = v.object({
  ...sampleEntries,
  company: optionalField(companySchema),
  recipient: optionalField(recipientSchema),
  mobile: optionalField(internationalPhoneSchema),
  zipcode: optionalField(zipcodeSchema),
  address1: optionalField(addressSchema),
  address2: optionalField(addressSchema),
  carrierAgree: v.optional(carrierAgree),
});

export const sampleFormSchema = v.object({
  ...sampleEntries,
  company: companySchema,
  recipient: recipientSchema,
  mobile: internationalPhoneSchema,
  zipcode: zipcodeSchema,
  address1: addressSchema,
  address2: optionalField(addressSchema),
  carrierAgree,
});

export type SampleRequest = v.InferOutput<typeof sampleRequestSchema>;

/** Absent from an API before version 1.6.0. */
const addedText = v.optional(v.nullable(v.string()), null);

export const sampleSchema = v.object({
  id: identifierSchema,
  product: v.object({ id: identifierSchema, name: v.string(), locale: localeSchema }),
  amount: v.string(),
  purpose: v.string(),
  date: timestampSchema,
  status: v.picklist(sampleStatuses),
  /** When staff set the status. */
  statusAt: v.optional(v.nullable(timestampSchema), null),
  note: addedText,
  carrier: addedText,
  trackingNumber: addedText,
});

export type Sample = v.InferOutput<typeof sampleSchema>;
