import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import subsetFont from 'subset-font';

/*
 * Cuts the fonts of the materials' documents. The full fonts of Chinese take 92 MB, so their package is not a dependency:
 * npm install --no-save @expo-google-fonts/noto-sans-sc@0.4.3
 */

const root = resolve(import.meta.dirname, '../..');
const packages = join(root, 'node_modules');
const target = join(root, 'app/material-documents/fonts');

function charactersOf(ranges: readonly (readonly [from: number, to: number])[]): string {
  return ranges
    .flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
    )
    .join('');
}

/** Latin, Greek, punctuation, superscripts, letterlike symbols, arrows, operators and enclosed numbers. */
const common = charactersOf([
  ...([
    [0x20, 0x7e],
    [0xa0, 0x17f],
    [0x370, 0x3ff],
    [0x2000, 0x20cf],
    [0x2100, 0x21ff],
  ] as const),
  ...([
    [0x2200, 0x22ff],
    [0x2460, 0x24ff],
    [0x25a0, 0x25ff],
    [0x3000, 0x303f],
  ] as const),
]);

/** The 6,763 characters of GB 2312. */
function simplifiedHan(): string {
  const decoder = new TextDecoder('gb18030');
  const rows = Array.from({ length: 0xf7 - 0xb0 + 1 }, (_, index) => 0xb0 + index);
  const cells = Array.from({ length: 0xfe - 0xa1 + 1 }, (_, index) => 0xa1 + index);
  const decoded = rows.flatMap((row) => cells.map((cell) => decoder.decode(new Uint8Array([row, cell]))));
  return decoded.filter((character) => /^\p{Script=Han}$/u.test(character)).join('');
}

const hangul = charactersOf([
  [0x3131, 0x318e],
  [0xac00, 0xd7a3],
]);
const fullWidth = charactersOf([[0xff01, 0xffee]]);

const pretendard = (weight: string) =>
  join(packages, `pretendard/dist/public/static/alternative/Pretendard-${weight}.ttf`);
const noto = (folder: string) =>
  join(packages, `@expo-google-fonts/noto-sans-sc/${folder}/NotoSansSC_${folder}.ttf`);

const fonts = [
  { name: 'korean-regular', source: pretendard('Regular'), text: common + hangul },
  { name: 'korean-bold', source: pretendard('Bold'), text: common + hangul },
  { name: 'chinese-regular', source: noto('400Regular'), text: common + fullWidth + simplifiedHan() },
  { name: 'chinese-bold', source: noto('700Bold'), text: common + fullWidth + simplifiedHan() },
];

for (const { name, source, text } of fonts) {
  const font = await subsetFont(readFileSync(source), text, {
    targetFormat: 'truetype',
    keepFeatures: ['kern', 'tnum'],
    noHinting: true,
  });
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: font.length, [constants.BROTLI_PARAM_LGWIN]: 24 };
  const compressed = brotliCompressSync(font, { params });
  writeFileSync(join(target, `${name}.ttf.br`), compressed);
  console.log(`${name}: ${font.length} bytes, ${compressed.length} compressed`);
}
