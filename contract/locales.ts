import * as v from 'valibot';

/** In the order of the language switcher. */
export const locales = ['ko-KR', 'en-US', 'zh-CN', 'zh-TW', 'ja-JP'] as const;

export type Locale = (typeof locales)[number];

/** Languages whose messages and content are complete. The others fall back to en-US. */
export const completeLocales = ['ko-KR', 'en-US', 'zh-CN'] as const satisfies readonly Locale[];

export type CompleteLocale = (typeof completeLocales)[number];

export function isCompleteLocale(locale: Locale): locale is CompleteLocale {
  return completeLocales.some((complete) => complete === locale);
}

export const defaultLocale: Locale = 'ko-KR';

export const localeSchema = v.picklist(locales);

export function isLocale(value: unknown): value is Locale {
  return v.is(localeSchema, value);
}

export type Languages = readonly [Locale, ...Locale[]];

export function fallbackLocales(languages: Languages): readonly Locale[] {
  return [...new Set<Locale>([...languages, 'en-US', 'ko-KR'])];
}

function localeOfRange(range: string): Locale | undefined {
  const [language, ...subtags] = range.toLowerCase().split('-');
  if (language === 'zh') {
    const traditional = subtags.some((subtag) => ['hant', 'tw', 'hk', 'mo'].includes(subtag));
    return traditional ? 'zh-TW' : 'zh-CN';
  }
  return locales.find((locale) => locale.slice(0, 2) === language);
}

/** By quality, then by order (RFC 9110, 12.5.4). zh-Hant, -TW, -HK and -MO map to zh-TW, other zh to zh-CN. */
export function negotiateLocales(acceptLanguage: string | null | undefined): Locale[] {
  const weighted = (acceptLanguage ?? '')
    .slice(0, 1000)
    .split(',')
    .flatMap((part) => {
      const [range = '', ...parameters] = part.split(';').map((text) => text.trim());
      const locale = localeOfRange(range);
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      const quality = weight === undefined ? 1 : Number(weight);
      return locale && quality > 0 && quality <= 1 ? [{ locale, quality }] : [];
    });
  const ordered = weighted.toSorted((one, other) => other.quality - one.quality);
  return [...new Set(ordered.map(({ locale }) => locale))];
}

export function negotiateLocale(acceptLanguage: string | null | undefined): Locale | undefined {
  return negotiateLocales(acceptLanguage)[0];
}
