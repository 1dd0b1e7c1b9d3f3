import * as v from 'valibot';
import { listSearchEntries } from '#app/routing/search-params.ts';

export const productSearchSchema = v.object(listSearchEntries);

export type ProductSearch = v.InferOutput<typeof productSearchSchema>;
