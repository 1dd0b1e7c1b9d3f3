import { maxId, maxPage, maxPageSize } from '#contract/list-limits.ts';
import { defaultLocale, type Locale, locales } from '#contract/locales.ts';

/* Plain text, one value per name, not JSON: ?query=010 stays 010. An invalid value counts as missing.
   No valibot: the first script of every page reads the search params of all pages. */

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

type Param<T> = (value: unknown) => T | undefined;

type Params = Record<string, Param<unknown>>;

type Search<TParams extends Params> = { [Name in keyof TParams]?: ReturnType<TParams[Name]> | undefined };

export function searchReader<TParams extends Params>(params: TParams) {
  return (search: { readonly [Name in keyof TParams]?: unknown }): Search<TParams> => {
    const read: Search<TParams> = {};
    for (const name in params)
      if (name in search) read[name] = params[name]?.(search[name]) as ReturnType<TParams[typeof name]>;
    return read;
  };
}

export function numberParam(min: number, max: number): Param<number> {
  return (value) => {
    const number = typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value;
    return Number.isInteger(number) && Number(number) >= min && Number(number) <= max
      ? Number(number)
      : undefined;
  };
}

export function choiceParam<const T extends string>(choices: readonly T[]): Param<T> {
  return (value) => choices.find((choice) => choice === value);
}

export function textParam(isValid: (text: string) => boolean): Param<string> {
  return (value) => (typeof value === 'string' && isValid(value) ? value : undefined);
}

export function patternParam(pattern: RegExp): Param<string> {
  return textParam((text) => pattern.test(text));
}

export const dayParam = textParam((text) => {
  const day = /^(?!0000)\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00Z`).toJSON() : null;
  return day?.startsWith(text) ?? false;
});

export const readRootSearch = searchReader({
  lang: (value): Locale | undefined =>
    value === undefined ? value : (locales.find((locale) => locale === value) ?? defaultLocale),
});

export const listParams = { page: numberParam(1, maxPage), size: numberParam(1, maxPageSize) };

export const idParam = numberParam(1, maxId);

export const readPostSearch = searchReader({ ...listParams, idCategory: idParam });

export type PostSearch = ReturnType<typeof readPostSearch>;
