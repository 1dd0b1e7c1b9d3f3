import { codeBoundary } from '#contract/filters.ts';

/*
 * Texts are indexed by single characters and pairs ("grams") of their normalised words and of the initial
 * consonants of their Hangul. Works in any language without word boundaries.
 */

/** Keyboards combine two consonants typed in a row. */
const jamoPairs: Record<string, string> = {
  ㄳ: 'ㄱㅅ',
  ㄵ: 'ㄴㅈ',
  ㄶ: 'ㄴㅎ',
  ㄺ: 'ㄹㄱ',
  ㄻ: 'ㄹㅁ',
  ㄼ: 'ㄹㅂ',
  ㄽ: 'ㄹㅅ',
  ㄾ: 'ㄹㅌ',
  ㄿ: 'ㄹㅍ',
  ㅀ: 'ㄹㅎ',
  ㅄ: 'ㅂㅅ',
};

const initials = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'];

const firstSyllable = 0xac00;
const lastSyllable = 0xd7a3;
const syllablesPerInitial = 588;

const maxWords = 8;

/** NFKC would turn single consonants into parts of syllables. */
export function normalise(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\u3131-\u318e]+/g, (part) => part.normalize('NFKC'))
    .replace(/[\u3131-\u318e]/g, (jamo) => jamoPairs[jamo] ?? jamo)
    .toLowerCase()
    .replace(/\p{Cf}/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

export function initialsOf(text: string): string {
  let result = '';
  for (const character of text) {
    const code = character.charCodeAt(0);
    const isSyllable = code >= firstSyllable && code <= lastSyllable;
    const initial = isSyllable ? initials[Math.floor((code - firstSyllable) / syllablesPerInitial)] : ' ';
    result += initial ?? ' ';
  }
  return result.replace(/ +/g, ' ').trim();
}

export function plainText(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(?:#{1,6}|>|[-*+]|\d+\.)\s+/gm, '')
    .replace(/^[\s|:-]+$/gm, '')
    .replace(/[*`|]|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, ' ');
}

export function searchBody(texts: readonly string[]): string {
  const words = texts.map(normalise).filter(Boolean).join('\n');
  const consonants = initialsOf(words);
  return consonants ? `${words}\n${consonants}` : words;
}

export function gramsOf(text: string): string[] {
  const grams = new Set<string>();
  for (const word of text.split(/\s+/)) {
    let last = '';
    for (const character of word) {
      grams.add(character);
      if (last) grams.add(last + character);
      last = character;
    }
  }
  return [...grams];
}

export function queryWords(query: string): string[] {
  return [...new Set(normalise(query).split(' ').filter(Boolean))].slice(0, maxWords);
}

export function queryGrams(word: string): string[] {
  return word.split(codeBoundary).flatMap(gramsOf);
}

/** A regular expression of PostgreSQL and of JavaScript that matches every spelling of a query's word. */
export function queryPattern(word: string): string {
  return word
    .split(codeBoundary)
    .map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
    .join('[- ]?');
}
