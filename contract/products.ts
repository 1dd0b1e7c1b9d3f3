import * as v from 'valibot';
import { evidenceSchema } from './evidence-schema.ts';
import { localeSchema } from './locale-schemas.ts';
import { idSchema, pageQuerySchema } from './paging.ts';
import { suitabilitySchema } from './suitability.ts';
import { identifierSchema, linkSchema } from './text.ts';

export const productTypes = ['material', 'pb'] as const;

export type ProductType = (typeof productTypes)[number];

/** Won, tax included. */
export const priceSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000_000));

export const sampleGramsSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000));

export const specificationSchema = v.object({ label: v.string(), value: v.string() });

export const comparisonSchema = v.object({
  code: v.string(),
  origin: v.string(),
  form: v.string(),
  /** Counted as `unit` by `method`, e.g. 7.5 trillion. */
  figure: v.string(),
  unit: v.string(),
  method: v.string(),
  use: v.string(),
});

export type Comparison = v.InferOutput<typeof comparisonSchema>;

/**
 * Extensions: `price` (null: not shown), `comparison`, `relatedIds` (nearest first), `locales`, the item's languages, and
 * `suitability` of a material.
 */
export const productSchema = v.object({
  id: identifierSchema,
  type: v.picklist(productTypes),
  locale: localeSchema,
  name: v.string(),
  summary: v.string(),
  image: v.nullable(linkSchema),
  price: v.optional(v.nullable(priceSchema)),
  specifications: v.array(specificationSchema),
  comparison: v.optional(v.nullable(comparisonSchema)),
  relatedIds: v.optional(v.array(identifierSchema)),
  locales: v.optional(v.array(localeSchema)),
  suitability: v.optional(v.nullable(suitabilitySchema)),
});

export type Product = v.InferOutput<typeof productSchema>;

/** `evidence`: papers, patents and news, newest first. */
export const ownProductSchema = v.object({
  ...productSchema.entries,
  evidence: v.optional(v.array(evidenceSchema)),
});

export type OwnProduct = v.InferOutput<typeof ownProductSchema>;

/** `code` is that of a material, `sampleGrams` the largest sample of it: null without a limit. */
export const productOptionSchema = v.object({
  id: identifierSchema,
  type: v.picklist(productTypes),
  locale: localeSchema,
  name: v.string(),
  active: v.boolean(),
  code: v.optional(v.nullable(v.string())),
  sampleGrams: v.optional(v.nullable(sampleGramsSchema)),
});

export type ProductOption = v.InferOutput<typeof productOptionSchema>;

export const flagSchema = v.optional(
  v.pipe(
    v.picklist(['true', 'false', '1', '0', 'Y', 'N']),
    v.transform((text) => ['true', '1', 'Y'].includes(text)),
  ),
);

export const relatedQuerySchema = v.object({
  ...pageQuerySchema.entries,
  idProduct: v.optional(idSchema),
});

export const productOptionQuerySchema = v.object({
  type: v.optional(v.picklist(productTypes)),
  active: flagSchema,
  relativePharmacy: flagSchema,
});
