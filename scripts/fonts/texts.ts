import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brandNames } from '../../contract/brand.ts';
import { locales } from '../../contract/locales.ts';

const root = resolve(import.meta.dirname, '../..');
const syllable = /[가-힣]/g;

/** All texts of the interface in one language, run together. */
export function messagesOf(locale: keyof typeof brandNames): string {
  const messages: Record<string, unknown> = JSON.parse(
    readFileSync(join(root, `messages/${locale}.json`), 'utf8'),
  );
  return `${brandNames[locale]}${JSON.stringify(Object.values(messages))}`;
}

/** The syllables a Korean page shows before any content. */
export function interfaceSyllables(): Set<string> {
  return new Set(messagesOf('ko-KR').match(syllable));
}

/** The syllables that pages of other languages show: the name of the Korean language. */
export function foreignSyllables(): Set<string> {
  const texts = locales.filter((locale) => locale !== 'ko-KR').map(messagesOf);
  return new Set(`한국어${texts.join('')}`.match(syllable));
}

/** The syllables of the sample content, the most frequent first. */
export function contentSyllables(): string[] {
  const counts = new Map<string, number>();
  for (const file of globSync('content/**/*{.yaml,ko-KR.md}', { cwd: root }).sort()) {
    for (const found of readFileSync(join(root, file), 'utf8').match(syllable) ?? []) {
      counts.set(found, (counts.get(found) ?? 0) + 1);
    }
  }
  return [...counts]
    .sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1))
    .map(([found]) => found);
}

/**
 * The syllables of running Korean text, the most frequent first: the order in which Pretendard's own style sheet
 * cuts the font, which goes back to counts over the web.
 */
export function commonSyllables(): string[] {
  const file = 'node_modules/pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css';
  const ranges = readFileSync(join(root, file), 'utf8').matchAll(/unicode-range:([^;]+);/g);
  const slices = [...ranges].map(([, range = '']) =>
    [...range.matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/gi)].flatMap(([, from = '', to = from]) => {
      const first = Number.parseInt(from, 16);
      return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, step) => first + step);
    }),
  );
  return slices
    .reverse()
    .flat()
    .map((point) => String.fromCodePoint(point))
    .filter((character) => character.match(syllable));
}
