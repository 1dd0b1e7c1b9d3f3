import { describe, expect, it } from 'vitest';
import { parseQuery } from '#api/services/search-query.ts';
import { isOneLetterOff } from '#api/services/search-typos.ts';
import { maxWordsOfGroup, synonymsOf, wordsOf } from '#api/services/synonyms.ts';

const none = synonymsOf([]);

describe('a query', () => {
  it.each([
    ['lmb07', 'lmb-07'],
    ['엘엠비 07 EV', 'lmb-07ev'],
    ['제10-9902417호', '10-9902417'],
    ['10 2021 9904552', '10-2021-9904552'],
    ['(PCT/KR2024/903386)', 'pct/kr2024/903386'],
    ['doi.org/10.5555/ABC.2026.1.', '10.5555/abc.2026.1'],
  ])('%s is the identifier %s', (q, identifier) => {
    expect(parseQuery(q, none).words).toEqual([identifier]);
  });

  it.each(['LMB-07 규격서', '010-1234-5678', '10-99', '2026-11-26', '110-99024171'])(
    '%s is no identifier',
    (q) => {
      expect(parseQuery(q, none).words).toEqual(q.toLowerCase().split(' '));
    },
  );

  it('expands two words at most, also with a Korean ending', () => {
    const powders = ['분말', '파우더', 'powder', '가루', '粉末', '粉体', 'ダスト'];
    const synonyms = synonymsOf([['오송', 'Osong'], powders, ['과립', 'granule'], ['분말', 'dust']]);
    const { words, expanded, phrase } = parseQuery('오송에서 분말 과립 파우더를', synonyms);
    expect(expanded.map(([word]) => word)).toEqual(['오송', '분말']);
    expect(expanded[0]).toContain('osong');
    expect(expanded[1]).toHaveLength(maxWordsOfGroup);
    expect(expanded[1]).not.toContain('dust');
    expect(words).toEqual(['과립', '파우더를']);
    expect(phrase.map(([word]) => word)).toEqual(['오송', '분말', '과립', '파우더를']);
  });

  it('has all six words of a group, also with a Korean ending', () => {
    const group = ['분말', '파우더', 'powder', '가루', '粉末', '粉体'];
    expect(parseQuery('가루를', synonymsOf([group])).expanded).toEqual([
      ['가루', '분말', '파우더', 'powder', '粉末', '粉体'],
    ]);
  });

  it('expands the longest run of words that a group has as one', () => {
    const synonyms = synonymsOf([
      ['장 건강 균', '유산균'],
      ['장 건강', '정장'],
      ['균', 'strain'],
      ['분말', 'powder'],
    ]);
    const parts = (q: string) => {
      const { words, expanded, phrase } = parseQuery(q, synonyms);
      return { words, expanded: expanded.map(([word]) => word), phrase: phrase.map(([word]) => word) };
    };
    const whole = ['장 건강 균'];
    expect(parts('장  건강 균')).toEqual({ words: [], expanded: whole, phrase: whole });
    expect(parseQuery('장 건강 균', synonyms).expanded[0]).toContain('유산균');
    expect(parts('분말 균 새 장 건강을 장')).toEqual({
      words: ['균', '새'],
      expanded: ['분말', '장 건강'],
      phrase: ['분말', '균', '새', '장 건강'],
    });
    expect(parts('건강 장')).toEqual({ words: ['건강', '장'], expanded: [], phrase: ['건강', '장'] });
  });
});

it.each([
  ['앰플', '엠플', true],
  ['plantaram', 'plantarum', true],
  ['microbiom', 'microbiome', true],
  ['lumicell', 'lumiecll', true],
  ['루미셀', '루미', false],
  ['첩포', '첩보', true],
  ['powder', 'granule', false],
])('%s and %s are one letter apart: %s', (one, other, expected) => {
  const letters = (text: string) => Array.from(text.normalize('NFD'));
  expect(isOneLetterOff(letters(one), letters(other))).toBe(expected);
  expect(isOneLetterOff(letters(other), letters(one))).toBe(expected);
});

it('words of a group have commas of any kind between them', () => {
  expect(wordsOf(' 유산균, 乳酸菌，lactic acid bacteria、 ;젖산균,')).toEqual([
    '유산균',
    '乳酸菌',
    'lactic acid bacteria',
    '젖산균',
  ]);
});
