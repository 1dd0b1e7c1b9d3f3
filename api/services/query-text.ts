import { normalise } from '#rules/hangul.ts';

const digitNames = '공일이삼사오육칠팔구';

/** Words of digit names only, as in 공칠 for 07. */
const spokenNumber = new RegExp(`^[${digitNames}영십]+$`);

export const isSpokenNumber = (word: string) => spokenNumber.test(word);

/** Two digits of a code, one of them a zero: 오일 and 이사 are words, too. */
const spokenCode = new RegExp(`(?<=\\blmb[ -]?)(?:공[${digitNames}]|[${digitNames}]공)(?![가-힣])`, 'g');

/** Normalised, with the letters of codes in Latin, and a code of one digit as one word. */
export function queryText(query: string): string {
  return normalise(query)
    .replace(/엘[엠앰]비/g, 'lmb')
    .replace(spokenCode, (digits) => Array.from(digits, (digit) => digitNames.indexOf(digit)).join(''))
    .replace(/\blmb (?=\d(?!\d))/g, 'lmb-');
}
