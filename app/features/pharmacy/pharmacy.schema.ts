import * as v from 'valibot';
import { idCategorySearch, listSearchEntries } from '#app/lib/search-params.ts';
import { pharmacyQuerySchema } from '#contract/pharmacies.ts';

const { siNm, sggNm, subwayArea, subwayLine, subwayName, query } = pharmacyQuerySchema.entries;

/** Search params of /business/pharmacy. */
export const pharmacySearchSchema = v.object({
  ...listSearchEntries,
  idProduct: idCategorySearch,
  siNm,
  sggNm,
  subwayArea,
  subwayLine,
  subwayName,
  query,
});

export type PharmacySearch = v.InferOutput<typeof pharmacySearchSchema>;

/** What the list is narrowed by. */
export type Filters = Omit<PharmacySearch, 'page' | 'size'>;
