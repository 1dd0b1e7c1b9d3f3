import * as v from 'valibot';
import { importSchema, planFields } from './csv-import.ts';
import { maxPageSize } from './list-limits.ts';
import { localeSchema } from './locale-schemas.ts';
import { locales } from './locales.ts';
import { idSchema, integerText } from './paging.ts';
import { filterText } from './pharmacies.ts';
import { lineSchema } from './short-text.ts';
import { identifierSchema, timestampSchema } from './text.ts';

export const pharmacyStates = ['open', 'closed'] as const;

const staffPageSize = 50;

export const staffPharmacyQuerySchema = v.object({
  query: filterText,
  siNm: filterText,
  sggNm: filterText,
  idProduct: v.optional(idSchema),
  state: v.optional(v.picklist(pharmacyStates)),
  lacks: v.optional(localeSchema),
  after: v.optional(idSchema),
  before: v.optional(idSchema),
  size: v.optional(integerText(1, maxPageSize), staffPageSize),
});

export type StaffPharmacyQuery = v.InferOutput<typeof staffPharmacyQuerySchema>;

export const pharmacyExportQuerySchema = v.omit(staffPharmacyQuerySchema, ['after', 'before', 'size']);

export type PharmacyExportQuery = v.InferOutput<typeof pharmacyExportQuerySchema>;

const staffPharmacyItemSchema = v.object({
  id: identifierSchema,
  key: v.string(),
  name: v.string(),
  address: v.string(),
  siNm: v.string(),
  sggNm: v.string(),
  phone: v.nullable(v.string()),
  products: v.number(),
  locales: v.array(localeSchema),
  isClosed: v.boolean(),
  editedAt: v.nullable(timestampSchema),
});

export type StaffPharmacyItem = v.InferOutput<typeof staffPharmacyItemSchema>;

export const staffPharmacyListSchema = v.object({
  data: v.array(staffPharmacyItemSchema),
  page: v.object({
    total: v.number(),
    next: v.nullable(identifierSchema),
    previous: v.nullable(identifierSchema),
  }),
});

const texts = { name: lineSchema(200), address: lineSchema(500) };

const part = v.nullable(lineSchema(50));

const fields = {
  translations: v.pipe(
    v.array(v.object({ locale: localeSchema, ...texts })),
    v.maxLength(locales.length, 'invalid'),
    v.check((list) => new Set(list.map(({ locale }) => locale)).size === list.length, 'invalid'),
    v.check((list) => list.some(({ locale }) => locale === 'ko-KR'), 'required'),
  ),
  phone: v.nullable(lineSchema(40)),
  siNm: lineSchema(50),
  sggNm: lineSchema(50),
  subwayArea: part,
  subwayLine: part,
  subwayName: part,
  latitude: v.pipe(
    v.number('invalid_number'),
    v.minValue(-90, 'out_of_range'),
    v.maxValue(90, 'out_of_range'),
  ),
  longitude: v.pipe(
    v.number('invalid_number'),
    v.minValue(-180, 'out_of_range'),
    v.maxValue(180, 'out_of_range'),
  ),
  products: v.pipe(v.array(idSchema), v.maxLength(500, 'too_long')),
};

export const pharmacyInputSchema = v.object(fields);

export type PharmacyInput = v.InferOutput<typeof pharmacyInputSchema>;

const versionSchema = v.pipe(v.string('required'), v.maxLength(100, 'invalid'));

export const pharmacyChangeSchema = v.object({ ...fields, version: versionSchema });

export const pharmacyStateSchema = v.object({ isClosed: v.boolean(), version: versionSchema });

export const staffPharmacySchema = v.object({
  ...fields,
  id: identifierSchema,
  key: v.string(),
  version: v.string(),
  isClosed: v.boolean(),
  editedAt: v.nullable(timestampSchema),
  editedBy: v.nullable(v.string()),
});

export type StaffPharmacy = v.InferOutput<typeof staffPharmacySchema>;

export const pharmacyPlacesSchema = v.object({
  provinces: v.array(
    v.object({
      name: v.string(),
      districts: v.array(v.string()),
      box: v.nullable(v.object({ south: v.number(), west: v.number(), north: v.number(), east: v.number() })),
    }),
  ),
  stations: v.array(v.object({ area: v.string(), line: v.string(), name: v.string() })),
  products: v.array(v.object({ id: identifierSchema, key: v.string(), name: v.string() })),
});

export type PharmacyPlaces = v.InferOutput<typeof pharmacyPlacesSchema>;

export const pharmacyImportSchema = v.object({
  ...importSchema.entries,
  closesMissing: v.optional(v.boolean(), false),
});

export const pharmacyPlanSchema = v.object({
  ...planFields,
  counts: v.object({
    add: v.number(),
    change: v.number(),
    close: v.number(),
    reopen: v.number(),
    unchanged: v.number(),
  }),
});

export type PharmacyPlan = v.InferOutput<typeof pharmacyPlanSchema>;
