import type { Form } from '#rules/typed-match.ts';

const minLetters = 4;

function commonLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** Whether the text begins with the query once a letter of it is replaced, removed, added, or swapped with the next. */
function beginsNear(text: string, query: string): boolean {
  const at = commonLength(query, text);
  const [typed = '', meant = ''] = [query[at], text[at]];
  if (/\d/.test(typed + meant)) return false;
  const rest = query.slice(at + 1);
  const isSwapped =
    typed === text[at + 1] && meant === query[at + 1] && text.startsWith(rest.slice(1), at + 2);
  return (
    isSwapped ||
    text.startsWith(rest, at + 1) ||
    text.startsWith(rest, at) ||
    text.startsWith(query.slice(at), at + 1)
  );
}

/**
 * Whether a word of the text and what follows it begin with the query, except for one letter. Hangul counts as the letters
 * that are typed. Digits are equal, because another digit makes another number.
 */
export function beginsWithTypo({ typed, keyPositions, wordStarts }: Form, { typed: query }: Form): boolean {
  if (query.length < minLetters) return false;
  return wordStarts.some((isStart, index) => isStart && beginsNear(typed.slice(keyPositions[index]), query));
}
