import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  hangulFile,
  hangulRange,
  latinFile,
  latinRange,
  moreFontsFile,
  standingFile,
  standingRange,
} from '#app/styles/fonts.gen.ts';
import { locales } from '#contract/locales.ts';
import { fromUnicodeRange } from '../../tools/fonts/ranges.ts';
import { screenSyllables } from '../../tools/fonts/screens.ts';
import { messagesOf } from '../../tools/fonts/texts.ts';

const publicFolder = resolve(import.meta.dirname, '../../public');
const remedy = 'Run `node tools/fonts/make.ts` and commit what it writes.';
const homeLimit = 90_000;
const pageLimit = 116_000;

const latin = new Set(fromUnicodeRange(latinRange));
const hangul = new Set(fromUnicodeRange(hangulRange));
const standing = new Set(fromUnicodeRange(standingRange));
const moreFonts = readFileSync(join(publicFolder, moreFontsFile), 'utf8');
const faces = [...moreFonts.matchAll(/url\(([^)]+)\).*?unicode-range:([^}]+)/g)].map(
  ([, file = '', range = '']) => ({ file, points: fromUnicodeRange(range) }),
);

function sizeOf(file: string): number {
  return statSync(join(publicFolder, file)).size;
}

describe('fonts', () => {
  it.each(locales)('of the first paint hold every letter of the messages in %s', (locale) => {
    const own = locale === 'ko-KR' ? new Set([...latin, ...hangul]) : latin;
    const letters = messagesOf(locale).match(/[\p{Script=Latin}\p{Script=Hangul}\p{Nd}]/gu) ?? [];
    // Full-width letters belong to the fonts of Chinese and Japanese.
    const missing = letters.filter(
      (letter) => !own.has(letter.codePointAt(0) ?? 0) && !/[\uff00-\uffef]/.test(letter),
    );
    expect([...new Set(missing)], remedy).toEqual([]);
  });

  it('hold the Hangul of the homepage and of first screens, then that of the standing pages', () => {
    const { first, standing: others } = screenSyllables();
    const pointsOf = (syllables: string[]) => syllables.map((syllable) => syllable.codePointAt(0) ?? 0);
    expect(first.length).toBeGreaterThan(300);
    const missing = pointsOf(first).filter((point) => !latin.has(point) && !hangul.has(point));
    expect(missing, remedy).toEqual([]);
    const own = new Set([...latin, ...hangul, ...standing]);
    expect(
      pointsOf(others).filter((point) => !own.has(point)),
      remedy,
    ).toEqual([]);
  });

  it('of the first paint are at most 90 KB together on the homepage, and 116 KB elsewhere', () => {
    const bytes = sizeOf(latinFile) + sizeOf(hangulFile);
    expect(bytes).toBeLessThanOrEqual(homeLimit);
    expect(bytes + sizeOf(standingFile)).toBeLessThanOrEqual(pageLimit);
  });

  it('are all there', () => {
    expect(faces.length).toBeGreaterThan(20);
    const files = [latinFile, hangulFile, standingFile, ...faces.map(({ file }) => file)];
    expect(
      files.filter((file) => !existsSync(join(publicFolder, file))),
      remedy,
    ).toEqual([]);
  });

  it('never hold a character twice, and hold every Korean syllable', () => {
    const points = [...latin, ...hangul, ...standing, ...faces.flatMap((face) => face.points)];
    expect(points.length).toBe(new Set(points).size);
    const syllables = Array.from({ length: 11_172 }, (_, index) => 0xac00 + index);
    const known = new Set(points);
    expect(syllables.filter((syllable) => !known.has(syllable))).toEqual([]);
  });
});
