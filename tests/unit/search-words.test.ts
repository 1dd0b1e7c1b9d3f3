import { describe, expect, it } from 'vitest';
import { markWords, queryState } from '#app/features/search/search-words.ts';
import { lotInQuery } from '#rules/lot-query.ts';

/** The parts of a text, the marked ones in brackets. */
function marked(text: string, q: string): string {
  return markWords(text, q)
    .map((part) => (part.isHit ? `[${part.text}]` : part.text))
    .join('');
}

describe('the words of a query', () => {
  it.each([
    ['Heat-killed LMB-07 powder', 'lmb-07', 'Heat-killed [LMB-07] powder'],
    ['LMB-07G is granulated LMB-07', 'LMB-07 LMB-07G', '[LMB-07G] is granulated [LMB-07]'],
    ['LMB-07 and LMB 07, 12 t', 'lmb07 12t', '[LMB-07] and [LMB 07], [12 t]'],
    ['열처리 유산균 분말', '유산균', '열처리 [유산균] 분말'],
    ['열처리 유산균', '  열처리   유산균 ', '[열처리] [유산균]'],
    ['1.0 × 10 (NTA) [a] a/b', '(NTA) [a] a/b 1.0', '[1.0] × 10 [(NTA)] [[a]] [a/b]'],
    ['100', '1.0', '100'],
    ['a <b>bold</b> claim', '<b>', 'a [<b>]bold</b> claim'],
    ['ＬＭＢ', 'LMB', 'ＬＭＢ'],
    ['乳\u2060酸\u2060菌 粉末', '乳酸菌', '[乳\u2060酸\u2060菌] 粉末'],
    ['Heat-killed LMB-07', 'LMB-\u206007', 'Heat-killed [LMB-07]'],
    ['유산균', 'ㅇㅅㄱ', '유산균'],
    ['', 'x', ''],
    ['text', '', 'text'],
  ])('mark %s for %s', (text, q, expected) => {
    expect(marked(text, q)).toBe(expected);
  });

  it('leave the text as it was', () => {
    const text = 'Counting LMB-07, \\ ^ $ . | ? * + ( ) [ ] { } - / and LMB-12';
    for (const q of [
      '\\',
      '^',
      '$',
      '.',
      '|',
      '?',
      '*',
      '+',
      '(',
      ')',
      '[',
      ']',
      '{',
      '}',
      '-',
      '/',
      'LMB',
    ]) {
      const parts = markWords(text, q);
      expect(parts.map((part) => part.text).join('')).toBe(text);
      expect(parts.some(({ isHit }) => isHit)).toBe(true);
    }
  });
});

describe('a query', () => {
  it.each([
    ['', 'empty'],
    ['LMB', 'ready'],
    ['x'.repeat(100), 'ready'],
    ['x'.repeat(101), 'too-long'],
  ])('%s is %s', (q, state) => {
    expect(queryState(q)).toBe(state);
  });
});

describe('a query in the form of a lot number', () => {
  it.each([
    ['LMB07-2609-K7QX', 'LMB07-2609-K7QX'],
    [' lmb07ev-2611-d3rt ', 'LMB07EV-2611-D3RT'],
    ['로트 번호 LMB07-2609-K7QX', 'LMB07-2609-K7QX'],
    ['LMB07–2609–K7QX', 'LMB07-2609-K7QX'],
    ['LMB07-2609-K7QX의 성적서', 'LMB07-2609-K7QX'],
    ['(LMB07-2609-K7QX),', 'LMB07-2609-K7QX'],
    ['번호:LMB07-2609-K7QX', 'LMB07-2609-K7QX'],
    ['LMB07 2609 K7QX', 'LMB07-2609-K7QX'],
    ['로트 lmb07ev  2611 - d3rt 성적서', 'LMB07EV-2611-D3RT'],
  ])('has the number: %s', (q, number) => {
    expect(lotInQuery(q)).toBe(number);
  });

  it.each([
    'LMB-07',
    'LMB-07-EV',
    '10-9902417',
    '10-2022-9907718',
    'KR-10-2022-9907718',
    'ISO-9001-2015',
    '010-1234-5678',
    'lot 2609',
    'LMB07 2609',
    'LMB07 2026 HACCP',
    'LMB-07 2609 K7QX',
    'ISO9001 2015 A1B2',
    'LMB07 1000 25KG',
    `A1-2609-${'B'.repeat(40)}`,
  ])('has none: %s', (q) => {
    expect(lotInQuery(q)).toBeUndefined();
  });
});
