import * as v from 'valibot';
import { idCategorySearch, listSearchEntries } from '#app/routing/search-params.ts';

/** `idProduct` or `product` preselects a material; `done` is the new request. */
export const samplesSearchSchema = v.object({
  ...listSearchEntries,
  idProduct: idCategorySearch,
  product: idCategorySearch,
  done: idCategorySearch,
});

export type SamplesSearch = v.InferOutput<typeof samplesSearchSchema>;
