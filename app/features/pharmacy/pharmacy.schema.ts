import * as v from 'valibot';
import { idCategorySearch, listSearchEntries } from '#app/routing/search-params.ts';
import { filterText, pharmacyFilters } from '#contract/filters.ts';

export const pharmacySearchSchema = v.object({
  ...listSearchEntries,
  idProduct: idCategorySearch,
  ...v.entriesFromList(pharmacyFilters, v.fallback(filterText, undefined)),
});

export type PharmacySearch = v.InferOutput<typeof pharmacySearchSchema>;

export type Filters = Omit<PharmacySearch, 'page' | 'size'>;
