import Negotiator from 'negotiator';
import { type Locale, locales } from '#contract/locales.ts';

const maxLength = 1000;

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
  const headers = { 'accept-language': (acceptLanguage ?? '').slice(0, maxLength) };
  const ranges = new Negotiator({ headers }).languages();
  return [...new Set(ranges.flatMap((range) => localeOfRange(range) ?? []))];
}

export function negotiateLocale(acceptLanguage: string | null | undefined): Locale | undefined {
  return negotiateLocales(acceptLanguage)[0];
}
