import { describe, expect, it } from 'vitest';
import { siteTexts } from '../support/content-texts.ts';
import { alternating, isRightParticle } from '../support/particles.ts';
import { fileTexts } from '../support/text-files.ts';

const messages = fileTexts.filter(({ locale }) => locale === 'ko-KR');
const texts = siteTexts.filter(({ locale }) => locale === 'ko-KR');
const all = [...texts, ...messages];

const codes = ['07', '07G', '07 EV', '12', '15', '15P', '18', '21', '30', '33', '38', '41'].map(
  (code) => `LMB-${code}`,
);
const names = ['루미바이옴', '루미데이', '루미셀', '루미데이 포스트 스틱', '루미셀 앰플', ...codes];
const values = [
  ...names,
  '2026년 11월 25일',
  '2026년 12월',
  '오전 9시 5분',
  '영어',
  '한국어',
  '3',
  '10',
  '20 MB',
];

const particle = `(${alternating.toSorted((a, b) => b.length - a.length).join('|')})(?=[\\s.,:;!?’”)]|$)`;
const ambiguous = /[은는이가을를와과]\((?:은|는|이|가|을|를|와|과)\)|\(으\)로|\(이\)/;

/** Wrong particles behind these words, as "word + particle". */
function wrongIn(text: string, words: readonly string[]): string[] {
  const longestFirst = words.toSorted((a, b) => b.length - a.length);
  const pattern = new RegExp(`(${longestFirst.join('|')})[’”]?${particle}`, 'gu');
  return [...text.matchAll(pattern)]
    .filter(([, word = '', found = '']) => !isRightParticle(word, found))
    .map(([, word, found]) => `${word}${found}`);
}

describe('Korean particles', () => {
  it.each([
    ['루미데이', '는', true],
    ['루미셀', '를', false],
    ['루미셀', '로', true],
    ['루미바이옴', '과', true],
    ['LMB-07', '을', true],
    ['LMB-12', '은', false],
    ['LMB-30', '로', false],
    ['7.5조 cells/g', '을', true],
    ['5%', '를', true],
    ['30 mL', '을', false],
  ])('%s%s: %s', (word, found, isRight) => {
    expect(isRightParticle(word, found)).toBe(isRight);
  });

  it('fit every brand, material and date in every message', () => {
    const wrong = messages.flatMap(({ place, text }) =>
      values.flatMap((value) =>
        wrongIn(text.replaceAll(/\{\w+\}/g, value), values).map((it) => `${place}: ${it}`),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('are never written in two forms at once', () => {
    expect(all.filter(({ text }) => ambiguous.test(text)).map(({ place }) => place)).toEqual([]);
  });

  it('fit the names, codes and units in the content', () => {
    const units = [
      'cells/g',
      'CFU/g',
      'cells/mL',
      'CFU/mL',
      'particles/mL',
      'g/L',
      '\\d%',
      '\\d ?(?:g|kg|mg|mL|L|nm|µm|℃)',
    ];
    const wrong = texts.flatMap(({ place, text }) =>
      wrongIn(text, [...names, ...units]).map((found) => `${place}: ${found}`),
    );
    expect(wrong).toEqual([]);
  });
});

it('requests end in ~해 주세요', () => {
  expect(all.filter(({ text }) => /(?<!주|안녕하)세요/.test(text)).map(({ place }) => place)).toEqual([]);
});
