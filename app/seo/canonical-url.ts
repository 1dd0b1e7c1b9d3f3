import { defaultLocale, type Locale, locales } from '#contract/locales.ts';
import { siteOrigin } from './site-origin.ts';

export type Place = { pathname: string; search: object };

/** Only search params that the route parsed as numbers select other content. */
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

/** Without a region: the site's English is for readers anywhere. Chinese is named by script. */
const languageTags: Readonly<Record<Locale, string>> = {
  'ko-KR': 'ko',
  'en-US': 'en',
  'zh-CN': 'zh-Hans',
  'zh-TW': 'zh-Hant',
  'ja-JP': 'ja',
};

function defaultOf(inLocales: readonly Locale[]): Locale | undefined {
  return inLocales.includes(defaultLocale) ? defaultLocale : inLocales[0];
}

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
