import { lotNumberMaxLength } from '#contract/lot-numbers.ts';

const likelyLot =
  /(?<![A-Z\d/.-])(?=\d*[A-Z])(?=[A-Z]*\d)[A-Z\d]+-(?:[A-Z\d]+-)*\d{3,}-[A-Z\d]+(?:-[A-Z\d]+)*(?![A-Z\d-])/g;

const gap = String.raw`(?:\s+|\s*-\s*)`;
const yearAndMonth = String.raw`(\d{2}(?:0[1-9]|1[0-2]))`;
const printedLotWithSpaces = new RegExp(
  String.raw`(?<![A-Z\d/.-])([A-Z]{2,}\d{2,}[A-Z]*)${gap}${yearAndMonth}${gap}((?=\d*[A-Z])(?=[A-Z]*\d)[A-Z\d]{4})(?![A-Z\d-])`,
);

export function lotSpelling(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .toUpperCase();
}

/** A number in the form of a lot's within a query, also beside other characters. */
export function lotInQuery(q: string): string | undefined {
  const text = lotSpelling(q);
  const number = text.match(likelyLot)?.find(({ length }) => length <= lotNumberMaxLength);
  const spaced = printedLotWithSpaces.exec(text)?.slice(1).join('-') ?? '';
  return number ?? (spaced !== '' && spaced.length <= lotNumberMaxLength ? spaced : undefined);
}
