import { searchQueryMaxLength } from '#contract/search.ts';

/** What is wrong with a query, if anything: nothing is asked, or too much. */
export type QueryState = 'empty' | 'too-long' | 'ready';

export function queryState(q: string): QueryState {
  if (q === '') return 'empty';
  return q.length > searchQueryMaxLength ? 'too-long' : 'ready';
}

type Part = { text: string; isHit: boolean; at: number };

/** Characters that mean something in a regular expression, as themselves. */
function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}

/**
 * A text in parts, those that are words of the query marked. Initial consonants and words of another language mark
 * nothing: the search found them elsewhere.
 */
export function markWords(text: string, q: string): Part[] {
  const words = q.normalize('NFKC').split(/\s+/u).filter(Boolean).slice(0, 8);
  if (words.length === 0) return [{ text, isHit: false, at: 0 }];
  // Longer words first, so that a word which begins another one does not cut it short.
  const longestFirst = words.toSorted((one, other) => other.length - one.length).map(escaped);
  const parts: Part[] = [];
  let at = 0;
  for (const [index, part] of text.split(new RegExp(`(${longestFirst.join('|')})`, 'giu')).entries()) {
    if (part) parts.push({ text: part, isHit: index % 2 === 1, at });
    at += part.length;
  }
  return parts;
}
