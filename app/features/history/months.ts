import { getLocale } from '#app/i18n/locale.ts';

/** Such as 2026-09. */
export function isoMonth(year: number, month: number): string {
  return `${year}-${String(month).padStart(2, '0')}`;
}

/** A short month name, e.g. Sep or 9월. */
export function monthName(month: number): string {
  return new Intl.DateTimeFormat(getLocale(), { month: 'short', timeZone: 'UTC' }).format(
    Date.UTC(2020, month - 1),
  );
}

/** Such as March 2027 or 2027년 3월. */
export function monthOfYear(year: number, month: number): string {
  return new Intl.DateTimeFormat(getLocale(), { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(year, month - 1),
  );
}
