import * as v from 'valibot';
import { idCategorySearch, listSearchEntries } from '#app/routing/search-params.ts';

/** `idProduct`, or `product` for short: the material that the visitor came for. `done`: the request that was just made. */
export const samplesSearchSchema = v.object({
  ...listSearchEntries,
  idProduct: idCategorySearch,
  product: idCategorySearch,
  done: idCategorySearch,
});

export type SamplesSearch = v.InferOutput<typeof samplesSearchSchema>;
