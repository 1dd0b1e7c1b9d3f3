import { defaultLocale, type Locale, locales } from '#contract/locales.ts';
import { siteOrigin } from './site-origin.ts';

/** Where a page is: its path, and its search params as its route read them. */
export type Place = { pathname: string; search: object };

/**
 * The one address of a page in a language. Of the search params only those count that make another page, and those
 * only where the route reads them as numbers: another route leaves them as text.
 */
export function canonicalUrl({ pathname, search }: Place, locale: Locale): string {
  const given = new Map<string, unknown>(Object.entries(search));
  const parameters = new URLSearchParams({ lang: locale });
  for (const name of ['idCategory', 'page']) {
    const value = given.get(name);
    const isFirstPage = name === 'page' && value === 1;
    if (typeof value === 'number' && !isFirstPage) parameters.set(name, String(value));
  }
  const path = pathname === '/' ? '/' : pathname.replace(/\/$/, '');
  return `${siteOrigin()}${path}?${parameters}`;
}

/**
 * Languages as search engines are told them: without a region, since the English of the site is for readers
 * anywhere, and Chinese by its script.
 */
const languageTags: Readonly<Record<Locale, string>> = {
  'ko-KR': 'ko',
  'en-US': 'en',
  'zh-CN': 'zh-Hans',
  'zh-TW': 'zh-Hant',
  'ja-JP': 'ja',
};

/** The language for readers of any other: the site's default, else the first there is. */
function defaultOf(inLocales: readonly Locale[]): Locale | undefined {
  return inLocales.includes(defaultLocale) ? defaultLocale : inLocales[0];
}

/** The page in each language that it is translated into, and the one for readers of any other. */
export function alternates(place: Place, inLocales: readonly Locale[]): { hrefLang: string; href: string }[] {
  const ordered = locales.filter((locale) => inLocales.includes(locale));
  const links = ordered.map((locale) => ({
    hrefLang: languageTags[locale],
    href: canonicalUrl(place, locale),
  }));
  const fallback = defaultOf(ordered);
  return fallback ? [...links, { hrefLang: 'x-default', href: canonicalUrl(place, fallback) }] : [];
}

type Item = { locale: Locale; contentLocale?: Locale | undefined; locales?: readonly Locale[] | undefined };

/** The languages that an item is really in. An API that does not say is believed the one that it served alone. */
export function localesOf({ locale, contentLocale = locale, locales: known }: Item): readonly Locale[] {
  return known && known.length > 0 ? known : [contentLocale];
}
