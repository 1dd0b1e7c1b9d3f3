import * as v from 'valibot';
import { idCategorySearch, listSearchEntries } from '#app/routing/search-params.ts';
import { pharmacyFilters } from '#contract/filters.ts';

/** Search params of /business/pharmacy. */
export const pharmacySearchSchema = v.object({
  ...listSearchEntries,
  idProduct: idCategorySearch,
  ...pharmacyFilters,
});

export type PharmacySearch = v.InferOutput<typeof pharmacySearchSchema>;

/** What the list is narrowed by. */
export type Filters = Omit<PharmacySearch, 'page' | 'size'>;
