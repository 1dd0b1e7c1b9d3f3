import * as v from 'valibot';
import { filterMaxLength, pharmacyFilters } from './filters.ts';
import { localeSchema } from './locale-schemas.ts';
import { idSchema, pageQuerySchema } from './paging.ts';
import { identifierSchema } from './text.ts';

export const filterText = v.optional(
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(filterMaxLength, 'too_long'),
    v.check((text) => !text.includes('\u0000') && text.isWellFormed(), 'forbidden_character'),
    v.transform((text) => text || undefined),
  ),
);

const placeSchema = v.object({ name: v.string(), label: v.string() });

export const pharmacyQuerySchema = v.object({
  ...pageQuerySchema.entries,
  idProduct: v.optional(idSchema),
  ...v.entriesFromList(pharmacyFilters, filterText),
});

export type PharmacyQuery = v.InferOutput<typeof pharmacyQuerySchema>;

/** Names are Korean, labels in the requested language. Coordinates are WGS84 degrees. */
export const pharmacySchema = v.object({
  id: identifierSchema,
  locale: localeSchema,
  name: v.string(),
  address: v.string(),
  siNm: v.string(),
  sggNm: v.string(),
  label: v.string(),
  subway: v.nullable(v.object({ area: v.string(), line: v.string(), name: v.string(), label: v.string() })),
  phone: v.nullable(v.string()),
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  products: v.array(v.object({ id: identifierSchema, name: v.string() })),
});

export type Pharmacy = v.InferOutput<typeof pharmacySchema>;

export const regionsSchema = v.object({
  siNm: v.array(v.object({ ...placeSchema.entries, sggNm: v.array(placeSchema) })),
  subwayArea: v.array(
    v.object({
      ...placeSchema.entries,
      subwayLine: v.array(v.object({ ...placeSchema.entries, subwayName: v.array(placeSchema) })),
    }),
  ),
});

export type Regions = v.InferOutput<typeof regionsSchema>;
