import { searchQueryMaxLength } from '#contract/filters.ts';
import { initialsOf, keysOf, normalise } from './hangul.ts';

export type Form = {
  characters: string[];
  initials: string[];
  keys: string[];
  typed: string;
  keyPositions: number[];
  wordStarts: boolean[];
};

export function formOf(text: string): Form {
  const form: Form = { characters: [], initials: [], keys: [], typed: '', keyPositions: [], wordStarts: [] };
  let isStart = true;
  let wasHangul = false;
  for (const character of normalise(text)) {
    const isPart = /[\p{L}\p{N}]/u.test(character);
    const isHangul = /[ㄱ-ㅎ가-힣]/.test(character);
    if (isPart) {
      const keys = keysOf(character);
      form.characters.push(character);
      form.initials.push(initialsOf(character));
      form.keys.push(keys);
      form.keyPositions.push(form.typed.length);
      form.wordStarts.push(isStart || isHangul !== wasHangul);
      form.typed += keys;
    }
    isStart = !isPart;
    wasHangul = isHangul;
  }
  return form;
}

function hasCharactersAt(form: Form, query: Form, index: number): boolean {
  const last = query.characters.length - 1;
  return query.characters.every((character, offset) => {
    const at = index + offset;
    return (
      form.characters[at] === character ||
      form.initials[at] === character ||
      (offset === last && (form.keys[at] ?? '').startsWith(query.keys[offset] ?? ' '))
    );
  });
}

/** While 유사나 is typed, it is 유산 for a moment: letters are compared as well as syllables. */
function isAt(form: Form, query: Form, index: number): boolean {
  if (form.typed[form.keyPositions[index] ?? -1] !== query.typed[0]) return false;
  return form.typed.startsWith(query.typed, form.keyPositions[index]) || hasCharactersAt(form, query, index);
}

function findsIn(form: Form, query: Form, isAnywhere = false): boolean {
  return form.wordStarts.some((isStart, index) => (isStart || isAnywhere) && isAt(form, query, index));
}

function hasNoSpaces({ characters }: Form): boolean {
  const text = characters.join('');
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) || /[ㄱ-ㅎ가-힣]{2}/.test(text);
}

type Word = Form & { isAnywhere: boolean };

export type TypedQuery = { whole: Form; words: Word[] };

const maxWords = 8;

export function typedQuery(q: string): TypedQuery {
  const query = normalise(q).slice(0, searchQueryMaxLength);
  const words = query
    .split(' ')
    .slice(0, maxWords)
    .map(formOf)
    .filter(({ characters }) => characters.length > 0)
    .map((word) => ({ ...word, isAnywhere: hasNoSpaces(word) }));
  return { whole: formOf(query), words };
}

export const ranks = { wholeText: 0, beginning: 1, fromWord: 2, eachFromWord: 3, eachInside: 4 } as const;

export function rankOf(form: Form, { whole, words }: TypedQuery): number | undefined {
  if (words.length === 0) return undefined;
  if (isAt(form, whole, 0))
    return whole.characters.length === form.characters.length ? ranks.wholeText : ranks.beginning;
  if (findsIn(form, whole)) return ranks.fromWord;
  if (words.every((word) => findsIn(form, word))) return ranks.eachFromWord;
  return words.every((word) => findsIn(form, word, word.isAnywhere)) ? ranks.eachInside : undefined;
}
