import { inflateSync } from 'node:zlib';

/* The text of PDF files of Chromium and pdfkit: compressed streams, and fonts with a map from glyphs to Unicode. */

type Objects = ReadonlyMap<string, string>;

function objectsOf(file: string): Objects {
  const found = file.matchAll(/(\d+) 0 obj\s([\s\S]*?)endobj/g);
  return new Map([...found].map(([, number = '', body = '']) => [number, body]));
}

function streamOf(objects: Objects, number = ''): string {
  const bytes = /stream\r?\n([\s\S]*?)\nendstream/.exec(objects.get(number) ?? '')?.[1] ?? '';
  return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1');
}

const textOfHex = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');

type Font = { digits: number; glyphs: ReadonlyMap<number, string> };

type Glyph = [glyph: number, text: string];

const numberIn = (hex: string) => Number.parseInt(hex, 16);

function singleGlyphs(block: string): Glyph[] {
  return [...block.matchAll(/<(\w+)> <(\w+)>/g)].map(([, glyph = '', text = '']) => [
    numberIn(glyph),
    textOfHex(text),
  ]);
}

/** A range of characters, or a list of texts. */
function rangeGlyphs(block: string): Glyph[] {
  const ranges = [...block.matchAll(/<(\w+)> <(\w+)> <(\w{4})>/g)].flatMap(
    ([, from = '', to = '', first = '']) =>
      Array.from(
        { length: numberIn(to) - numberIn(from) + 1 },
        (_, index): Glyph => [numberIn(from) + index, String.fromCodePoint(numberIn(first) + index)],
      ),
  );
  const lists = [...block.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g)].flatMap(([, from = '', list = '']) =>
    [...list.matchAll(/<(\w+)>/g)].map(
      ([, text = ''], index): Glyph => [numberIn(from) + index, textOfHex(text)],
    ),
  );
  return [...ranges, ...lists];
}

/** Codes of glyphs have two or four hexadecimal digits. */
function fontOf(map: string): Font {
  const digits = /begincodespacerange\s*<(\w+)>/.exec(map)?.[1]?.length ?? 4;
  const blocksOf = (name: string) =>
    [...map.matchAll(new RegExp(`begin${name}([\\s\\S]*?)end${name}`, 'g'))].map(([, block = '']) => block);
  const glyphs = [...blocksOf('bfchar').flatMap(singleGlyphs), ...blocksOf('bfrange').flatMap(rangeGlyphs)];
  return { digits, glyphs: new Map(glyphs) };
}

const noFont: Font = { digits: 4, glyphs: new Map() };

function shownText({ digits, glyphs }: Font, hex: string): string {
  const codes = hex.match(new RegExp(`\\w{${digits}}`, 'g')) ?? [];
  return codes.map((code) => glyphs.get(numberIn(code)) ?? '').join('');
}

function fontsOf(objects: Objects, page: string): ReadonlyMap<string, Font> {
  const fonts = new Map<string, Font>();
  const [, resources = ''] = /\/Resources (\d+) 0 R/.exec(page) ?? [];
  const named = `${page}${objects.get(resources) ?? ''}`;
  for (const [, name = '', number = ''] of named.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const [, map] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(number) ?? '') ?? [];
    if (map) fonts.set(name, fontOf(streamOf(objects, map)));
  }
  return fonts;
}

function pageText(objects: Objects, page: string): string {
  const fonts = fontsOf(objects, page);
  const content = streamOf(objects, /\/Contents (\d+) 0 R/.exec(page)?.[1]);
  let font = noFont;
  let text = '';
  for (const [, name, shown = ''] of content.matchAll(/\/(F\d+) [\d.]+ Tf|((?:<\w+>|\[[^\]]*\]) T[Jj])/g)) {
    if (name) font = fonts.get(name) ?? noFont;
    for (const [, hex = ''] of shown.matchAll(/<(\w+)>/g)) text += shownText(font, hex);
  }
  return text;
}

export function pdfPages(pdf: Buffer): string[] {
  const objects = objectsOf(pdf.toString('latin1'));
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\b/.test(body));
  return pages.map((page) => pageText(objects, page).replaceAll(/\s/g, ''));
}
