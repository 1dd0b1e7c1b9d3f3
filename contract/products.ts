import * as v from 'valibot';
import { localeSchema } from './locales.ts';
import { idSchema, pageQuerySchema } from './pages.ts';
import { identifierSchema, linkSchema } from './text.ts';

export const productTypes = ['material', 'pb'] as const;

export type ProductType = (typeof productTypes)[number];

export const specificationSchema = v.object({ label: v.string(), value: v.string() });

/** A raw material or a product of the own brand ('pb'). `specifications` are the rows of its data sheet. */
export const productSchema = v.object({
  id: identifierSchema,
  type: v.picklist(productTypes),
  locale: localeSchema,
  name: v.string(),
  summary: v.string(),
  image: v.nullable(linkSchema),
  specifications: v.array(specificationSchema),
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
