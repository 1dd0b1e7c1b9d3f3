import { and, arrayContains, arrayOverlaps, type SQL, sql } from 'drizzle-orm';
import { languageTerm } from '#api/content/items/item-columns.ts';
import { contentItems } from '#api/db/schema/index.ts';
import { completeLocales } from '#contract/locales.ts';
import { languageStates } from '#contract/staff-content.ts';
import type { ItemQuery } from '#contract/staff-content-requests.ts';
import { queryGrams, queryPattern, queryWords } from '../search-text.ts';

/** A language alone: there at all. A state alone: in one of the languages that are complete. */
function languageFilter({ language, languageState }: ItemQuery): SQL | undefined {
  if (!language && !languageState) return undefined;
  const locales = language ? [language] : completeLocales;
  const states = languageState ? [languageState] : languageStates.filter((state) => state !== 'missing');
  const terms = locales.flatMap((locale) => states.map((state) => languageTerm(locale, state)));
  return terms.length === 1
    ? arrayContains(contentItems.terms, terms)
    : arrayOverlaps(contentItems.terms, terms);
}

function wordFilter({ query }: ItemQuery): SQL | undefined {
  const words = queryWords(query ?? '');
  if (words.length === 0) return undefined;
  return and(
    arrayContains(contentItems.terms, words.flatMap(queryGrams)),
    ...words.map((word) => sql`${contentItems.search} ~ ${queryPattern(word)}`),
  );
}

export function filterOf(query: ItemQuery): SQL | undefined {
  return and(languageFilter(query), wordFilter(query));
}
