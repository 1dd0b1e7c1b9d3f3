import type { Point } from './place.ts';
import { multiplesBetween } from './projection.ts';

/* South Korea as a grid of points: shows at a glance which part of the country a map covers. */

const spacing = { latitude: 0.1, longitude: 0.125 };

/** Corners of the mainland, clockwise from the mouth of the Han, as [longitude, latitude]. */
const mainland: readonly (readonly [number, number])[] = [
  [126.55, 37.78],
  [126.95, 38.08],
  [127.3, 38.3],
  [127.85, 38.32],
  [128.36, 38.62],
  [128.62, 38.18],
  [128.95, 37.75],
  [129.15, 37.45],
  [129.38, 37.05],
  [129.43, 36.4],
  [129.4, 36.08],
  [129.57, 36.06],
  [129.48, 35.6],
  [129.28, 35.22],
  [128.98, 35.03],
  [128.72, 34.78],
  [128.4, 34.83],
  [128.05, 34.78],
  [127.7, 34.65],
  [127.3, 34.48],
  [126.9, 34.42],
  [126.52, 34.3],
  [126.15, 34.45],
  [126.28, 34.85],
  [126.4, 35.3],
  [126.6, 35.68],
  [126.58, 35.98],
  [126.5, 36.3],
  [126.2, 36.65],
  [126.3, 36.95],
  [126.75, 36.98],
  [126.62, 37.3],
  [126.55, 37.5],
  [126.38, 37.68],
];

const jeju = { latitude: 33.38, longitude: 126.55, height: 0.19, width: 0.38 };

function isOnMainland({ latitude, longitude }: Point): boolean {
  let isInside = false;
  mainland.forEach(([x1, y1], index) => {
    const [x2, y2] = mainland[(index + 1) % mainland.length] ?? [x1, y1];
    const crosses = y1 > latitude !== y2 > latitude;
    if (crosses && longitude < x1 + ((latitude - y1) / (y2 - y1)) * (x2 - x1)) isInside = !isInside;
  });
  return isInside;
}

function isOnJeju({ latitude, longitude }: Point): boolean {
  const x = (longitude - jeju.longitude) / jeju.width;
  const y = (latitude - jeju.latitude) / jeju.height;
  return x * x + y * y <= 1;
}

export const landPoints: readonly Point[] = multiplesBetween(33, 38.7, spacing.latitude).flatMap((latitude) =>
  multiplesBetween(126, 129.7, spacing.longitude)
    .map((longitude) => ({ latitude, longitude }))
    .filter((point) => isOnMainland(point) || isOnJeju(point)),
);
