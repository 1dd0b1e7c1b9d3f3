import * as v from 'valibot';
import { defaultLocale, localeSchema } from '#contract/locales.ts';
import { integerText, maxId, maxPage, maxPageSize } from '#contract/pages.ts';

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

/**
 * A number from 1 to `max` that a link gives as a number and a URL as text: typed by the first, read from either. Undefined when
 * it does not fit.
 */
function numberParam(max: number) {
  const schema = integerText(1, max);
  const given = v.pipe(
    v.custom<number>((value) => v.is(schema, value)),
    v.transform((value) => v.parse(schema, value)),
  );
  return v.fallback(v.optional(given), undefined);
}

/** The root's search: every page has a language. */
export const rootSearchSchema = v.object({
  lang: v.optional(v.fallback(localeSchema, defaultLocale)),
});

/** The search of every list. */
export const listSearchEntries = {
  page: numberParam(maxPage),
  size: numberParam(maxPageSize),
};

export const idCategorySearch = numberParam(maxId);

/** The search of the lists of posts. */
export const postSearchSchema = v.object({ ...listSearchEntries, idCategory: idCategorySearch });

export type PostSearch = v.InferOutput<typeof postSearchSchema>;
