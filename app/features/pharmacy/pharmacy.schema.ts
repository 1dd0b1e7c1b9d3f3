import * as v from 'valibot';
import { idCategorySearch, listSearchEntries } from '#app/routing/search-params.ts';
import { filterText } from '#contract/filters.ts';

const placeOrName = v.fallback(filterText, undefined);

export const pharmacySearchSchema = v.object({
  ...listSearchEntries,
  idProduct: idCategorySearch,
  siNm: placeOrName,
  sggNm: placeOrName,
  subwayArea: placeOrName,
  subwayLine: placeOrName,
  subwayName: placeOrName,
  query: placeOrName,
});

export type PharmacySearch = v.InferOutput<typeof pharmacySearchSchema>;

export type Filters = Omit<PharmacySearch, 'page' | 'size'>;
