import * as v from 'valibot';
import { type SearchType, searchQueryMaxLength, searchTypes } from './filters.ts';
import { localeSchema } from './locale-schemas.ts';
import { pagedSchema, pageQuerySchema } from './paging.ts';
import { productTypes } from './products.ts';
import { identifierSchema, linkSchema, timestampSchema } from './text.ts';

const typedQuery = v.optional(
  v.pipe(v.string(), v.trim(), v.maxLength(searchQueryMaxLength, 'too_long')),
  '',
);

export const searchQuerySchema = v.object({
  ...pageQuerySchema.entries,
  q: typedQuery,
  type: v.optional(v.picklist(searchTypes)),
});

/**
 * `externalUrl` is set for press, `productType` for products, `code` for materials. `isExact`: the query is its code,
 * number or DOI, or the name in the address of a product.
 */
const searchHitSchema = v.object({
  type: v.picklist(searchTypes),
  id: identifierSchema,
  locale: localeSchema,
  title: v.string(),
  summary: v.string(),
  publishedAt: v.nullable(timestampSchema),
  thumbnail: v.nullable(linkSchema),
  externalUrl: v.optional(linkSchema),
  productType: v.optional(v.picklist(productTypes)),
  code: v.optional(v.string()),
  isExact: v.optional(v.boolean()),
});

const hitCount = v.pipe(v.number(), v.integer(), v.minValue(0));

const hitCountsSchema = v.object({
  product: hitCount,
  patent: hitCount,
  thesis: hitCount,
  news: hitCount,
  press: hitCount,
} satisfies Record<SearchType, v.GenericSchema>);

export type HitCounts = v.InferOutput<typeof hitCountsSchema>;

/** `partial`: types of which older items were not searched. `corrected`: the query that was searched instead of one without a hit. */
export const searchAnswerSchema = v.object({
  ...pagedSchema(searchHitSchema).entries,
  counts: v.optional(hitCountsSchema),
  partial: v.optional(v.array(v.picklist(searchTypes))),
  corrected: v.optional(v.string()),
});

export type SearchHit = v.InferOutput<typeof searchHitSchema>;

export const suggestionQuerySchema = v.object({ q: typedQuery });

export const maxSuggestions = 8;

const suggestionTypes = [...searchTypes, 'topic'] as const;

const suggestionSchema = v.object({
  type: v.picklist(suggestionTypes),
  q: v.pipe(v.string(), v.minLength(1), v.maxLength(searchQueryMaxLength)),
  title: v.string(),
  locale: localeSchema,
});

export type Suggestion = v.InferOutput<typeof suggestionSchema>;

export const suggestionsSchema = v.pipe(v.array(suggestionSchema), v.maxLength(maxSuggestions));
