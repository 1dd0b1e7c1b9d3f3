import { globSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { siteTexts } from '../support/content-texts.ts';
import { contentRoot } from '../support/facts.ts';
import { fileTexts } from '../support/text-files.ts';

type Text = { place: string; locale: string; text: string };
type Row = { terms: Record<string, string>; twins: Record<string, string[]>; except: string[] };

const languages = ['ko-KR', 'en-US', 'zh-CN'] as const;
const root = resolve(import.meta.dirname, '../..');
const messagesFolder = join(root, 'messages');

const listOf = (cell = ''): string[] => cell.split(', ').filter((word) => word !== '');

function readGlossary(markdown: string): Row[] {
  const table = markdown.slice(markdown.indexOf('## Glossary')).match(/^\|.*\|$/gm) ?? [];
  return table.slice(2).map((line) => {
    const cells = line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim());
    const perLanguage = <T>(from: number, read: (cell: string) => T) =>
      Object.fromEntries(languages.map((language, index) => [language, read(cells[from + index] ?? '')]));
    return { terms: perLanguage(0, String), twins: perLanguage(3, listOf), except: listOf(cells[6]) };
  });
}

const glossary = readGlossary(readFileSync(join(messagesFolder, 'README.md'), 'utf8'));

const without = (text: string, words: readonly string[]) =>
  words.reduce((rest, word) => rest.replaceAll(word, '·'), text);

/** A term may contain its twin (细胞外囊泡, 胞外囊泡), and a twin its term. Links and placeholders are not read. */
function twinsIn({ locale, text }: Text): string[] {
  const prose = text.replaceAll(/\]\([^)]*\)|\{\w+\}/g, '·');
  return glossary.flatMap(({ terms, twins, except }) => {
    const term = terms[locale] ?? '·';
    return (twins[locale] ?? []).filter((twin) => {
      const rest = without(prose, twin.includes(term) ? except : [...except, term]);
      return locale === 'en-US' ? new RegExp(`\\b${twin}`, 'i').test(rest) : rest.includes(twin);
    });
  });
}

/** A stored version is never changed, so that earlier versions keep their words. */
function termTexts(): Text[] {
  const newest = globSync('terms/*', { cwd: contentRoot }).map(
    (kind) => globSync(`${kind}/*`, { cwd: contentRoot }).toSorted().at(-1) ?? '',
  );
  return newest
    .flatMap((version) => globSync(`${version}/*.md`, { cwd: contentRoot }))
    .map((place) => ({
      place,
      locale: basename(place, '.md'),
      text: readFileSync(join(contentRoot, place), 'utf8'),
    }));
}

describe('the glossary', () => {
  it('has a term in each language for each thing, and twins that are not terms', () => {
    expect(glossary.length).toBeGreaterThan(30);
    const terms = new Set(glossary.flatMap((row) => Object.values(row.terms)));
    const wrong = glossary.filter(
      (row) =>
        Object.values(row.terms).some((term) => term === '') ||
        Object.values(row.twins).some((twins) => twins.some((twin) => terms.has(twin))),
    );
    expect(wrong).toEqual([]);
  });

  it('finds a twin beside the term, and not within it', () => {
    const texts = ['세포외소포와 세포외소포체', 'An Enquiry', '细胞外囊泡与胞外囊泡', '细胞外囊泡'];
    const locales = ['ko-KR', 'en-US', 'zh-CN', 'zh-CN'];
    expect(texts.map((text, index) => twinsIn({ place: '', locale: locales[index] ?? '', text }))).toEqual([
      ['세포외소포체'],
      ['enquiry'],
      ['胞外囊泡'],
      [],
    ]);
  });

  it('holds in all messages, documents, sample data and content', () => {
    const texts = [...siteTexts, ...fileTexts, ...termTexts()];
    const found = texts.flatMap((text) =>
      twinsIn(text).map((twin) => `${text.place} (${text.locale}): ${twin}`),
    );
    expect([...new Set(found)]).toEqual([]);
  });
});
