import type { Point } from './place.ts';

/* Equirectangular, true to scale at the map's middle latitude. Across all of Korea a length is off by at most 3 %. */

export type Size = { width: number; height: number };

export type Pixel = { x: number; y: number };

export type Projection = {
  toPixels(point: Point): Pixel;
  pixelsPerDegree: { x: number; y: number };
  bounds: Bounds;
};

export type Bounds = { south: number; north: number; west: number; east: number };

export const koreaBounds: Bounds = { south: 33.05, north: 38.65, west: 125.85, east: 129.65 };

const kilometresPerDegree = 111.32;

const minSpanKilometres = 2.4;

function boundsOf(points: readonly Point[]): Bounds {
  if (points.length === 0) return koreaBounds;
  const latitudes = points.map(({ latitude }) => latitude);
  const longitudes = points.map(({ longitude }) => longitude);
  return {
    south: Math.min(...latitudes),
    north: Math.max(...latitudes),
    west: Math.min(...longitudes),
    east: Math.max(...longitudes),
  };
}

export function fitPoints(points: readonly Point[], size: Size, margin: number): Projection {
  return fitBounds(boundsOf(points), size, margin);
}

export function fitBounds(bounds: Bounds, { width, height }: Size, margin: number): Projection {
  const middle = {
    latitude: (bounds.south + bounds.north) / 2,
    longitude: (bounds.west + bounds.east) / 2,
  };
  const shrink = Math.cos((middle.latitude * Math.PI) / 180);
  const minSpan = minSpanKilometres / kilometresPerDegree;
  const scale = Math.min(
    Math.max(width - 2 * margin, 1) / Math.max((bounds.east - bounds.west) * shrink, minSpan),
    Math.max(height - 2 * margin, 1) / Math.max(bounds.north - bounds.south, minSpan),
  );
  const pixelsPerDegree = { x: scale * shrink, y: scale };
  return {
    pixelsPerDegree,
    toPixels: ({ latitude, longitude }) => ({
      x: round(width / 2 + (longitude - middle.longitude) * pixelsPerDegree.x),
      y: round(height / 2 - (latitude - middle.latitude) * pixelsPerDegree.y),
    }),
    bounds: {
      south: middle.latitude - height / 2 / pixelsPerDegree.y,
      north: middle.latitude + height / 2 / pixelsPerDegree.y,
      west: middle.longitude - width / 2 / pixelsPerDegree.x,
      east: middle.longitude + width / 2 / pixelsPerDegree.x,
    },
  };
}

/** Rounds to tenths of a pixel, so server and browser write the same. */
function round(value: number): number {
  return Math.round(value * 10) / 10;
}

const steps = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];

export function graticuleStep({ pixelsPerDegree }: Projection, minPixels: number): number {
  return steps.find((step) => step * pixelsPerDegree.x >= minPixels) ?? 5;
}

/** Tolerance for floating-point multiples. */
const tolerance = 1e-9;

export function multiplesBetween(from: number, to: number, step: number): number[] {
  const first = Math.ceil(from / step - tolerance);
  const count = Math.max(Math.floor(to / step + tolerance) - first + 1, 0);
  return Array.from({ length: count }, (_, index) => Number(((first + index) * step).toFixed(4)));
}

export function formatDegree(value: number, step: number): string {
  const decimals = Math.max(0, -Math.floor(Math.log10(step)));
  return `${value.toFixed(decimals)}°`;
}

const barLengths = [100, 50, 20, 10, 5, 2, 1, 0.5, 0.2, 0.1];

export function scaleBar({ pixelsPerDegree }: Projection, maxPixels: number) {
  const pixelsPerKilometre = pixelsPerDegree.y / kilometresPerDegree;
  const kilometres = barLengths.find((length) => length * pixelsPerKilometre <= maxPixels) ?? 0.1;
  return { kilometres, pixels: round(kilometres * pixelsPerKilometre) };
}

export function pixelsPerKilometre({ pixelsPerDegree }: Projection): number {
  return pixelsPerDegree.y / kilometresPerDegree;
}
