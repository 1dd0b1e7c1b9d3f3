import { sample } from './noise.ts';
import { between, normal, type Random } from './random.ts';
import { draw, type Point, type Stage, type Style } from './stage.ts';
import type { Ramp } from './tone.ts';

export type Scene = { ramp: Ramp; paint: (stage: Stage, random: Random, unit: number) => Float32Array };

export const night = { base: 0.11, texture: 0.07, scale: 3.4, fall: 0.04 };

type Cloud = { count: number; radius: number; style: Style; sharp?: number; spread?: number };

function depthOf(random: Random, sharp: number): number {
  return random() < sharp ? 0 : normal(random) * 0.5;
}

/** Vesicles, droplets and bubbles. Small ones are frequent. */
export function spheres(
  stage: Stage,
  random: Random,
  { count, radius, style, sharp = 0.5, spread = 2.2 }: Cloud,
): void {
  for (let body = 0; body < count * stage.fill; body++) {
    const z = depthOf(random, sharp);
    const size = radius * (0.25 + random() ** spread * 2) * (1 + z * 0.4);
    const centre: Point = [
      between(random, -0.05, 1.05) * stage.width,
      between(random, -0.05, 1.05) * stage.height,
    ];
    draw(stage, { points: [centre], radius: size, z, style, lift: random() * size });
    if (style.centre < 0.5 && random() < 0.35) {
      const inner: Point = [
        centre[0] + normal(random) * size * 0.12,
        centre[1] + normal(random) * size * 0.12,
      ];
      draw(stage, { points: [inner], radius: size * between(random, 0.35, 0.75), z, style });
    }
  }
}

/** Lumps of many small bodies: granules and powder particles. */
export function granules(
  stage: Stage,
  random: Random,
  cloud: Cloud & { pieces: number; longness: number },
): void {
  const { count, style, sharp = 0.6, pieces, longness } = cloud;
  for (let body = 0; body < count * stage.fill; body++) {
    const z = depthOf(random, sharp);
    const size = cloud.radius * between(random, 0.55, 1.3) * (1 + z * 0.4);
    const x = between(random, -0.02, 1.02) * stage.width;
    const y = between(random, -0.02, 1.02) * stage.height;
    const squash = between(random, 0.75, 1);
    for (let piece = 0; piece < pieces; piece++) {
      const turn = random() * Math.PI * 2;
      const out = Math.sqrt(random());
      const grain = size * between(random, 0.16, 0.28);
      const lift = Math.sqrt(1 - out * out) * size;
      const start: Point = [x + Math.cos(turn) * out * size, y + Math.sin(turn) * out * size * squash];
      const heading = random() * Math.PI;
      const reach = grain * longness;
      const end: Point = [start[0] + Math.cos(heading) * reach, start[1] + Math.sin(heading) * reach];
      draw(stage, { points: [start, end], radius: grain, z, style, lift });
    }
  }
}

/** Fibres that wander: a polysaccharide's net. */
export function threads(
  stage: Stage,
  random: Random,
  cloud: Cloud & { steps: number; stride: number },
): void {
  const { count, radius, style, sharp = 0.5, steps, stride } = cloud;
  for (let body = 0; body < count * stage.fill; body++) {
    const z = depthOf(random, sharp);
    let x = between(random, -0.1, 1.1) * stage.width;
    let y = between(random, -0.1, 1.1) * stage.height;
    let heading = random() * Math.PI * 2;
    const curl = normal(random) * 0.06;
    const points: Point[] = [[x, y]];
    for (let step = 0; step < steps; step++) {
      heading += curl + normal(random) * 0.22;
      x += Math.cos(heading) * stride;
      y += Math.sin(heading) * stride;
      points.push([x, y]);
    }
    draw(stage, { points, radius: radius * between(random, 0.6, 1.5) * (1 + z * 0.4), z, style });
  }
}

export function ground(
  stage: Stage,
  { base, texture, scale, fall = 0 }: { base: number; texture: number; scale: number; fall?: number },
): Float32Array {
  const { width, height, noise } = stage;
  return Float32Array.from({ length: width * height }, (_, index) => {
    const x = index % width;
    const y = Math.floor(index / width);
    const coarse = sample(noise, x / scale, y / scale) - 0.5;
    const fine = sample(noise, x / 1.7 + 40, y / 1.7 + 90) - 0.5;
    return base + texture * coarse + texture * 0.35 * fine - fall * (x / width + y / height - 1);
  });
}
