import { blur } from '../blur.ts';
import { colonies } from '../colonies.ts';
import { ground } from '../matter.ts';
import { sample } from '../noise.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';

export function paintDish(stage: Stage, random: Random, unit: number): Float32Array {
  const { width, height, noise } = stage;
  const medium = ground(stage, { base: 0.43, texture: 0.04, scale: 6, fall: 0.12 });
  const centre = { x: width * 0.64, y: height * 0.62 };
  const radius = height * 0.83;
  colonies(stage, random, medium, {
    count: 150,
    radius: 31 * unit,
    body: 0.78,
    shine: 0.3,
    isInside: (x, y, size) => Math.hypot(x - centre.x, y - centre.y) + size < radius - 40 * unit,
  });
  const covered = Float32Array.from(medium, (_, index) => {
    const [x, y] = [index % width, Math.floor(index / width)];
    return Math.hypot(x - centre.x - 20 * unit, y - centre.y - 26 * unit) < radius ? 1 : 0;
  });
  const shadow = blur(covered, width, height, 26 * unit);
  return Float32Array.from(medium, (inside, index) => {
    const [x, y] = [index % width, Math.floor(index / width)];
    const [dx, dy] = [x - centre.x, y - centre.y];
    const distance = Math.hypot(dx, dy) || 1;
    const facing = -(dx * 0.62 + dy * 0.78) / distance;
    const bench = 0.13 + 0.03 * sample(noise, x / 5, y / 5) - 0.1 * (shadow[index] ?? 0);
    const wall = (distance - radius + 26 * unit) / (26 * unit);
    if (wall > 1) return bench;
    const dim =
      inside * (1 - 0.16 * Math.max(0, 1 - (radius - distance) / (90 * unit)) * Math.max(0, facing));
    if (wall < 0) return dim;
    const glint = Math.exp(-((wall - 0.24) ** 2) * 90) * (0.22 + 0.34 * Math.max(0, facing) ** 3);
    const edge = Math.exp(-((wall - 0.93) ** 2) * 260) * (0.18 + 0.5 * Math.max(0, facing) ** 2);
    return dim * (0.72 - 0.3 * wall) + bench * 0.3 * wall + glint + edge;
  });
}
