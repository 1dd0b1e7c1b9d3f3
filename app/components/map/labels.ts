import type { Size } from './projection.ts';

export type Label = { text: string; x: number; y: number; anchor: 'start' | 'middle' | 'end' };

type Box = { left: number; right: number; top: number; bottom: number };

/** Hangul and Han characters are square, others about half as wide. */
function textWidth(text: string, fontSize: number): number {
  return [...text].reduce((width, letter) => width + fontSize * (letter > '\u2e7f' ? 0.95 : 0.58), 0);
}

function boxOf({ text, x, y, anchor }: Label, fontSize: number): Box {
  const width = textWidth(text, fontSize);
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { left, right: left + width, top: y - fontSize * 0.8, bottom: y + fontSize * 0.25 };
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

export function isWithin(label: Label, fontSize: number, { width, height }: Size): boolean {
  const { left, right, top, bottom } = boxOf(label, fontSize);
  return left >= 0 && right <= width && top >= 0 && bottom <= height;
}

export function labelPlacer(size: Size) {
  const taken: Box[] = [];
  const isFree = (label: Label, fontSize: number) =>
    isWithin(label, fontSize, size) && !taken.some((box) => overlap(box, boxOf(label, fontSize)));

  return {
    keepBoxFree: (box: Box): void => {
      taken.push(box);
    },
    keepFree: (x: number, y: number, radius: number): void => {
      taken.push({ left: x - radius, right: x + radius, top: y - radius, bottom: y + radius });
    },
    place: (candidates: readonly Label[], fontSize: number): Label[] => {
      const label = candidates.find((candidate) => isFree(candidate, fontSize));
      if (!label) return [];
      taken.push(boxOf(label, fontSize));
      return [label];
    },
  };
}

export function around(x: number, y: number, text: string, gap: number): Label[] {
  return [
    { text, x: x + gap, y: y + 4, anchor: 'start' },
    { text, x: x - gap, y: y + 4, anchor: 'end' },
    { text, x, y: y - gap, anchor: 'middle' },
    { text, x, y: y + gap + 9, anchor: 'middle' },
  ];
}
