import { codeBoundary, searchQueryMaxLength } from '#contract/filters.ts';

/** Whether a query is empty, too long or ready. */
export type QueryState = 'empty' | 'too-long' | 'ready';

export function queryState(q: string): QueryState {
  if (q === '') return 'empty';
  return q.length > searchQueryMaxLength ? 'too-long' : 'ready';
}

type Part = { text: string; isHit: boolean; at: number };

/** Escapes a text for a regular expression. */
function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}

/** Words of Chinese titles have invisible joiners between their characters. */
function joinable(text: string): string {
  return Array.from(text, escaped).join('\u2060?');
}

/** Splits a text at words of the query. Initial consonants and words of another language mark nothing. */
export function markWords(text: string, q: string): Part[] {
  const words = q.normalize('NFKC').replaceAll('\u2060', '').split(/\s+/u).filter(Boolean).slice(0, 8);
  if (words.length === 0) return [{ text, isHit: false, at: 0 }];
  // Longer words first, so a prefix does not cut a longer match short.
  const longestFirst = words
    .toSorted((one, other) => other.length - one.length)
    .map((word) => word.split(codeBoundary).map(joinable).join('[-\\s]?'));
  const parts: Part[] = [];
  let at = 0;
  for (const [index, part] of text.split(new RegExp(`(${longestFirst.join('|')})`, 'giu')).entries()) {
    if (part) parts.push({ text: part, isHit: index % 2 === 1, at });
    at += part.length;
  }
  return parts;
}
