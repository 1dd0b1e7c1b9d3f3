import { inflateSync } from 'node:zlib';

/* The text of PDF files that Chromium prints: compressed streams, and fonts with a map from glyphs to Unicode. */

type Objects = ReadonlyMap<string, string>;

function objectsOf(file: string): Objects {
  const found = file.matchAll(/(\d+) 0 obj\s([\s\S]*?)endobj/g);
  return new Map([...found].map(([, number = '', body = '']) => [number, body]));
}

function streamOf(objects: Objects, number = ''): string {
  const bytes = /stream\r?\n([\s\S]*?)\r?\nendstream/.exec(objects.get(number) ?? '')?.[1] ?? '';
  return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1');
}

const textOfHex = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');

type Font = { digits: number; glyphs: ReadonlyMap<number, string> };

/** Codes of glyphs have two or four hexadecimal digits. */
function fontOf(map: string): Font {
  const glyphs = new Map<number, string>();
  const digits = /begincodespacerange\s*<(\w+)>/.exec(map)?.[1]?.length ?? 4;
  for (const [, block = ''] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, glyph = '', text = ''] of block.matchAll(/<(\w+)> <(\w+)>/g))
      glyphs.set(Number.parseInt(glyph, 16), textOfHex(text));
  for (const [, block = ''] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, from = '', to = '', first = ''] of block.matchAll(/<(\w+)> <(\w+)> <(\w{4})>/g)) {
      const begin = Number.parseInt(from, 16);
      for (let glyph = begin; glyph <= Number.parseInt(to, 16); glyph += 1)
        glyphs.set(glyph, String.fromCodePoint(Number.parseInt(first, 16) + glyph - begin));
    }
  }
  return { digits, glyphs };
}

const noFont: Font = { digits: 4, glyphs: new Map() };

function shownText({ digits, glyphs }: Font, hex: string): string {
  const codes = hex.match(new RegExp(`\\w{${digits}}`, 'g')) ?? [];
  return codes.map((code) => glyphs.get(Number.parseInt(code, 16)) ?? '').join('');
}

function pageText(objects: Objects, page: string): string {
  const fonts = new Map<string, Font>();
  for (const [, name = '', number = ''] of page.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const [, map] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(number) ?? '') ?? [];
    if (map) fonts.set(name, fontOf(streamOf(objects, map)));
  }
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
