import { codeBoundary } from '#contract/filters.ts';
import { initialsOf, normalise } from '#rules/hangul.ts';

/*
 * Texts are indexed by single characters and pairs ("grams") of their normalised words and of the initial
 * consonants of their Hangul. Works in any language without word boundaries.
 */

const maxWords = 8;

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
