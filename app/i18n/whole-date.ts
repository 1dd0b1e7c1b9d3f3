import { formatDate } from './locale.ts';

/** A date in prose that stays on one line. */
export function formatWholeDate(isoTimestamp: string): string {
  return formatDate(isoTimestamp)
    .replaceAll(' ', '\u00a0')
    .replaceAll(/(?=[年月日])|(?<=[年月])/g, '\u2060');
}
