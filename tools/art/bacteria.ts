import { between, normal, type Random } from './random.ts';
import { draw, type Point, type Stage, type Style } from './stage.ts';

type Spread = {
  count: number;
  radius: number;
  /** In radii. */
  length: number;
  chain: number;
  style: Style;
  /** In radians, per joint. */
  turn?: number;
  /** Share of bodies in the plane of focus. */
  sharp?: number;
  /** Pulls the bodies towards a common direction, 0..1. */
  flow?: number;
};

function depthOf(random: Random, sharp: number): number {
  if (random() < sharp) return 0;
  return random() < 0.68 ? -between(random, 0.25, 1) : between(random, 0.3, 1);
}

function bentCell(random: Random, [x, y]: Point, angle: number, length: number, straight = false): Point[] {
  const bend = normal(random) * 0.05;
  const steps = straight ? 1 : 4;
  const points: Point[] = [[x, y]];
  let heading = angle;
  for (let step = 0; step < steps; step++) {
    const [lastX, lastY] = points[points.length - 1] ?? [x, y];
    points.push([lastX + (Math.cos(heading) * length) / steps, lastY + (Math.sin(heading) * length) / steps]);
    heading += bend;
  }
  return points;
}

export function rods(stage: Stage, random: Random, spread: Spread): void {
  const { count, chain, style, turn = 0.28, sharp = 0.5, flow = 0 } = spread;
  const wind = random() * Math.PI;
  for (let body = 0; body < count * stage.fill; body++) {
    const z = depthOf(random, sharp);
    const radius = spread.radius * (1 + z * 0.45) * between(random, 0.88, 1.1);
    let angle = wind * flow + random() * Math.PI * 2 * (1 - flow);
    let x = between(random, -0.08, 1.08) * stage.width;
    let y = between(random, -0.08, 1.08) * stage.height;
    const cells = 1 + Math.floor(random() ** 1.5 * chain);
    const lift = random() * radius * 2;
    for (let cell = 0; cell < cells; cell++) {
      const length = radius * spread.length * between(random, 0.75, 1.2);
      const points = bentCell(random, [x, y], angle, length, style.centre < 0.5);
      draw(stage, { points, radius, z, style, lift });
      angle += normal(random) * turn;
      const [endX, endY] = points[points.length - 1] ?? [x, y];
      x = endX + Math.cos(angle) * radius * 1.75;
      y = endY + Math.sin(angle) * radius * 1.75;
    }
  }
}

export function cocci(stage: Stage, random: Random, spread: Spread): void {
  const { count, chain, style, turn = 0.4, sharp = 0.5 } = spread;
  for (let body = 0; body < count * stage.fill; body++) {
    const z = depthOf(random, sharp);
    const radius = spread.radius * (1 + z * 0.45) * between(random, 0.9, 1.1);
    let angle = random() * Math.PI * 2;
    let x = between(random, -0.05, 1.05) * stage.width;
    let y = between(random, -0.05, 1.05) * stage.height;
    const cells = 2 * Math.ceil(random() ** 1.4 * chain * 0.5);
    for (let cell = 0; cell < cells; cell++) {
      const half = radius * spread.length * 0.5;
      const across: Point = [Math.cos(angle) * half, Math.sin(angle) * half];
      const size = radius * between(random, 0.93, 1.05);
      const points: Point[] = [
        [x - across[0], y - across[1]],
        [x + across[0], y + across[1]],
      ];
      draw(stage, { points, radius: size, z, style, lift: normal(random) * radius * 0.2 });
      angle += normal(random) * turn * (cell % 2 === 0 ? 0.35 : 1);
      const step = radius * (cell % 2 === 0 ? 1.62 : 1.95) + half * 2;
      x += Math.cos(angle) * step;
      y += Math.sin(angle) * step;
    }
  }
}

export function forks(stage: Stage, random: Random, spread: Spread): void {
  const { count, style, sharp = 0.5 } = spread;
  for (let body = 0; body < count * stage.fill; body++) {
    const z = depthOf(random, sharp);
    const radius = spread.radius * (1 + z * 0.45) * between(random, 0.85, 1.1);
    const x = random() * stage.width;
    const y = random() * stage.height;
    const heading = random() * Math.PI * 2;
    const lift = random() * radius * 2;
    const arms = random() < 0.62 ? [heading, heading + 2.2 + normal(random) * 0.2, heading - 2.2] : [heading];
    for (const angle of arms) {
      const points = bentCell(random, [x, y], angle, radius * spread.length * between(random, 0.6, 1.15));
      draw(stage, { points, radius: radius * 0.86, z, style, lift });
      const end = points[points.length - 1];
      if (end) draw(stage, { points: [end], radius: radius * between(random, 0.98, 1.22), z, style, lift });
    }
  }
}
