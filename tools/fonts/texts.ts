import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brandNames } from '../../contract/brand.ts';
import { locales } from '../../contract/locales.ts';

const root = resolve(import.meta.dirname, '../..');
const syllable = /[가-힣]/g;

const isForVisitors = (key: string) => !key.startsWith('admin_');

export function messagesOf(locale: keyof typeof brandNames): string {
  const messages: Record<string, unknown> = JSON.parse(
    readFileSync(join(root, `messages/${locale}.json`), 'utf8'),
  );
  const shown = Object.entries(messages).filter(([key]) => isForVisitors(key));
  return `${brandNames[locale]}${JSON.stringify(shown.map(([, text]) => text))}`;
}

/** Without full-width letters, which belong to the fonts of Chinese and Japanese. */
export function interfaceLetters(): Set<string> {
  const letters = locales
    .map(messagesOf)
    .join('')
    .match(/\p{Script=Latin}/gu);
  return new Set(letters?.filter((letter) => !/[\uff00-\uffef]/.test(letter)));
}

export function interfaceSyllables(): Set<string> {
  return new Set(messagesOf('ko-KR').match(syllable));
}

/** The name of the Korean language, which every page shows. */
export function foreignSyllables(): Set<string> {
  const texts = locales.filter((locale) => locale !== 'ko-KR').map(messagesOf);
  return new Set(`한국어${texts.join('')}`.match(syllable));
}

const contentFiles = [
  '{*,{documents,faqs,products,terms}/**/*}{.yaml,ko-KR.md}',
  '{news,patents,press,theses}/**/*{.yaml,ko-KR.md}',
] as const;

function shownText(file: string): string {
  const text = readFileSync(join(root, 'content', file), 'utf8');
  return file.startsWith('documents/') ? (/^title: .*$/m.exec(text)?.[0] ?? '') : text;
}

function countSyllables(pattern: string): [syllable: string, count: number][] {
  const counts = new Map<string, number>();
  for (const file of globSync(pattern, { cwd: join(root, 'content') }).sort()) {
    for (const found of shownText(file).match(syllable) ?? []) {
      counts.set(found, (counts.get(found) ?? 0) + 1);
    }
  }
  return [...counts].sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1));
}

export function contentSyllables(): Set<string> {
  return new Set(contentFiles.flatMap(countSyllables).map(([found]) => found));
}

/** In the order of Pretendard's own style sheet, which is based on counts over the web. */
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
