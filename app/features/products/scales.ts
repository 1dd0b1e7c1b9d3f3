/* Geometry of the charts, without units or texts. */

export type Span = readonly [from: number, to: number];

export type Scale = (value: number) => number;

export function linearScale([from, to]: Span, [start, end]: Span): Scale {
  return (value) => start + ((value - from) / (to - from)) * (end - start);
}

export function logScale([from, to]: Span, range: Span): Scale {
  const linear = linearScale([Math.log10(from), Math.log10(to)], range);
  return (value) => linear(Math.log10(value));
}

/** The round step, 1, 2 or 5 times a power of ten, that divides a span into at most `most` parts. */
export function roundStep(span: number, most: number): number {
  const power = 10 ** Math.floor(Math.log10(span / most));
  return ([1, 2, 5].find((step) => span / (step * power) <= most) ?? 10) * power;
}

/** Multiples of `step` that cover the values. Divided last: 0.1 has no exact binary form. */
export function ticksAround([least, most]: Span, step: number): number[] {
  const first = Math.floor(least / step + 1e-9);
  const last = Math.ceil(most / step - 1e-9);
  const inverse = Math.round(1 / step);
  return Array.from({ length: last - first + 1 }, (_, index) =>
    inverse > 1 ? (first + index) / inverse : (first + index) * step,
  );
}

export function powersWithin([from, to]: Span): number[] {
  const first = Math.ceil(Math.log10(from) - 1e-9);
  const last = Math.floor(Math.log10(to) + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, index) => 10 ** (first + index));
}

/** Hairlines between whole pixels are blurred, and digits after the second are not visible. */
export const rounded = (value: number): number => Math.round(value * 100) / 100;

export function linePath(points: readonly (readonly [x: number, y: number])[]): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${rounded(x)} ${rounded(y)}`).join('');
}
