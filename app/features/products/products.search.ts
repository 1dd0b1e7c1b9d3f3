import { listParams, searchReader } from '#app/routing/search-params.ts';

export const readProductSearch = searchReader(listParams);

export type ProductSearch = ReturnType<typeof readProductSearch>;
