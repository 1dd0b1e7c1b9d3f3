import * as v from 'valibot';
import { localeSchema } from './locale-schemas.ts';
import { lotNumberMaxLength, lotNumberPattern } from './lot-numbers.ts';
import { dateSchema, lineSchema } from './short-text.ts';

export const lotMethods = ['cytometry', 'plate', 'tracking'] as const;

export type LotMethod = (typeof lotMethods)[number];

const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(1));

/** `count`: the mean of `replicates` counts, whose relative standard deviation is `deviation` %. */
export const lotFields = {
  number: v.pipe(
    v.string('required'),
    v.maxLength(lotNumberMaxLength, 'too_long'),
    v.regex(lotNumberPattern, 'invalid_number'),
  ),
  madeOn: dateSchema,
  testedOn: dateSchema,
  expiresOn: dateSchema,
  count: v.pipe(v.number('invalid_number'), v.finite('invalid_number'), v.minValue(1, 'invalid_number')),
  replicates: v.pipe(wholeNumber, v.maxValue(100)),
  deviation: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
  method: v.picklist(lotMethods),
  instrument: lineSchema(60),
  analyst: v.pipe(v.string('required'), v.regex(/^[A-Z]{2,4}$/, 'invalid')),
};

/** `limit`: the release limit of `revision` of the data sheet. */
export const lotSchema = v.object({
  ...lotFields,
  code: v.string(),
  name: v.string(),
  locale: localeSchema,
  unit: v.string(),
  limit: v.number(),
  revision: v.pipe(v.number(), v.integer()),
  meetsLimit: v.boolean(),
});

export type Lot = v.InferOutput<typeof lotSchema>;

export const lotNumberSchema = v.object({ number: v.string() });
