import { describe, expect, it } from 'vitest';
import {
  gramsOf,
  plainText,
  queryGrams,
  queryPattern,
  queryWords,
  searchBody,
} from '#api/services/search-text.ts';
import { initialsOf, normalise } from '#rules/hangul.ts';

/** Whether a text with this body is found, as the database decides it. */
function isFound(query: string, ...texts: string[]): boolean {
  const body = searchBody(texts);
  const grams = new Set(gramsOf(body));
  return queryWords(query).every(
    (word) => queryGrams(word).every((gram) => grams.has(gram)) && new RegExp(queryPattern(word)).test(body),
  );
}

describe('normalise', () => {
  it.each([
    ['ＬＭＢ－０７', 'lmb-07'],
    ['  Heat-Killed\t\nPowder ', 'heat-killed powder'],
    ['유\u200b산\ufeff균', '유산균'],
    ['유산균', '유산균'],
    ['①', '1'],
    ['a\u0000b', 'a b'],
    ['\ud800x', '\ufffdx'],
  ])('makes %j and its like one spelling', (text, expected) => {
    expect(normalise(text)).toBe(expected);
  });

  it('keeps single consonants, and splits those that a keyboard joined', () => {
    expect(normalise('ㅇㅅㄱ')).toBe('ㅇㅅㄱ');
    expect(normalise('ㄱㅅ ㄳ ㅄ ㄲ')).toBe('ㄱㅅ ㄱㅅ ㅂㅅ ㄲ');
  });

  it('does not join a syllable with the consonants after it', () => {
    expect(normalise('가ㄳ')).toBe('가ㄱㅅ');
  });
});

it('initials are those of each run of Hangul', () => {
  expect(initialsOf('열처리 유산균(lmb-07) 까치')).toBe('ㅇㅊㄹ ㅇㅅㄱ ㄲㅊ');
  expect(initialsOf('powder 07')).toBe('');
});

it('Markdown is searched as it is read', () => {
  const text = plainText(
    '## 제목\n\n- **굵게** [문의하기](/contact) `x`\n\n| a | b |\n|---|---|\n| snake_case | 3 |',
  );
  expect(normalise(text)).toBe('제목 굵게 문의하기 x a b snake_case 3');
});

it('grams are the characters and pairs of each word', () => {
  expect(gramsOf('유산균 ab')).toEqual(['유', '산', '유산', '균', '산균', 'a', 'b', 'ab']);
  expect(gramsOf('𠮷野')).toEqual(['𠮷', '野', '𠮷野']);
  expect(gramsOf(' \n ')).toEqual([]);
});

it('a query has at most eight words, each once', () => {
  expect(queryWords('a b a c d e f g h i j')).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
  expect(queryWords(' \u200b ')).toEqual([]);
});

describe('a text is found', () => {
  const texts = ['LMB-07 열처리 유산균 분말', 'Heat-killed powder, 7.5 trillion cells/g', '热灭活乳酸菌粉'];

  it.each([
    '유산',
    '산균',
    '균',
    'ㅇㅅㄱ',
    'ㅇㅅ',
    'ㅇㅊㄹ 분말',
    '유산균 powder',
    'POWDER 유산균 lmb',
    'lmb-07',
    'lmb07',
    'LMB 07',
    '07',
    '7.5',
    '乳酸',
    'ｐｏｗｄｅｒ',
  ])('by %s', (query) => {
    expect(isFound(query, ...texts)).toBe(true);
  });

  it.each([
    '유균',
    '산유',
    'ㅅㅇㄱ',
    'ㅇㅅㅂ',
    '%',
    '_',
    "'",
    '\\',
    'powder xyz',
    'wderpo',
    'lmb-70',
    'lmb70',
    '7l',
    '7x5',
    '^',
    '.*',
    'l+',
    '[lmb]',
  ])('but not by %s', (query) => {
    expect(isFound(query, ...texts)).toBe(false);
  });
});
