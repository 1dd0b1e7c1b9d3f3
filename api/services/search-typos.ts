import { arrayOverlaps, sql } from 'drizzle-orm';
import { memoizeStatement } from '#framework-internals/memoize-statement.ts';
import { plannedForValues } from '#framework-internals/named-statements.ts';
import type { Database } from '../db/database.ts';
import { searchDocuments } from '../db/schema/index.ts';
import { isSpokenNumber } from './query-text.ts';
import type { ParsedQuery } from './search-query.ts';
import { respacedSynonym, spacedSpelling } from './search-spaces.ts';
import { gramsOf } from './search-text.ts';
import type { Synonyms } from './synonyms.ts';

const maxTexts = 300;

/** The materialized part makes PostgreSQL use the index for rare pairs. The outer limit stops it early. */
const similarTexts = memoizeStatement((db: Database) => {
  const wanted = arrayOverlaps(searchDocuments.grams, sql`${sql.placeholder('grams')}::text[]`);
  const similar = sql`(
    with alike as materialized (select ${searchDocuments.body} from ${searchDocuments} where ${wanted})
    select body from alike limit ${maxTexts}::int ${sql.raw(plannedForValues)}
  ) as texts`;
  return db.select({ body: sql<string>`body` }).from(similar).prepare('');
});

/** Hangul as the letters that are typed: 균 is three. */
const lettersOf = (text: string) => Array.from(text.normalize('NFD'));

/** Whether one letter is missing, added, replaced, or swapped with the next. */
export function isOneLetterOff(one: readonly string[], other: readonly string[]): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const restOf = (letters: readonly string[], from: number) => letters.slice(from).join('');
  const isSwapped =
    one[start] === other[start + 1] &&
    one[start + 1] === other[start] &&
    restOf(one, start + 2) === restOf(other, start + 2);
  return (
    isSwapped ||
    restOf(one, start + 1) === restOf(other, start + 1) ||
    restOf(one, start + 1) === restOf(other, start) ||
    restOf(one, start) === restOf(other, start + 1)
  );
}

const minLetters = 4;
const minCharacters = 3;

/** Korean nouns carry endings, so that the beginning of a word counts, too. */
function beginningsOf(token: string, length: number): string[] {
  const characters = Array.from(token);
  const isKorean = /[가-힣]/.test(token);
  const lengths = isKorean ? [length - 1, length, length + 1] : [characters.length];
  return lengths
    .filter((count) => count > 1 && count <= characters.length)
    .map((count) => characters.slice(0, count).join(''));
}

function isTypoOf(word: string, known: string): boolean {
  const characters = Array.from(word);
  if (characters.length >= minCharacters && isOneLetterOff(characters, Array.from(known))) return true;
  return isOneLetterOff(lettersOf(word), lettersOf(known));
}

/** How often texts have each word that differs in one letter. A word of the same length counts twice. */
function scoresOf(word: string, tokens: ReadonlyMap<string, number>): Map<string, number> {
  const length = Array.from(word).length;
  const scores = new Map<string, number>();
  for (const [token, count] of tokens)
    for (const known of beginningsOf(token, length).filter((beginning) => isTypoOf(word, beginning))) {
      const weight = Array.from(known).length === length ? 2 : 1;
      scores.set(known, (scores.get(known) ?? 0) + count * weight);
    }
  return scores;
}

/**
 * Numbers, and words that the texts have, stay. Others become what the texts have with a space or hyphen in it, or else the
 * most frequent word that differs in one letter.
 */
function correct(word: string, texts: readonly string[], tokens: ReadonlyMap<string, number>): string {
  if (lettersOf(word).length < minLetters || !/\p{L}/u.test(word) || isSpokenNumber(word)) return word;
  if ([...tokens.keys()].some((token) => token.includes(word))) return word;
  const spaced = spacedSpelling(word, texts);
  if (spaced !== undefined) return spaced;
  const [best] = [...scoresOf(word, tokens)].toSorted(([, one], [, other]) => other - one);
  return best?.[0] ?? word;
}

/** Pairs of characters, and the characters of a short word, of which no pair may be right. */
function indexedParts(word: string): string[] {
  const isShort = Array.from(word).length <= minCharacters;
  return gramsOf(word).filter((gram) => isShort || Array.from(gram).length === 2);
}

/** Reads texts only after a search without a hit. Undefined if no word is one letter or a space off. */
export async function correctedQuery(
  db: Database,
  { words, phrase }: ParsedQuery,
  synonyms: Synonyms,
): Promise<string | undefined> {
  const typed = phrase.flatMap(([word]) => word ?? []);
  const respaced = respacedSynonym(typed, synonyms);
  const wrong = respaced.filter((word) => words.includes(word));
  const grams = wrong.flatMap(indexedParts);
  const rows = grams.length === 0 ? [] : await similarTexts(db).execute({ grams });
  const texts = rows.map(({ body }) => body);
  const tokens = new Map<string, number>();
  for (const text of texts)
    for (const [token] of text.matchAll(/[\p{L}\p{N}]+/gu)) tokens.set(token, (tokens.get(token) ?? 0) + 1);
  const corrected = respaced.map((word) => (words.includes(word) ? correct(word, texts, tokens) : word));
  return corrected.join(' ') === typed.join(' ') ? undefined : corrected.join(' ');
}
