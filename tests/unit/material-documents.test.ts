import { describe, expect, it } from 'vitest';
import { documentLocale } from '#app/material-documents/document-kinds.ts';
import { breakLines } from '#app/material-documents/line-breaks.ts';
import { rowsOf } from '#app/material-documents/material-rows.ts';
import { safetyTexts } from '#app/material-documents/safety-texts.ts';
import { completeLocales, locales } from '#contract/locales.ts';
import { materials, sourceOf } from '../support/material-documents.ts';

/** Every character is 1 wide. */
const linesOf = (text: string, width: number) => breakLines(text, width, (part) => [...part].length);

describe('lines of a document', () => {
  it.each([
    ['열처리 유산균 분말', 5, ['열처리 ', '유산균 ', '분말']],
    ['맑은 음료에는 LMB-30이 맞습니다.', 12, ['맑은 음료에는 ', 'LMB-30이 ', '맞습니다.']],
    ['7.5조\u00a0cells/g 이상', 12, ['7.5조\u00a0cells/g ', '이상']],
    ['植物乳植杆菌（菌株）分离。', 7, ['植物乳植杆菌', '（菌株）分离。']],
    ['分离自（菌株）', 4, ['分离自', '（菌株）']],
    ['菌数以上。菌', 4, ['菌数以', '上。菌']],
    ['热\u2060灭\u2060活粉末', 3, ['热灭活', '粉末']],
    ['abcdefgh ij', 3, ['abc', 'def', 'gh ', 'ij']],
    ['', 10, []],
  ])('break %j at %i', (text, width, lines) => {
    expect(linesOf(text, width)).toEqual(lines);
  });
});

describe('the languages of the documents', () => {
  it('are the nearest ones of the pages', () => {
    expect(locales.map(documentLocale)).toEqual(['ko-KR', 'en-US', 'zh-CN', 'zh-CN', 'en-US']);
  });

  it('have the same rows in each safety data sheet', () => {
    const shapes = completeLocales.map((locale) =>
      safetyTexts(locale).sections.map(({ heading, rows }) => [
        heading.split('.')[0],
        ...rows.map(({ text }) =>
          typeof text === 'string' ? text.match(/\{\w+\}/g)?.toSorted() : Object.keys(text),
        ),
      ]),
    );
    for (const shape of shapes) expect(shape).toEqual(shapes[0]);
  });

  it('find the same rows of a specification by their labels', () => {
    for (const material of materials) {
      const found = completeLocales.map((locale) =>
        (['appearance', 'storage', 'skin', 'tested'] as const).map(
          (kind) => rowsOf(sourceOf(material, locale).material, kind, locale).length,
        ),
      );
      expect(found[0], material.slug).toEqual([1, 1, expect.any(Number), expect.any(Number)]);
      for (const counts of found) expect(counts, material.slug).toEqual(found[0]);
    }
  });
});
