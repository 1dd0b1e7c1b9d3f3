import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { suggestionsFor } from '#api/services/suggested-searches.ts';
import { initialsOf, keysOf, normalise } from '#rules/hangul.ts';
import { formOf, rankOf, typedQuery } from '#rules/typed-match.ts';

const content = join(import.meta.dirname, '../../content');

/** Titles and names of the sample content in a language. */
function titlesIn(locale: string): string[] {
  return ['news', 'press', 'patents', 'theses', 'products'].flatMap((kind) =>
    readdirSync(join(content, kind), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .flatMap(({ name }) => {
        try {
          const text = readFileSync(join(content, kind, name, `${locale}.md`), 'utf8');
          return /^(?:title|name): ['"]?(.+?)['"]?$/m.exec(text)?.[1] ?? [];
        } catch {
          return [];
        }
      }),
  );
}

const rank = (text: string, typed: string) => rankOf(formOf(text), typedQuery(typed));

describe('what is typed', () => {
  it.each([
    ['유산균', 'ㅇㅅㄱ', 0],
    ['유산균', '유산균', 0],
    ['유산균', '유산ㄱ', 0],
    ['유산균', '유산규', 0],
    ['유산균', '유ㅅㄱ', 0],
    ['유산균', 'ㅇ사', 1],
    ['유산균', 'ㅇ', 1],
    ['유사나', '유산', 1],
    ['값진', '갑', 1],
    ['과립', '고', 1],
    ['과립', 'ㄱㄹ', 0],
    ['열처리 유산균 분말', '유산균', 2],
    ['열처리 유산균 분말', '유산균분', 2],
    ['열처리 유산균 분말', '분말 열', 3],
    ['루미데이 유산균스틱', '스틱', 4],
    ['루미데이 유산균스틱', 'ㅅㅌ', 4],
    ['LMB-07 열처리', 'lmb07', 1],
    ['LMB-07 열처리', 'ｌｍｂ 0', 1],
    ['LMB-07의 균수', 'ㄱㅅ', 2],
    ['LMB-07의 균수', '의', 2],
    ['10-9902417', '10 99', 1],
    ['露米生物菌粉', '菌粉', 4],
  ])('%s is suggested for %s, with rank %d', (text, typed, expected) => {
    expect(rank(text, typed)).toBe(expected);
  });

  it.each([
    ['유산균', '유산그'],
    ['유산균', '산균이'],
    ['유산균', 'ㅅㄱㅇ'],
    ['유산균', '유신'],
    ['유산균', '균'],
    ['plantarum', 'ant'],
    ['유산균', ''],
    ['유산균', ' -()'],
    ['', 'ㅇ'],
  ])('%s is not suggested for %j', (text, typed) => {
    expect(rank(text, typed)).toBeUndefined();
  });
});

it('every title is suggested for its own initial consonants', () => {
  const titles = titlesIn('ko-KR');
  expect(titles.length).toBeGreaterThan(100);
  const list = titles.map((title) => ({
    item: { type: 'news', title, locale: 'ko-KR' } as const,
    forms: [{ form: formOf(title), q: title }],
  }));
  for (const title of titles) {
    const consonants = initialsOf(normalise(title));
    expect(rank(title, consonants), consonants).toBeDefined();
    const suggested = suggestionsFor(list, consonants).map((one) => one.title);
    if (consonants.length > 5) expect(suggested, consonants).toContain(title);
  }
});

it('every title is suggested for each of its beginnings, letter by letter', () => {
  for (const title of ['ko-KR', 'en-US', 'zh-CN'].flatMap(titlesIn)) {
    const characters = Array.from(normalise(title));
    const form = formOf(title);
    for (let end = 1; end <= characters.length; end += 1) {
      const typed = characters.slice(0, end).join('');
      if (/[\p{L}\p{N}]/u.test(typed)) expect(rankOf(form, typedQuery(typed)), typed).toBeLessThan(2);
    }
  }
});

it('a word that begins nowhere is not read once more for each letter of a title', () => {
  const { whole, words } = typedQuery('ﷵ'.repeat(100));
  expect(whole.characters).toHaveLength(100);
  let reads = 0;
  const counted = words.map((word) => ({
    ...word,
    characters: new Proxy(word.characters, {
      get(characters, name) {
        reads += 1;
        return Reflect.get(characters, name);
      },
    }),
  }));
  for (const title of titlesIn('ko-KR')) rankOf(formOf(title), { whole, words: counted });
  expect(reads).toBe(0);
});

it('any text can be typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }), (text, typed) => {
      expect([undefined, 0, 1, 2, 3, 4]).toContain(rank(text, typed));
    }),
  );
});

it('a syllable is the letters that are typed for it', () => {
  expect(Array.from('균과있값a', keysOf)).toEqual(['ㄱㅠㄴ', 'ㄱㅗㅏ', 'ㅇㅣㅆ', 'ㄱㅏㅂㅅ', 'a']);
});
