import * as v from 'valibot';
import { listSearchEntries } from '#app/routing/search-params.ts';

/** Search params of /business/material and /business/pb. */
export const productSearchSchema = v.object(listSearchEntries);

export type ProductSearch = v.InferOutput<typeof productSearchSchema>;
