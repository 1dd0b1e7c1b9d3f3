import { directionMark, lineBreak, visibleCharacter } from '#contract/patterns.ts';

const maxLength = 80;

/** The product that a link names, as one line of at most 80 characters. Undefined for another text. */
export function linkedProduct(given: string): string | undefined {
  // Links pass on titles, whose words are joined for line breaks.
  const text = given.replaceAll('\u2060', '').trim();
  const isLine = text.isWellFormed() && !lineBreak.test(text) && !directionMark.test(text);
  return isLine && text.length <= maxLength && visibleCharacter.test(text) ? text : undefined;
}
