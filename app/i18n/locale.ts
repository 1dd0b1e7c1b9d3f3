import { createIsomorphicFn } from '@tanstack/react-start';
import { getLocale as getCompiledLocale } from '#app/paraglide/runtime.js';
import { env } from '#app/server/env.server.ts';
import type { Locale } from '#contract/locales.ts';

export function getLocale(): Locale {
  return getCompiledLocale();
}

export function otherLanguage(locale: Locale): Locale | undefined {
  return locale === getLocale() ? undefined : locale;
}

export const brandName = createIsomorphicFn()
  .server((): string => env.brandNames[getLocale()])
  .client((): string => document.documentElement.dataset.brand ?? '');

/** Dates are in Korean time, so server and browser write the same. */
export const timeZone = 'Asia/Seoul';

export function koreanNoon(day: string): string {
  return `${day}T12:00:00+09:00`;
}

/** Formatters per language. Creating one takes a hundred times as long as using it. */
function perLanguage<T>(create: (locale: string) => T): (locale?: string) => T {
  const formats = new Map<string, T>();
  return (locale = getLocale()) => {
    const format = formats.get(locale) ?? create(locale);
    formats.set(locale, format);
    return format;
  };
}

const longDate = perLanguage((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }));
const mediumDate = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone }),
);
const isoDay = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone });
const plainNumber = perLanguage((locale) => new Intl.NumberFormat(locale));

export function formatDate(isoTimestamp: string): string {
  return longDate().format(new Date(isoTimestamp));
}

export function formatShortDate(isoTimestamp: string): string {
  return mediumDate().format(new Date(isoTimestamp));
}

export function formatDay(isoTimestamp: string): string {
  return isoDay.format(new Date(isoTimestamp));
}

/** Chinese is named by script, not by region. */
export function formatLanguage(locale: Locale): string {
  const { language, script } = new Intl.Locale(locale).maximize();
  const name = language === 'zh' && script ? `${language}-${script}` : language;
  return new Intl.DisplayNames(getLocale(), { type: 'language' }).of(name) ?? locale;
}

export function formatNumber(value: number): string {
  return plainNumber().format(value);
}

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
