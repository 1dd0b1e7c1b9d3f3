import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import subsetFont from 'subset-font';
import { coverageOf } from './coverage.ts';
import { latinBesideHan, planSlices, type Slice } from './plan.ts';
import { fromUnicodeRange, toUnicodeRange } from './ranges.ts';
import { writeScreens } from './screens.ts';

/* Cuts the fonts into public/fonts/. Names contain a content hash, because the files are cached permanently. */

const root = resolve(import.meta.dirname, '../..');
const packages = join(root, 'node_modules');
const target = join(root, 'public/fonts');
const pretendard = readFileSync(join(packages, 'pretendard/dist/public/variable/PretendardVariable.ttf'));
const notoFolder = join(packages, '@fontsource-variable/noto-sans');
const notoScripts = ['latin-ext', 'greek-ext', 'cyrillic-ext'] as const;
const weights = { min: 400, max: 800 };

function sourceOf({ name, family }: Slice): Buffer {
  if (family === 'Pretendard') return pretendard;
  return readFileSync(join(notoFolder, `files/noto-sans-${name.replace('noto-', '')}-wght-normal.woff2`));
}

function writeHashed(name: string, extension: string, content: Buffer | string): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  const file = `${name}.${hash}.${extension}`;
  writeFileSync(join(target, file), content);
  return `/fonts/${file}`;
}

async function cut(slice: Slice): Promise<{ file: string; bytes: number }> {
  const isHangul = slice.name.startsWith('hangul');
  const font = await subsetFont(sourceOf(slice), String.fromCodePoint(...slice.points), {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    keepFeatures: isHangul ? [] : ['kern', 'tnum', 'case', 'ccmp', 'locl', 'mark'],
    noHinting: true,
  });
  return { file: writeHashed(slice.name, 'woff2', font), bytes: font.length };
}

function faceOf({ family, points }: Slice, file: string): string {
  const source = `src:url(${file}) format('woff2')`;
  const weight = `font-weight:${weights.min} ${weights.max}`;
  return `@font-face{font-family:'${family}';${weight};font-display:swap;${source};unicode-range:${toUnicodeRange(points)}}\n`;
}

function readNoto(): Record<string, number[]> {
  const ranges: Record<string, string> = JSON.parse(readFileSync(join(notoFolder, 'unicode.json'), 'utf8'));
  const isAssigned = (point: number) => /\p{Assigned}/u.test(String.fromCodePoint(point));
  return Object.fromEntries(
    notoScripts.map((script) => [script, fromUnicodeRange(ranges[script] ?? '').filter(isAssigned)]),
  );
}

const [, , site] = process.argv;
if (site) await writeScreens(site);
rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
copyFileSync(join(packages, 'pretendard/dist/LICENSE.txt'), join(target, 'LICENSE-Pretendard.txt'));
copyFileSync(join(notoFolder, 'LICENSE'), join(target, 'LICENSE-Noto-Sans.txt'));

const [latin, hangul, standing, ...more] = planSlices({
  pretendard: coverageOf(pretendard),
  noto: readNoto(),
});
const first = { latin: await cut(latin), hangul: await cut(hangul), standing: await cut(standing) };
let styles = '';
let moreBytes = 0;
for (const slice of more) {
  const { file, bytes } = await cut(slice);
  moreBytes += bytes;
  styles += faceOf(slice, file);
}

const constants = {
  fontWeights: `${weights.min} ${weights.max}`,
  latinFile: first.latin.file,
  latinRange: toUnicodeRange(latin.points),
  latinBesideHanRange: toUnicodeRange(latinBesideHan(latin.points)),
  hangulFile: first.hangul.file,
  hangulRange: toUnicodeRange(hangul.points),
  standingFile: first.standing.file,
  standingRange: toUnicodeRange(standing.points),
  moreFontsFile: writeHashed('more', 'css', styles),
};
const lines = Object.entries(constants).map(([name, value]) => {
  const line = `export const ${name} = '${value}';`;
  return line.length > 110 ? `export const ${name} =\n  '${value}';` : line;
});
writeFileSync(
  join(root, 'app/styles/fonts.gen.ts'),
  `/** Output of \`node tools/fonts/make.ts\` for public/fonts/. Do not edit. */\n\n${lines.join('\n')}\n`,
);

const inKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
console.log(
  `first paint: Latin ${inKilobytes(first.latin.bytes)}, Hangul ${inKilobytes(first.hangul.bytes)} (${hangul.points.length} syllables), standing pages ${inKilobytes(first.standing.bytes)} (${standing.points.length})`,
);
console.log(
  `${more.length} more files: ${inKilobytes(moreBytes)}; their style sheet: ${inKilobytes(styles.length)}`,
);
