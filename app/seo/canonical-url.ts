import { defaultLocale, type Locale, locales } from '#contract/locales.ts';
import { siteOrigin } from './site-origin.ts';

/** A page's path, and its search params as its route parsed them. */
export type Place = { pathname: string; search: object };

/**
 * The canonical URL of a page in a language. It has the search params that select other content, where the route parsed
 * them as numbers: on other routes they are text.
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
 * Values of hreflang: without a region, because the site's English is for readers anywhere. Chinese is named by script.
 */
const languageTags: Readonly<Record<Locale, string>> = {
  'ko-KR': 'ko',
  'en-US': 'en',
  'zh-CN': 'zh-Hans',
  'zh-TW': 'zh-Hant',
  'ja-JP': 'ja',
};

/** The language of x-default: the site's default, else the first available one. */
function defaultOf(inLocales: readonly Locale[]): Locale | undefined {
  return inLocales.includes(defaultLocale) ? defaultLocale : inLocales[0];
}

/** The hreflang links of a page: one per translation, and x-default. */
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

/** The languages of an item. Without a list from the API it is the one that was served. */
export function localesOf({ locale, contentLocale = locale, locales: known }: Item): readonly Locale[] {
  return known && known.length > 0 ? known : [contentLocale];
}
