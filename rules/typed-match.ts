import { initialsOf, keysOf, normalise } from './hangul.ts';

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

function findsAt(form: Form, query: Form, isAllowed: (isStart: boolean) => boolean): boolean {
  return form.starts.some((isStart, index) => isAllowed(isStart) && isAt(form, query, index));
}

function hasNoSpaces({ characters }: Form): boolean {
  const text = characters.join('');
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) || /[ㄱ-ㅎ가-힣]{2}/.test(text);
}

export type TypedQuery = { whole: Form; words: Form[] };

const maxWords = 8;

export function typedQuery(q: string): TypedQuery {
  const words = normalise(q).split(' ').slice(0, maxWords).map(formOf);
  return { whole: formOf(q), words: words.filter(({ characters }) => characters.length > 0) };
}

export function rankOf(form: Form, { whole, words }: TypedQuery): number | undefined {
  if (words.length === 0) return undefined;
  if (isAt(form, whole, 0)) return whole.characters.length === form.characters.length ? 0 : 1;
  if (findsAt(form, whole, (isStart) => isStart)) return 2;
  if (words.every((word) => findsAt(form, word, (isStart) => isStart))) return 3;
  return words.every((word) => findsAt(form, word, (isStart) => isStart || hasNoSpaces(word)))
    ? 4
    : undefined;
}
