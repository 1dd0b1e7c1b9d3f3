import { getLocale } from '#app/i18n/locale.ts';

/** A short month name, e.g. Sep or 9월. */
export function monthName(month: number): string {
  return new Intl.DateTimeFormat(getLocale(), { month: 'short', timeZone: 'UTC' }).format(
    Date.UTC(2020, month - 1),
  );
}
