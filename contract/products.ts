import * as v from 'valibot';
import { localeSchema } from './locales.ts';
import { idSchema, pageQuerySchema } from './pages.ts';
import { identifierSchema, linkSchema } from './text.ts';

export const productTypes = ['material', 'pb'] as const;

export type ProductType = (typeof productTypes)[number];

/** A price in won, tax included. */
export const priceSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000_000));

export const specificationSchema = v.object({ label: v.string(), value: v.string() });

/** A material's row in a table of all: its code, and in few words what its data sheet says at length. */
export const comparisonSchema = v.object({
  code: v.string(),
  /** Organism or origin. */
  origin: v.string(),
  form: v.string(),
  /** What is counted, e.g. 7.5 trillion, in its `unit` and by its `method`. */
  figure: v.string(),
  unit: v.string(),
  method: v.string(),
  use: v.string(),
});

export type Comparison = v.InferOutput<typeof comparisonSchema>;

/**
 * A raw material or a product of the own brand ('pb'). `specifications` are the rows of its data sheet; `price`, an
 * extension, is what it is sold for, null where nobody is told; `comparison`, another, is null where there is none;
 * `relatedIds`, a third, are what listRelatedProducts answers for it, nearest first.
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
});

export type Product = v.InferOutput<typeof productSchema>;

/** A product as a filter offers it. `active`: still sold. */
export const productOptionSchema = v.object({
  id: identifierSchema,
  type: v.picklist(productTypes),
  locale: localeSchema,
  name: v.string(),
  active: v.boolean(),
});

export type ProductOption = v.InferOutput<typeof productOptionSchema>;

/** true or false of a query string; anything else is 'not given'. */
export const flagSchema = v.fallback(
  v.optional(
    v.pipe(
      v.picklist(['true', 'false', '1', '0', 'Y', 'N']),
      v.transform((text) => ['true', '1', 'Y'].includes(text)),
    ),
  ),
  undefined,
);

export const relatedQuerySchema = v.object({
  ...pageQuerySchema.entries,
  idProduct: v.fallback(v.optional(idSchema), undefined),
});

export const productOptionQuerySchema = v.object({
  type: v.fallback(v.optional(v.picklist(productTypes)), undefined),
  active: flagSchema,
  relativePharmacy: flagSchema,
});
