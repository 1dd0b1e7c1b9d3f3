import { searchReader, textParam } from '#app/routing/search-params.ts';

/** Invalid values stay, so that the form can show them with their error. */
const typed = textParam((text) => text.length < 25);

export const readDoseSearch = searchReader({
  target: typed,
  scale: typed,
  servings: typed,
  loss: typed,
  months: typed,
  storage: typed,
});

export type DoseSearch = ReturnType<typeof readDoseSearch>;
