import * as v from 'valibot';
import { listSearchEntries } from '#app/routing/search-params.ts';
import { searchTypes } from '#contract/filters.ts';

export const searchSearchSchema = v.object({
  ...listSearchEntries,
  q: v.fallback(v.optional(v.string()), undefined),
  type: v.fallback(v.optional(v.picklist(searchTypes)), undefined),
});
