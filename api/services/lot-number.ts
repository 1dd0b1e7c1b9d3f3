import { lotNumberMaxLength, lotNumberPattern } from '#contract/lot-numbers.ts';
import { lotSpelling } from '#rules/lot-query.ts';

/** As labels have it: capitals, without spaces, and with hyphens for the dashes of word processors. */
export function lotNumber(text: string): string | undefined {
  if (text.length > 4 * lotNumberMaxLength) return undefined;
  const number = lotSpelling(text).replace(/\s+/g, '');
  return number.length <= lotNumberMaxLength && lotNumberPattern.test(number) ? number : undefined;
}
