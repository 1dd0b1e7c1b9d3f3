import { choiceParam, listParams, searchReader, textParam } from '#app/routing/search-params.ts';
import { searchTypes } from '#contract/filters.ts';

export const readHitSearch = searchReader({
  ...listParams,
  q: textParam(() => true),
  type: choiceParam(searchTypes),
});
