import type { Pixel, Size } from './projection.ts';

export type Label = { text: string; x: number; y: number; anchor: 'start' | 'middle' | 'end' };

type Box = { left: number; right: number; top: number; bottom: number };

/** Hangul and Han characters are square, others about half as wide. */
function textWidth(text: string, fontSize: number): number {
  return [...text].reduce((width, letter) => width + fontSize * (letter > '\u2e7f' ? 0.95 : 0.58), 0);
}

export function boxOf({ text, x, y, anchor }: Label, fontSize: number): Box {
  const width = textWidth(text, fontSize);
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { left, right: left + width, top: y - fontSize * 0.8, bottom: y + fontSize * 0.25 };
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function isWithin(label: Label, fontSize: number, { width, height }: Size): boolean {
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

/** Pixels: the name of the selected place. */
export const nameSize = 14;

/** Beside its point, within the picture, and off other points where there is room. */
export function nameLabel(name: string, at: Pixel, points: readonly Pixel[], size: Size): Label {
  const within = around(at.x, at.y, name, 18).filter((label) => isWithin(label, nameSize, size));
  const isClear = (label: Label) => {
    const { left, right, top, bottom } = boxOf(label, nameSize);
    return !points.some(({ x, y }) => x > left && x < right && y > top && y < bottom);
  };
  const half = textWidth(name, nameSize) / 2;
  const x = Math.min(Math.max(at.x, half), size.width - half);
  const clamped: Label = {
    text: name,
    x,
    y: at.y > size.height / 2 ? at.y - 18 : at.y + 27,
    anchor: 'middle',
  };
  return within.find(isClear) ?? within[0] ?? clamped;
}

export function around(x: number, y: number, text: string, gap: number): Label[] {
  return [
    { text, x: x + gap, y: y + 4, anchor: 'start' },
    { text, x: x - gap, y: y + 4, anchor: 'end' },
    { text, x, y: y - gap, anchor: 'middle' },
    { text, x, y: y + gap + 9, anchor: 'middle' },
  ];
}
