import { gramsOf, searchBody } from '#api/services/search-text.ts';

/* Texts of a made-up vocabulary with as uneven a distribution of words as a language has. The same in each run. */

const texts = 2_000;
const vocabulary = 3_000;
const wordsOfText = 8;
const commonSentence = '루미바이옴 유산균 원료 소식';
/** In one of a hundred texts. */
export const frequentWord = '백중하나';

function* numbersBelowOne(): Generator<number> {
  const modulus = 2_147_483_647;
  for (let seed = 1; ; ) {
    seed = (seed * 48_271) % modulus;
    yield seed / modulus;
  }
}

const numbers = numbersBelowOne();
const next = () => numbers.next().value;

/** The first ones are the most frequent, as in Zipf's law. */
const rankBelow = (count: number) => Math.floor(count ** next()) - 1;

const firstSyllable = 0xac00;
const allSyllables = 11_172;
const usedSyllables = 400;
/** Consecutive syllables have the same consonant. */
const syllableStep = 1_259;

const syllable = () =>
  String.fromCodePoint(firstSyllable + ((rankBelow(usedSyllables) * syllableStep) % allSyllables));

const newWord = () => Array.from({ length: 2 + Math.floor(next() * 3) }, syllable).join('');

const words = Array.from({ length: vocabulary }, newWord);

function textAt(index: number): string {
  const own = Array.from({ length: wordsOfText }, () => words[rankBelow(words.length)]);
  return [commonSentence, ...own, index % 100 === 0 ? frequentWord : ''].join(' ');
}

export const commonTitle = searchBody([commonSentence]);

/** Elements of `grams` are separated by line feeds. */
export const searchTexts = Array.from({ length: texts }, (_, index) => {
  const body = searchBody([textAt(index)]);
  return { body, grams: gramsOf(body).join('\n') };
});
