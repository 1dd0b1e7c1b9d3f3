import { getLocale, timeZone } from '#app/i18n/locale.ts';

/** Date and time in Korea. A narrow column breaks the line between the two only. Node's parts have narrow spaces. */
export function formatTime(isoTimestamp: string): string {
  const format = new Intl.DateTimeFormat(getLocale(), { dateStyle: 'medium', timeStyle: 'short', timeZone });
  const parts = format.formatToParts(new Date(isoTimestamp));
  const timeIndex = parts.findIndex(({ type }) => type === 'hour' || type === 'dayPeriod');
  return parts
    .map(({ value }, index) => (index === timeIndex - 1 ? value : value.replaceAll(/[ \u202f]/g, '\u00a0')))
    .join('');
}
