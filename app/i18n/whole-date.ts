import { formatDate } from './locale.ts';

/** A date in prose that stays on one line. */
export function formatWholeDate(isoTimestamp: string): string {
  return formatDate(isoTimestamp)
    .replaceAll(' ', '\u00a0')
    .replaceAll(/(?<=\d)(?=[年月日])/g, '\u2060');
}
