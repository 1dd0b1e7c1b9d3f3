import { searchReader } from '#app/routing/search-params.ts';

export const maxTyped = 60;

/** Invalid values stay, so that the form can show them with their error. */
const typed = (value: unknown) => (typeof value === 'string' ? value.slice(0, maxTyped + 1) : undefined);

export const readDoseSearch = searchReader({
  target: typed,
  scale: typed,
  servings: typed,
  loss: typed,
  months: typed,
  storage: typed,
});

export type DoseSearch = ReturnType<typeof readDoseSearch>;
