import * as v from 'valibot';
import { staffPharmacyQuerySchema } from '#contract/staff-pharmacies.ts';

const { query, siNm, sggNm, idProduct, state, lacks, after, before } = staffPharmacyQuerySchema.entries;

/** Wrong values of the URL are ignored. */
const filters = {
  query: v.fallback(query, undefined),
  siNm: v.fallback(siNm, undefined),
  sggNm: v.fallback(sggNm, undefined),
  idProduct: v.fallback(idProduct, undefined),
  state: v.fallback(state, undefined),
  lacks: v.fallback(lacks, undefined),
};

export const pharmacyListSearch = v.object({
  ...filters,
  after: v.fallback(after, undefined),
  before: v.fallback(before, undefined),
});

export const pharmacyExportSearch = v.object(filters);
