import * as v from 'valibot';
import { pageInfo } from '../services/page-info.ts';

/** Replaces control characters, which a terminal would obey. */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]/gu, (character) => (character === '\n' ? '\n' : '\ufffd'));
}

/** One line of columns. */
export function row(columns: readonly string[]): string {
  return printable(columns.join('  ').replaceAll('\n', ' '));
}

/** In UTC, to the minute. */
export function minuteOf(moment: Date): string {
  return moment.toISOString().slice(0, 16).replace('T', ' ');
}

export function oneOf<const T extends readonly string[]>(values: T) {
  return v.picklist(values, `is not one of ${values.join(', ')}`);
}

export function wholeNumber(max: number) {
  const fault = `is not a whole number from 1 to ${max}`;
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, fault),
    v.transform(Number),
    v.minValue(1, fault),
    v.maxValue(max, fault),
  );
}

const maxPage = 1_000_000;
const maxPageSize = 500;

export const sizeEntry = v.optional(wholeNumber(maxPageSize), '50');

export const pageEntries = { page: v.optional(wholeNumber(maxPage), '1'), size: sizeEntry };

/** Such as `51-60 of 60 (page 2 of 2)`. */
export function pageLine(query: { page: number; size: number }, total: number): string {
  const { page, size, pages } = pageInfo(query, total);
  const first = (page - 1) * size + 1;
  if (first > total) return `Nothing on page ${page} of ${pages}.`;
  const range = `${first}-${Math.min(page * size, total)} of ${total} (page ${page} of ${pages})`;
  return page < pages ? `${range}. The next page: --page ${page + 1}` : range;
}
