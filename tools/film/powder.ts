import { makeNoise, sample } from '../art/noise.ts';
import { between, type Random } from '../art/random.ts';
import type { Pose } from './growth.ts';

/** `fall` is when the grain comes to rest, 0 to 1. */
export type Grain = {
  x: number;
  y: number;
  radius: number;
  depth: number;
  light: number;
  fall: number;
  cells: Pose[];
};

/** Lower positions first, so upper cells are drawn over them. */
export function heapCells(random: Random, count: number, radius: number, cell: number): Pose[] {
  return Array.from({ length: count }, () => {
    const turn = random() * Math.PI * 2;
    const out = Math.sqrt(random());
    return { turn, out, height: Math.sqrt(1 - out * out) };
  })
    .sort((a, b) => a.height - b.height)
    .map(({ turn, out }) => ({
      x: Math.cos(turn) * out * radius,
      y: Math.sin(turn) * out * radius * 0.92,
      angle: random() * Math.PI,
      length: cell * between(random, 0.9, 1.9),
      radius: cell * between(random, 0.8, 1.05),
    }));
}

export function makeBed(random: Random, width: number, height: number): Grain[] {
  const relief = makeNoise(random);
  const grains: Grain[] = [];
  for (const depth of [0, 1]) {
    const pitch = depth === 0 ? 58 : 66;
    for (let y = -height / 2; y < height / 2; y += pitch) {
      for (let x = -width / 2; x < width / 2; x += pitch) {
        const radius = between(random, 30, 52);
        const [atX, atY] = [x + between(random, -32, 32), y + between(random, -32, 32)];
        const slope =
          sample(relief, atX / 24 + 100, atY / 24 + 100) - sample(relief, atX / 24 + 104, atY / 24 + 105);
        grains.push({
          x: atX,
          y: atY,
          radius,
          depth,
          light: (0.36 + 0.34 * depth) * (1 + slope * 3.4),
          fall: random(),
          cells: heapCells(random, depth === 0 ? 5 : 8, radius, radius * 0.36),
        });
      }
    }
  }
  return grains;
}
