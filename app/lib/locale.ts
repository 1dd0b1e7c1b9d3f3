import { getLocale as getCompiledLocale } from '#app/paraglide/runtime.js';
import { brandNames } from '#contract/brand.ts';
import type { Locale } from '#contract/locales.ts';

/** The language of this page: of the request on the server, of the document in the browser. */
export function getLocale(): Locale {
  return getCompiledLocale();
}

/** The company's name in the page's language. */
export function brandName(): string {
  return brandNames[getLocale()];
}

/** Dates are those of the company's place, so that server and browser write the same. */
const timeZone = 'Asia/Seoul';

/** A day in the page's language, e.g. 2026년 11월 20일. */
export function formatDate(isoTimestamp: string): string {
  return new Intl.DateTimeFormat(getLocale(), { dateStyle: 'long', timeZone }).format(new Date(isoTimestamp));
}

/** A day as digits for lists, e.g. 2026-11-20: the same in every language. */
export function formatDay(isoTimestamp: string): string {
  const format = new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone,
  });
  const parts = new Map(format.formatToParts(new Date(isoTimestamp)).map(({ type, value }) => [type, value]));
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}

/** The name of a language in the page's language, e.g. 영어(미국). */
export function formatLanguage(locale: Locale): string {
  return (
    new Intl.DisplayNames(getLocale(), { type: 'language', languageDisplay: 'standard' }).of(locale) ?? locale
  );
}
