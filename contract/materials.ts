import * as v from 'valibot';
import { evidenceSchema } from './evidence-schema.ts';
import { productSchema } from './products.ts';
import { dateSchema } from './short-text.ts';

const amount = v.pipe(v.number(), v.finite(), v.minValue(0));
const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000));
const percentage = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

/**
 * The mean count of some lots after `months` of storage at `temperature` °C and `humidity` %, in the unit of the
 * material. `humidity` is null for packs that are refrigerated, `moisture` (in %) where it was not measured.
 */
export const storagePointSchema = v.object({
  temperature: v.pipe(v.number(), v.minValue(-200), v.maxValue(200)),
  humidity: v.nullable(percentage),
  lots: v.pipe(wholeNumber, v.minValue(1)),
  months: v.pipe(amount, v.maxValue(600)),
  count: v.pipe(amount, v.maxValue(1e18)),
  moisture: v.nullable(percentage),
});

export type StoragePoint = v.InferOutput<typeof storagePointSchema>;

/** Events of a flow cytometer with a fluorescence of `from` to `to`. */
export const eventClassSchema = v.object({ from: amount, to: amount, events: wholeNumber });

export type EventClass = v.InferOutput<typeof eventClassSchema>;

/** `threshold`: events from this fluorescence are counted. `cellsPerEvent`: the count in the powder that one of them stands for. */
const distributionSchema = v.object({
  threshold: v.pipe(amount, v.minValue(1)),
  cellsPerEvent: v.pipe(amount, v.minValue(1), v.maxValue(1e15)),
  classes: v.pipe(v.array(eventClassSchema), v.minLength(2), v.maxLength(200)),
});

export type Distribution = v.InferOutput<typeof distributionSchema>;

const revisionChanges = [
  'first',
  'specification',
  'stability',
  'distribution',
  'method',
  'process',
  'formulation',
  'safety',
] as const;

export type RevisionChange = (typeof revisionChanges)[number];

export const revisionSchema = v.object({
  number: v.pipe(wholeNumber, v.minValue(1)),
  date: dateSchema,
  changes: v.pipe(v.array(v.picklist(revisionChanges)), v.minLength(1), v.maxLength(revisionChanges.length)),
});

export type Revision = v.InferOutput<typeof revisionSchema>;

/**
 * What is the same in all languages. `revisions` are the issues of the sheet, oldest first; the last one is `revision`. `lowerLimit` holds until the end of `shelfLife`, in months; lots are released from
 * `releaseLimit`. Both are in the unit of the material. Null: none.
 */
export const measurementsSchema = v.object({
  revision: v.pipe(wholeNumber, v.minValue(1)),
  revisedOn: dateSchema,
  revisions: v.optional(v.pipe(v.array(revisionSchema), v.maxLength(200)), []),
  lowerLimit: v.nullable(v.pipe(amount, v.maxValue(1e18))),
  releaseLimit: v.nullable(v.pipe(amount, v.maxValue(1e18))),
  shelfLife: v.nullable(v.pipe(wholeNumber, v.minValue(1), v.maxValue(600))),
  stability: v.pipe(v.array(storagePointSchema), v.maxLength(200)),
  distribution: v.nullable(distributionSchema),
});

export type Measurements = v.InferOutput<typeof measurementsSchema>;

const lines = v.pipe(v.array(v.pipe(v.string(), v.nonEmpty(), v.maxLength(500))), v.maxLength(50));

/** `notShown`: what has not been measured or shown yet. */
export const materialNotesSchema = v.object({ uses: lines, formulation: lines, notShown: lines });

export type MaterialNotes = v.InferOutput<typeof materialNotesSchema>;

/** `measurements` is null for a sheet without a revision. `evidence`: papers, patents and news, newest first. */
export const materialSchema = v.object({
  ...productSchema.entries,
  measurements: v.nullable(measurementsSchema),
  notes: materialNotesSchema,
  evidence: v.optional(v.array(evidenceSchema)),
});

export type Material = v.InferOutput<typeof materialSchema>;

export const materialCodeSchema = v.object({
  code: v.pipe(
    v.string(),
    v.regex(/^[A-Za-z0-9]+(?:[ -][A-Za-z0-9]+)*$/, 'invalid'),
    v.maxLength(40, 'too_long'),
  ),
});
