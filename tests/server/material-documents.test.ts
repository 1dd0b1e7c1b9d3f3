import { afterAll, describe, expect, it } from 'vitest';
import { joinAll } from '#app/content/joined-terms.ts';
import { textsOf } from '#app/material-documents/blocks.ts';
import { documentKinds } from '#app/material-documents/document-kinds.ts';
import { readFonts } from '#app/material-documents/font-files.server.ts';
import { renderDocument } from '#app/material-documents/render-document.server.ts';
import { overwriteGetLocale } from '#app/paraglide/runtime.js';
import { completeLocales } from '#contract/locales.ts';
import { coverageOf } from '../../tools/fonts/coverage.ts';
import { composedDocument, materials } from '../support/material-documents.ts';
import { pdfPages } from '../support/pdf-text.ts';

afterAll(() => overwriteGetLocale(() => 'ko-KR'));

const written = (text: string) => text.replaceAll(/[\s\u2060]/g, '');

const cases = materials.flatMap((material, index) =>
  completeLocales.map((locale, at) => {
    const kind = documentKinds[(index + at) % documentKinds.length] ?? 'specification';
    return { material, slug: material.slug, locale, kind };
  }),
);

/** Every text of a document in reading order, found in the text of its pages in the same order. */
function missingIn(pages: string, texts: readonly string[]): string[] {
  let from = 0;
  return texts.map(written).filter((text) => {
    const at = pages.indexOf(text, from);
    if (at >= 0) from = at + text.length;
    return at < 0;
  });
}

function valuesOf({ translations, measurements }: (typeof materials)[number], locale: string): string[] {
  const translation = joinAll(translations.find((texts) => texts.locale === locale));
  const { uses = [], formulation = [], notShown = [] } = translation?.notes ?? {};
  const power = 10 ** Math.floor(Math.log10(measurements?.lowerLimit ?? 1) + 1e-12);
  return [
    ...(translation?.specifications.flatMap(({ label, value }) => [label, value]) ?? []),
    ...[...uses, ...formulation, ...notShown],
    ...(measurements?.stability.map(({ count }) => (count / power).toFixed(2)) ?? []),
  ];
}

describe('the documents of a material', () => {
  it.each(cases)('have the text of their data, in order: $kind of $slug in $locale', async (item) => {
    const { document, letterhead, locale } = composedDocument(item.kind, item.material, item.locale);
    const bytes = await renderDocument(document, letterhead, locale);
    const pages = pdfPages(bytes);
    const texts = document.blocks.flatMap(textsOf);
    expect(missingIn(pages.join(''), [document.title, document.name, ...texts])).toEqual([]);
    for (const [index, text] of pages.entries())
      for (const fact of [...letterhead.facts, ...letterhead.contact, `${index + 1} / ${pages.length}`])
        expect(text, fact).toContain(written(fact));
  });

  it.each(completeLocales)('have every value of the material in %s', (locale) => {
    for (const material of materials) {
      const texts = composedDocument('specification', material, locale).document.blocks.flatMap(textsOf);
      expect(texts).toEqual(expect.arrayContaining(valuesOf(material, locale)));
    }
  });

  it.each(completeLocales)('make up no result and leave nothing open in %s', (locale) => {
    for (const material of materials)
      for (const kind of documentKinds) {
        const { document } = composedDocument(kind, material, locale);
        expect(document.blocks.flatMap(textsOf).join('\n'), document.number).not.toMatch(
          /[{}]|undefined|null/,
        );
        const [results] = document.blocks.flatMap((block) =>
          block.kind === 'table' && block.head?.length === 4 && kind === 'certificate' ? [block.rows] : [],
        );
        expect(new Set(results?.map((row) => row[2])).size).toBe(kind === 'certificate' ? 1 : 0);
      }
  });
});

describe('the fonts of the documents', () => {
  it.each(completeLocales)('have every letter of the documents in %s', async (locale) => {
    const texts = materials.flatMap((material) =>
      documentKinds.flatMap((kind) => {
        const { document, letterhead } = composedDocument(kind, material, locale);
        return [letterhead.brand, ...letterhead.facts, document.name, ...document.blocks.flatMap(textsOf)];
      }),
    );
    const { files, inOther } = await readFonts(locale, '가韩');
    const lacking = [...files].flatMap(([name, file]) => {
      const covered = coverageOf(file);
      const isOther = name.endsWith('other');
      const letters = [...new Set(written(texts.join('')))].filter(
        (letter) => inOther.test(letter) === isOther,
      );
      return letters.filter((letter) => !covered.has(letter.codePointAt(0) ?? 0));
    });
    expect(lacking).toEqual([]);
  });

  it('have letters of the other language, such as a name in Korean in a Chinese document', async () => {
    const [material] = materials;
    if (!material) throw new Error('There is no material');
    const { document, letterhead, locale } = composedDocument('certificate', material, 'zh-CN');
    const named = { ...document, name: '루미바이옴 한글 韩文 10⁹' };
    const [page] = pdfPages(await renderDocument(named, letterhead, locale));
    expect(page).toContain('루미바이옴한글韩文10⁹');
  });
});

describe('the structure of a document', () => {
  it.each(documentKinds)('is tagged, with language, title, headings and heading cells: %s', async (kind) => {
    const [material] = materials;
    if (!material) throw new Error('There is no material');
    const { document, letterhead, locale } = composedDocument(kind, material, 'ko-KR');
    const file = (await renderDocument(document, letterhead, locale)).toString('latin1');
    const countOf = (pattern: RegExp) => file.match(pattern)?.length ?? 0;
    expect(file).toMatch(/\/Marked true/);
    expect(file).toMatch(/\/Lang \(ko-KR\)/);
    expect(file).toMatch(/\/DisplayDocTitle true/);
    expect(file).toMatch(/<pdfuaid:part>1<\/pdfuaid:part>/);
    const blocksOf = (name: string) => document.blocks.filter((block) => block.kind === name).length;
    const rows = document.blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []));
    const heads = document.blocks.flatMap((block) => (block.kind === 'table' ? (block.head ?? []) : []));
    expect(countOf(/\/S \/H1\b/g)).toBe(1);
    expect(countOf(/\/S \/H2\b/g)).toBe(blocksOf('heading'));
    expect(countOf(/\/S \/Table\b/g)).toBe(blocksOf('table'));
    expect(countOf(/\/S \/TH\b/g)).toBe(rows.length + heads.length);
    expect(countOf(/\/Scope \/Row\b/g)).toBe(rows.length);
    expect(countOf(/\/Scope \/Column\b/g)).toBe(heads.length);
    // Nothing runs or leads away.
    expect(file).not.toMatch(/\/(?:JavaScript|JS|Launch|EmbeddedFile|AA|OpenAction)\b/);
  });
});
