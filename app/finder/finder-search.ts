import { listParams, searchReader, textParam } from '#app/routing/search-params.ts';

/** Invalid values stay, so that the form can show them with their error. An empty field is no criterion. */
const typed = textParam((text) => text !== '' && text.length < 25);

export const readFinderSearch = searchReader({
  ...listParams,
  use: typed,
  form: typed,
  heat: typed,
  minutes: typed,
  ph: typed,
  market: typed,
  claim: typed,
});

export type FinderSearch = ReturnType<typeof readFinderSearch>;
