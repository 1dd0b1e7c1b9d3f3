import { searchQueryMaxLength } from '#contract/filters.ts';
import { initialsOf, keysOf, normalise } from './hangul.ts';

/**
 * The letters and digits of a text, as `characters`, initial consonants and the `keys` that type each. `typed` is all
 * keys, and `positions` where those of each character begin in it. `starts`: whether it begins a word.
 */
export type Form = {
  characters: string[];
  initials: string[];
  keys: string[];
  typed: string;
  positions: number[];
  starts: boolean[];
};

export function formOf(text: string): Form {
  const form: Form = { characters: [], initials: [], keys: [], typed: '', positions: [], starts: [] };
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
      form.positions.push(form.typed.length);
      form.starts.push(isStart || isHangul !== wasHangul);
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
  if (form.typed[form.positions[index] ?? -1] !== query.typed[0]) return false;
  return form.typed.startsWith(query.typed, form.positions[index]) || hasCharactersAt(form, query, index);
}

/** At the beginning of a word, or anywhere. */
function findsIn(form: Form, query: Form, isAnywhere = false): boolean {
  return form.starts.some((isStart, index) => (isStart || isAnywhere) && isAt(form, query, index));
}

function hasNoSpaces({ characters }: Form): boolean {
  const text = characters.join('');
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) || /[ㄱ-ㅎ가-힣]{2}/.test(text);
}

type Word = Form & { isAnywhere: boolean };

export type TypedQuery = { whole: Form; words: Word[] };

const maxWords = 8;

export function typedQuery(q: string): TypedQuery {
  // Normalising makes a text longer.
  const query = normalise(q).slice(0, searchQueryMaxLength);
  const words = query
    .split(' ')
    .slice(0, maxWords)
    .map(formOf)
    .filter(({ characters }) => characters.length > 0)
    .map((word) => ({ ...word, isAnywhere: hasNoSpaces(word) }));
  return { whole: formOf(query), words };
}

/** Up to this rank, all that is typed stands together from the beginning of a word. */
export const lastRankOfBeginnings = 2;

/**
 * How well a text matches: 0 is the whole text, 1 its beginning, 2 the beginning of a word of it; 3 has each typed word
 * at the beginning of a word, 4 inside a word.
 */
export function rankOf(form: Form, { whole, words }: TypedQuery): number | undefined {
  if (words.length === 0) return undefined;
  if (isAt(form, whole, 0)) return whole.characters.length === form.characters.length ? 0 : 1;
  if (findsIn(form, whole)) return lastRankOfBeginnings;
  if (words.every((word) => findsIn(form, word))) return 3;
  return words.every((word) => findsIn(form, word, word.isAnywhere)) ? 4 : undefined;
}
