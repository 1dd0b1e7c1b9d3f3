import { lotNumberMaxLength, lotNumberPattern } from '#contract/lot-numbers.ts';

/** As labels have it: capitals, without spaces, and with hyphens for the dashes of word processors. */
export function lotNumber(text: string): string | undefined {
  if (text.length > 4 * lotNumberMaxLength) return undefined;
  const number = text
    .normalize('NFKC')
    .replace(/\s+/g, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .toUpperCase();
  return number.length <= lotNumberMaxLength && lotNumberPattern.test(number) ? number : undefined;
}
