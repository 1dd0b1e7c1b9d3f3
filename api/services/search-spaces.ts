import type { Synonyms } from './synonyms.ts';

const minCharacters = 3;
const maxRun = 3;

const joined = (text: string) => text.replace(/[ -]/g, '');

/** Words of the query that a group of synonyms has with a space more or less become the group's spelling. */
export function respacedSynonym(words: readonly string[], synonyms: Synonyms): readonly string[] {
  const spellings = new Map(Array.from(synonyms.keys(), (word) => [joined(word), word]));
  for (let length = Math.min(maxRun, words.length); length > 0; length -= 1)
    for (let start = 0; start + length <= words.length; start += 1) {
      const run = words.slice(start, start + length).join(' ');
      const known = spellings.get(joined(run));
      if (known !== undefined && !synonyms.has(run))
        return [...words.slice(0, start), known, ...words.slice(start + length)];
    }
  return words;
}

/** The most frequent spelling that texts have of a word, with spaces or hyphens in it. */
export function spacedSpelling(word: string, texts: readonly string[]): string | undefined {
  const characters = Array.from(word);
  if (characters.length < minCharacters) return undefined;
  const escaped = characters.map((character) => character.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&'));
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escaped.join('[ -]?')}`, 'gu');
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const [spelling] of text.matchAll(pattern)) counts.set(spelling, (counts.get(spelling) ?? 0) + 1);
  const [best] = [...counts].toSorted(([, one], [, other]) => other - one);
  return best?.[0];
}
