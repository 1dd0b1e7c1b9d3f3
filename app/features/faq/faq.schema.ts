import * as v from 'valibot';
import { idCategorySearch } from '#app/routing/search-params.ts';

/** Search params of /faq. */
export const faqSearchSchema = v.object({ idCategory: idCategorySearch });
