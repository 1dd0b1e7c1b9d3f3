import { getLocale as getCompiledLocale } from '#app/paraglide/runtime.js';
import { brandNames } from '#contract/brand.ts';
import type { Locale } from '#contract/locales.ts';

/** The language of this page: of the request on the server, of the document in the browser. */
export function getLocale(): Locale {
  return getCompiledLocale();
}

/** The `lang` of a part of the page: undefined where it is the page's own. */
export function otherLanguage(locale: Locale): Locale | undefined {
  return locale === getLocale() ? undefined : locale;
}

/** The company's name in the page's language. */
export function brandName(): string {
  return brandNames[getLocale()];
}

/** Dates are those of the company's place, so that server and browser write the same. */
const timeZone = 'Asia/Seoul';

/** A day of Korea's calendar, such as 2026-11-20, as a moment of it. */
export function koreanNoon(day: string): string {
  return `${day}T12:00:00+09:00`;
}

/** A formatter for each language, made once: making one takes a hundred times as long as using it. */
function perLanguage<T>(make: (locale: string) => T): (locale?: string) => T {
  const made = new Map<string, T>();
  return (locale = getLocale()) => {
    const format = made.get(locale) ?? make(locale);
    made.set(locale, format);
    return format;
  };
}

const longDate = perLanguage((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }));
const mediumDate = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone }),
);
/** Swedish writes days as ISO 8601 does. */
const isoDay = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone });
const plainNumber = perLanguage((locale) => new Intl.NumberFormat(locale));

/** A day in the page's language, e.g. 2026년 11월 20일. */
export function formatDate(isoTimestamp: string): string {
  return longDate().format(new Date(isoTimestamp));
}

/** A day in the page's language for columns, e.g. 2026. 11. 20. */
export function formatShortDate(isoTimestamp: string): string {
  return mediumDate().format(new Date(isoTimestamp));
}

/** A day as digits for lists, e.g. 2026-11-20: the same in every language. */
export function formatDay(isoTimestamp: string): string {
  return isoDay.format(new Date(isoTimestamp));
}

/** The name of a language in the page's language, e.g. 영어; Chinese by its script rather than its region. */
export function formatLanguage(locale: Locale): string {
  const { language, script } = new Intl.Locale(locale).maximize();
  const name = language === 'zh' && script ? `${language}-${script}` : language;
  return new Intl.DisplayNames(getLocale(), { type: 'language' }).of(name) ?? locale;
}

/** A number in the page's language, thousands grouped with commas, e.g. 39,000. */
export function formatNumber(value: number): string {
  return plainNumber().format(value);
}

/** A change of a number with its sign, e.g. +1,290 or −3,000. */
export function formatChange(value: number): string {
  // The minus sign is as wide as the plus; a hyphen is not.
  return new Intl.NumberFormat(getLocale(), { signDisplay: 'exceptZero' }).format(value).replace('-', '−');
}

/** A size of a file, e.g. 1.2 MB. */
export function formatBytes(bytes: number): string {
  const [value, unit] =
    bytes < 1_000_000 ? [Math.ceil(bytes / 1000), 'kilobyte'] : [bytes / 1_000_000, 'megabyte'];
  const decimals = unit === 'megabyte' ? 1 : 0;
  return new Intl.NumberFormat(getLocale(), {
    style: 'unit',
    unit: String(unit),
    unitDisplay: 'short',
    maximumFractionDigits: decimals,
  }).format(Number(value));
}

/** A time to wait in the page's language, in whole minutes or hours and never too short, e.g. 45분. */
export function formatDuration(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const [value, unit] = minutes < 60 ? [minutes, 'minute'] : [Math.ceil(minutes / 60), 'hour'];
  return new Intl.NumberFormat(getLocale(), {
    style: 'unit',
    unit: String(unit),
    unitDisplay: 'long',
  }).format(Number(value));
}

/** A moment as digits, to the minute, e.g. 2026-11-20 14:05: the same in every language, in Korean time. */
export function formatMoment(isoTimestamp: string): string {
  const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone });
  return `${formatDay(isoTimestamp)} ${time.format(new Date(isoTimestamp))}`;
}

/** The time of a moment to the second, e.g. 14:05:30, in Korean time. */
export function formatClock(isoTimestamp: string): string {
  const format = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone });
  return format.format(new Date(isoTimestamp));
}
