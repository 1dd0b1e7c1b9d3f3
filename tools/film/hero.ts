import { makeNoise, type Noise } from '../art/noise.ts';
import { between, normal, type Random, seededRandom } from '../art/random.ts';
import { styles } from '../art/styles.ts';
import { type Capsule, drawCapsule, type Frame } from './lens.ts';
import { ease, mix } from './timing.ts';

/* A seamless loop: every motion is a sum of whole turns. The left is emptier and darker, below the page's text. */

const glowing = {
  ...styles.luminous,
  ambient: 0.3,
  diffuse: 0.4,
  rim: 0.58,
  rimPower: 1.9,
  gloss: 0.2,
  bump: 0.42,
};

type Swing = { far: number; turns: number; phase: number };
type Cell = { length: number; bend: number; swing: Swing };
type Chain = {
  x: number;
  y: number;
  z: number;
  angle: number;
  radius: number;
  cells: Cell[];
  drift: { x: Swing; y: Swing; z: Swing; angle: Swing };
  way?: { x: number; y: number; phase: number };
};
type Shape = { width: number; height: number };
/** The text is across the left of a wide picture, at the foot of a tall one. */
type Layout = { shape: Shape; chains: Chain[]; noise: Noise; isTall: boolean };

function swing(random: Random, far: number): Swing {
  return { far: far * between(random, 0.5, 1), turns: random() < 0.75 ? 1 : 2, phase: random() };
}

function at({ far, turns, phase }: Swing, time: number): number {
  return far * Math.sin((time * turns + phase) * Math.PI * 2);
}

function roomAt({ shape, isTall }: Pick<Layout, 'shape' | 'isTall'>, x: number, y: number): number {
  if (isTall) return 1 - ease(y / shape.height, 0.42, 0.72);
  return ease(x / shape.width + (0.5 - y / shape.height) * 0.12, 0.26, 0.62);
}

function makeChain(random: Random, x: number, y: number, z: number): Chain {
  const cells = 1 + Math.floor(random() ** 1.4 * 5);
  return {
    x,
    y,
    z,
    angle: random() * Math.PI * 2,
    radius: between(random, 12.5, 16.5),
    cells: Array.from({ length: cells }, () => ({
      length: between(random, 2.3, 3.7),
      bend: normal(random) * 0.2,
      swing: swing(random, 0.09),
    })),
    drift: {
      x: swing(random, 34),
      y: swing(random, 28),
      z: swing(random, 0.16),
      angle: swing(random, 0.22),
    },
  };
}

function placeIn(random: Random, layout: Omit<Layout, 'noise'>, apart: number): [number, number] {
  for (let attempt = 0; ; attempt++) {
    const x = between(random, -0.04, 1.04) * layout.shape.width;
    const y = between(random, -0.04, 1.04) * layout.shape.height;
    const isFree = layout.chains.every((other) => Math.hypot(other.x - x, other.y - y) > apart);
    if (attempt > 200 || (isFree && random() < roomAt(layout, x, y))) return [x, y];
  }
}

/** In units of 720 to the shorter side. */
export function makeHero(shape: Shape): Layout {
  const random = seededRandom(7512);
  const noise = makeNoise(random);
  const layout: Layout = { shape, chains: [], noise, isTall: shape.height > shape.width };
  const crowd = (shape.width * shape.height) / (1280 * 720);
  for (let count = 0; count < 34 * crowd; count++) {
    const z = -between(random, 0.45, 1);
    const chain = makeChain(random, random() * shape.width, random() * shape.height, z);
    const way = { x: normal(random) * 60 + 40, y: normal(random) * 46, phase: random() };
    layout.chains.push({ ...chain, way });
  }
  const far = layout.chains.splice(0);
  for (let count = 0; count < 17 * crowd; count++) {
    const [x, y] = placeIn(random, layout, 130);
    layout.chains.push(makeChain(random, x, y, normal(random) * 0.035));
  }
  for (let count = 0; count < 12 * crowd; count++) {
    const [x, y] = placeIn(random, layout, 40);
    layout.chains.push(makeChain(random, x, y, -between(random, 0.2, 0.45)));
  }
  for (let count = 0; count < 4 * crowd; count++) {
    const [x, y] = placeIn(random, layout, 60);
    layout.chains.push(makeChain(random, x, y, between(random, 0.5, 0.9)));
  }
  layout.chains.push(...far);
  return layout;
}

function lifeOf({ way }: Chain, time: number): { x: number; y: number; alpha: number } {
  if (!way) return { x: 0, y: 0, alpha: 1 };
  const age = (time + way.phase) % 1;
  return {
    x: way.x * (age - 0.5),
    y: way.y * (age - 0.5),
    alpha: ease(age, 0, 0.25) * (1 - ease(age, 0.75, 1)),
  };
}

function capsulesOf(layout: Layout, chain: Chain, time: number, unit: number): Capsule[] {
  const life = lifeOf(chain, time);
  const depth = chain.z + at(chain.drift.z, time) * (chain.way ? 0.5 : 1);
  const focus = 0.07 * Math.sin(time * Math.PI * 2);
  const offset = depth - focus;
  const blur = Math.max(0, Math.abs(offset) - 0.04) ** 1.15 * 21;
  const radius = chain.radius * (1 + depth * 0.42);
  const x = chain.x + life.x + at(chain.drift.x, time);
  const y = chain.y + life.y + at(chain.drift.y, time);
  const room = roomAt(layout, x, y);
  const haze = 1 - 0.5 * Math.max(0, -depth);
  const near = depth > 0.3 ? 0.55 : 1;
  let angle = chain.angle + at(chain.drift.angle, time);
  const half = (radius * chain.cells.reduce((sum, { length }) => sum + length + 1.85, 0)) / 2;
  let [headX, headY] = [x - Math.cos(angle) * half, y - Math.sin(angle) * half];
  return chain.cells.map((cell): Capsule => {
    const length = radius * cell.length;
    const from = [headX * unit, headY * unit] as const;
    const [toX, toY] = [headX + Math.cos(angle) * length, headY + Math.sin(angle) * length];
    angle += cell.bend + at(cell.swing, time);
    headX = toX + Math.cos(angle) * radius * 1.85;
    headY = toY + Math.sin(angle) * radius * 1.85;
    return {
      from,
      to: [toX * unit, toY * unit],
      radius: radius * unit,
      blur: blur * unit,
      style: glowing,
      alpha: life.alpha * near * mix(0.55, 1, room),
      gain: haze * mix(0.42, 1, room),
    };
  });
}

/** @param time position in the loop, 0 to 1 @param unit pixels per unit */
export function paintHero(layout: Layout, time: number, unit: number): Frame {
  const width = Math.round(layout.shape.width * unit);
  const height = Math.round(layout.shape.height * unit);
  const field = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const room = roomAt(layout, x / unit, y / unit);
      field[y * width + x] = mix(0.1, 0.165, room);
    }
  }
  const frame = { width, height, field };
  const ordered = layout.chains
    .map((chain) => ({ chain, depth: chain.z + at(chain.drift.z, time) }))
    .sort((a, b) => a.depth - b.depth);
  for (const { chain } of ordered) {
    for (const capsule of capsulesOf(layout, chain, time, unit)) drawCapsule(frame, layout.noise, capsule);
  }
  return frame;
}
