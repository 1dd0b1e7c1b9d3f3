import * as v from 'valibot';
import { idCategorySearch } from '#app/routing/search-params.ts';

export const faqSearchSchema = v.object({ idCategory: idCategorySearch });
