import * as v from 'valibot';
import { idCategorySearch, listSearchEntries } from '#app/lib/search-params.ts';

/** Search params of /news. */
export const newsSearchSchema = v.object({ ...listSearchEntries, idCategory: idCategorySearch });

export type NewsSearch = v.InferOutput<typeof newsSearchSchema>;
