import { fromUnicodeRange, pointsOf } from './ranges.ts';
import { screenSyllables } from './screens.ts';
import {
  commonSyllables,
  contentSyllables,
  foreignSyllables,
  interfaceLetters,
  interfaceSyllables,
} from './texts.ts';

export type Slice = { name: string; family: 'Pretendard' | 'Noto Sans'; points: number[] };

type Coverage = { pretendard: ReadonlySet<number>; noto: Readonly<Record<string, readonly number[]>> };

const nextSyllables = 540;
const nextSlices = 4;
const lastSlices = 24;
/** Below this number of characters a slice is not worth a file. */
const fewest = 20;

const firstLatin = [
  ...pointsOf([0x20, 0x7e], [0x2010, 0x2015], [0x2018, 0x201e], [0x2070, 0x208e]),
  ...Array.from('\u00a0\u2060£¥§©«®°±²³¹µ·»×÷•…′″€™−≈≤≥℃μαβγΔΩ←→↑↓↗', (sign) => sign.codePointAt(0) ?? 0),
];

/** Kana and Han are left to the reader's system fonts. */
const scripts = {
  'latin-1': pointsOf([0xa1, 0xff]),
  'latin-ext': pointsOf([0x100, 0x36f], [0x1d00, 0x1eff], [0x2c60, 0x2c7f], [0xa720, 0xa7ff]),
  greek: pointsOf([0x370, 0x3ff], [0x1f00, 0x1fff]),
  cyrillic: pointsOf([0x400, 0x52f], [0x1c80, 0x1c8a], [0x2de0, 0x2dff], [0xa640, 0xa69f]),
  symbols: pointsOf([0x2000, 0x2bff], [0x3000, 0x303f], [0x3130, 0x318f], [0x3200, 0x33ff], [0xff00, 0xffef]),
} as const;

const pointOf = (character: string) => character.codePointAt(0) ?? 0;

function chunk(points: number[], parts: number): number[][] {
  const size = Math.ceil(points.length / parts);
  return Array.from({ length: parts }, (_, part) => points.slice(part * size, (part + 1) * size));
}

function planHangul(taken: ReadonlySet<number>): Slice[] {
  const content = contentSyllables();
  const screens = screenSyllables();
  const first = new Set([...interfaceSyllables(), ...screens.first]);
  const standing = new Set(screens.standing.filter((syllable) => !first.has(syllable)));
  const next = new Set<string>();
  for (const syllable of [...content, ...commonSyllables()]) {
    if (next.size < nextSyllables && !first.has(syllable) && !standing.has(syllable)) next.add(syllable);
  }
  const isFree = (point: number) => !taken.has(point);
  const firstPoints = [...first].map(pointOf).filter(isFree);
  const standingPoints = [...standing].map(pointOf).filter(isFree);
  const nextPoints = [...next].map(pointOf).filter(isFree);
  const used = new Set([...firstPoints, ...standingPoints, ...nextPoints]);
  const last = pointsOf([0xac00, 0xd7a3]).filter((point) => isFree(point) && !used.has(point));
  return [firstPoints, standingPoints, ...chunk(nextPoints, nextSlices), ...chunk(last, lastSlices)].map(
    (points, index) => ({
      name: `hangul-${index + 1}`,
      family: 'Pretendard',
      points,
    }),
  );
}

function planScripts({ pretendard, noto }: Coverage, taken: ReadonlySet<number>): Slice[] {
  const ours = Object.entries(scripts).map(
    ([name, points]): Slice => ({
      name,
      family: 'Pretendard',
      points: points.filter((point) => pretendard.has(point) && !taken.has(point)),
    }),
  );
  const used = new Set([...taken, ...pretendard]);
  const theirs = Object.entries(noto).map(([script, points]): Slice => {
    const free = points.filter((point) => !used.has(point));
    for (const point of free) used.add(point);
    return { name: `noto-${script}`, family: 'Noto Sans', points: free };
  });
  return [...ours, ...theirs];
}

/** No code point is in two files. Pages preload the first three, the homepage without the third. */
export function planSlices(
  coverage: Coverage,
): [latin: Slice, hangul: Slice, standing: Slice, ...more: Slice[]] {
  const foreign = [...foreignSyllables()].map(pointOf);
  const letters = [...interfaceLetters()].map(pointOf);
  const first = new Set([...firstLatin, ...letters, ...foreign]);
  const latin = [...first].filter((point) => coverage.pretendard.has(point));
  const [hangul, standing, ...moreHangul] = planHangul(new Set(latin));
  if (!hangul || !standing) throw new Error('There is no Hangul in the messages.');
  const more = [...moreHangul, ...planScripts(coverage, new Set(latin))];
  return [
    { name: 'latin', family: 'Pretendard', points: latin },
    hangul,
    standing,
    ...more.filter(({ points }) => points.length >= fewest),
  ];
}

/** Excludes signs that Chinese and Japanese fonts draw at another width. */
export const latinBesideHan = (points: readonly number[]) =>
  points.filter((point) => ![0xb7, ...fromUnicodeRange('U+2010-201E,U+2026')].includes(point));
