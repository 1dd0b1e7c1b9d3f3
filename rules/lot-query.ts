import { lotNumberMaxLength, lotNumberPattern } from '#contract/lot-numbers.ts';

const likelyLot = /^(?=\d*[A-Z])(?=[A-Z]*\d)[A-Z\d]+-(?:[A-Z\d]+-)*\d{3,}-/;

export function lotInQuery(q: string): string | undefined {
  const words = q.normalize('NFKC').toUpperCase().split(/\s+/u);
  return words.find(
    (word) => word.length <= lotNumberMaxLength && lotNumberPattern.test(word) && likelyLot.test(word),
  );
}
