import { getLocale, timeZone } from '#app/i18n/locale.ts';

/** Date and time in Korea. */
export function formatTime(isoTimestamp: string): string {
  const format = new Intl.DateTimeFormat(getLocale(), { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return format.format(new Date(isoTimestamp));
}
