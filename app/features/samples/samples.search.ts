import { idParam, listParams, searchReader } from '#app/routing/search-params.ts';

/** `idProduct` or `product` preselects a material; `done` is the new request. */
export const readSamplesSearch = searchReader({
  ...listParams,
  idProduct: idParam,
  product: idParam,
  done: idParam,
});

export type SamplesSearch = ReturnType<typeof readSamplesSearch>;
