import * as v from 'valibot';
import { defaultLocale, localeSchema } from '#contract/locales.ts';
import { idSchema, integerText } from '#contract/pages.ts';

/*
 * Search params of the URL. Values are text, one a name: no JSON, so that ?query=010 stays 010 and nothing
 * nests. A value that does not fit counts as not given.
 */

export function parseSearch(searchText: string): Record<string, string> {
  const search: Record<string, string> = Object.create(null);
  for (const [name, value] of new URLSearchParams(searchText)) search[name] ??= value;
  return search;
}

export function stringifySearch(search: Record<string, unknown>): string {
  const entries = Object.entries(search).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, String(value)]],
  );
  const text = new URLSearchParams(entries).toString();
  return text && `?${text}`;
}

function ifValid<TSchema extends v.GenericSchema>(schema: TSchema) {
  return v.fallback(v.optional(schema), undefined);
}

/** The root's search: every page has a language. */
export const rootSearchSchema = v.object({
  lang: v.optional(v.fallback(localeSchema, defaultLocale)),
});

/** The search of every list. */
export const listSearchEntries = {
  page: ifValid(integerText(1, 1_000_000)),
  size: ifValid(integerText(1, 100)),
};

export const idCategorySearch = ifValid(idSchema);
