import type { Pixel, Size } from './projection.ts';

/** Pixels. The inset shows where in the country a map lies. */
export const inset: Size = { width: 104, height: 150 };

export function locatorBox({ x, y }: Pixel) {
  return { left: x, right: x + inset.width, top: y, bottom: y + inset.height };
}

const gap = 20;
const least: Size = { width: 480, height: 300 };

/** The lower right comes last: the round inquiry link is there. Undefined where every corner covers a place. */
export function locatorCorner(places: readonly Pixel[], { width, height }: Size): Pixel | undefined {
  if (width < least.width || height < least.height) return undefined;
  const right = width - inset.width - 16;
  const bottom = height - inset.height;
  const corners = [
    { x: right, y: 32 },
    { x: 72, y: 32 },
    { x: 72, y: bottom - 44 },
    { x: right, y: bottom - 16 },
  ];
  return corners.find((corner) => {
    const box = locatorBox(corner);
    return !places.some(
      ({ x, y }) => x > box.left - gap && x < box.right + gap && y > box.top - gap && y < box.bottom + gap,
    );
  });
}
