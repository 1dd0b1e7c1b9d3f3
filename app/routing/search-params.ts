import * as v from 'valibot';
import { defaultLocale, localeSchema } from '#contract/locales.ts';
import { integerText, maxId, maxPage, maxPageSize } from '#contract/paging.ts';

/* Plain text, one value per name, not JSON: ?query=010 stays 010. An invalid value counts as missing. */

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

function numberParam(max: number) {
  const schema = integerText(1, max);
  const given = v.pipe(
    v.custom<number>((value) => v.is(schema, value)),
    v.transform(Number),
  );
  return v.fallback(v.optional(given), undefined);
}

export const rootSearchSchema = v.object({
  lang: v.optional(v.fallback(localeSchema, defaultLocale)),
});

export const listSearchEntries = {
  page: numberParam(maxPage),
  size: numberParam(maxPageSize),
};

export const idCategorySearch = numberParam(maxId);

export const postSearchSchema = v.object({ ...listSearchEntries, idCategory: idCategorySearch });

export type PostSearch = v.InferOutput<typeof postSearchSchema>;
