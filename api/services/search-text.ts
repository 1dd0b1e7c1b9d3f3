/*
 * How texts are searched. A text is kept as a body of two sections: its words, normalised, and the initial
 * consonants of its Hangul. The keys of the index ("grams") are the single characters and the pairs of adjacent
 * characters of both, so that a word of two syllables is found as fast as a long one, in any language and
 * without knowing where the words of that language end.
 */

/** What a keyboard makes of two consonants typed in a row. */
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

/** Initial consonants in the order of Unicode's syllables. */
const initials = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'];

const firstSyllable = 0xac00;
const lastSyllable = 0xd7a3;
const syllablesPerInitial = 588;

/** Words of a query that are looked at; the others are left out. */
const maxWords = 8;

/**
 * One spelling of what looks alike: NFKC, lower case, no invisible characters, one space between words. Single
 * consonants stay as they are, which NFKC would turn into parts of syllables.
 */
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

/** The initial consonants of each run of Hangul in a normalised text, a space where other characters were. */
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

/** Markdown as its reader sees it: no marks, no addresses. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(?:#{1,6}|>|[-*+]|\d+\.)\s+/gm, '')
    .replace(/^[\s|:-]+$/gm, '')
    .replace(/[*`|]|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, ' ');
}

/** What is stored of texts to be searched: both sections. */
export function searchBody(texts: readonly string[]): string {
  const words = texts.map(normalise).filter(Boolean).join('\n');
  const consonants = initialsOf(words);
  return consonants ? `${words}\n${consonants}` : words;
}

/** The single characters and pairs of adjacent characters within the words of a text. */
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

/** The words of a query, each of which a text must hold. None for an empty query. */
export function queryWords(query: string): string[] {
  return [...new Set(normalise(query).split(' ').filter(Boolean))].slice(0, maxWords);
}
