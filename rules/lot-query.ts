import { lotNumberMaxLength } from '#contract/lot-numbers.ts';

const likelyLot =
  /(?<![A-Z\d/.-])(?=\d*[A-Z])(?=[A-Z]*\d)[A-Z\d]+-(?:[A-Z\d]+-)*\d{3,}-[A-Z\d]+(?:-[A-Z\d]+)*(?![A-Z\d-])/g;

export function lotSpelling(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .toUpperCase();
}

/** A number in the form of a lot's within a query, also beside other characters. */
export function lotInQuery(q: string): string | undefined {
  return lotSpelling(q)
    .match(likelyLot)
    ?.find((number) => number.length <= lotNumberMaxLength);
}
