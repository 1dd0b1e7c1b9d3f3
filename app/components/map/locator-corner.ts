import type { Pixel, Size } from './projection.ts';

/** The size of the inset that shows where in the country a map lies. */
export const inset: Size = { width: 104, height: 150 };

/** What of a picture the inset takes. */
export function locatorBox({ x, y }: Pixel) {
  return { left: x, right: x + inset.width, top: y, bottom: y + inset.height };
}

/** How far the inset keeps from the places, and the least picture that it does not fill. */
const gap = 20;
const least: Size = { width: 480, height: 300 };

/**
 * The corner where the inset covers no place, if there is one and room for it. The lower right one comes last: the round
 * link to the inquiry lies there.
 */
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
