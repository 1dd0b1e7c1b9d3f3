import * as v from 'valibot';

/** The languages of the site, in the order a switcher shows them (specification, section 9). */
export const locales = ['ko-KR', 'en-US', 'zh-CN', 'zh-TW', 'ja-JP'] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'ko-KR';

export const localeSchema = v.picklist(locales);

export function isLocale(value: unknown): value is Locale {
  return v.is(localeSchema, value);
}

/**
 * Languages in which an item is looked for, best first: the one asked for, then en-US, then ko-KR
 * (contract, section 4).
 */
export function fallbackLocales(locale: Locale): readonly Locale[] {
  return [...new Set<Locale>([locale, 'en-US', 'ko-KR'])];
}

/** One language range of an Accept-Language header as a language of the site, if it has one. */
function localeOfRange(range: string): Locale | undefined {
  const [language, ...subtags] = range.toLowerCase().split('-');
  if (language === 'zh') {
    const traditional = subtags.some((subtag) => ['hant', 'tw', 'hk', 'mo'].includes(subtag));
    return traditional ? 'zh-TW' : 'zh-CN';
  }
  return locales.find((locale) => locale.slice(0, 2) === language);
}

/**
 * The best language of the site for an Accept-Language header, by quality and then by order (RFC 9110,
 * section 12.5.4). zh-Hant, -TW, -HK and -MO are zh-TW, any other zh is zh-CN, the rest goes by its language
 * part. Undefined when the header names none of ours.
 */
export function negotiateLocale(acceptLanguage: string | null | undefined): Locale | undefined {
  if (!acceptLanguage) return undefined;
  let best: { locale: Locale; quality: number } | undefined;
  for (const part of acceptLanguage.slice(0, 1000).split(',')) {
    const [range = '', ...parameters] = part.split(';').map((text) => text.trim());
    const locale = localeOfRange(range);
    if (!locale) continue;
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    const quality = weight === undefined ? 1 : Number(weight);
    if (quality > 0 && quality <= 1 && (!best || quality > best.quality)) best = { locale, quality };
  }
  return best?.locale;
}
