import { lotNumberMaxLength, lotNumberPattern } from '#contract/lot-numbers.ts';

const likelyLot =
  /(?<![A-Z\d/.-])(?=\d*[A-Z])(?=[A-Z]*\d)[A-Z\d]+-(?:[A-Z\d]+-)*\d{3,}-[A-Z\d]+(?:-[A-Z\d]+)*(?![A-Z\d-])/g;

/** A number in the form of a lot's within a query, also beside other characters and with typographic dashes. */
export function lotInQuery(q: string): string | undefined {
  const text = q
    .normalize('NFKC')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .toUpperCase();
  const found = text.match(likelyLot) ?? [];
  return found.find((number) => number.length <= lotNumberMaxLength && lotNumberPattern.test(number));
}
