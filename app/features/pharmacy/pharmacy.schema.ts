import * as v from 'valibot';
import { idCategorySearch, listSearchEntries } from '#app/routing/search-params.ts';
import { pharmacyFilters } from '#contract/filters.ts';

export const pharmacySearchSchema = v.object({
  ...listSearchEntries,
  idProduct: idCategorySearch,
  ...pharmacyFilters,
});

export type PharmacySearch = v.InferOutput<typeof pharmacySearchSchema>;

export type Filters = Omit<PharmacySearch, 'page' | 'size'>;
