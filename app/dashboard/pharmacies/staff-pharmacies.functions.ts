import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { validInput } from '#app/api-client/valid-input.ts';
import { actOnApi } from '#app/dashboard/acts/act-on-api.server.ts';
import { endpoints } from '#contract/endpoints.ts';
import { localeSchema } from '#contract/locale-schemas.ts';
import { idParamsSchema } from '#contract/paging.ts';
import { pharmacyStateSchema } from '#contract/staff-pharmacies.ts';

const part = v.nullable(v.string());

/** Loose: the API answers wrong values with the field that they are in. */
const inputEntries = {
  translations: v.array(v.object({ locale: localeSchema, name: v.string(), address: v.string() })),
  phone: part,
  siNm: v.string(),
  sggNm: v.string(),
  subwayArea: part,
  subwayLine: part,
  subwayName: part,
  latitude: v.nullable(v.number()),
  longitude: v.nullable(v.number()),
  products: v.array(v.number()),
};

const inputSchema = v.object(inputEntries);

export type PharmacyFields = v.InferOutput<typeof inputSchema>;

/** The API refuses a missing coordinate as a wrong number. */
function bodyOf({ latitude, longitude, ...fields }: PharmacyFields) {
  return { ...fields, latitude: latitude ?? Number.NaN, longitude: longitude ?? Number.NaN };
}

export const createPharmacy = createServerFn({ method: 'POST' })
  .validator(validInput(inputSchema))
  .handler(({ data }) => actOnApi(endpoints.createPharmacy, { body: bodyOf(data) }));

export const changePharmacy = createServerFn({ method: 'POST' })
  .validator(validInput(v.object({ ...inputEntries, ...idParamsSchema.entries, version: v.string() })))
  .handler(({ data: { id, version, ...fields } }) =>
    actOnApi(endpoints.changePharmacy, { params: { id }, body: { ...bodyOf(fields), version } }),
  );

export const changePharmacyState = createServerFn({ method: 'POST' })
  .validator(validInput(v.object({ ...idParamsSchema.entries, ...pharmacyStateSchema.entries })))
  .handler(({ data: { id, ...body } }) => actOnApi(endpoints.changePharmacyState, { params: { id }, body }));
