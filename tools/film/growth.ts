import { between, normal, type Random } from '../art/random.ts';

export type Pose = { x: number; y: number; angle: number; length: number; radius: number };

export type Lineage = {
  x: number;
  y: number;
  angle: number;
  curl: number;
  radius: number;
  size: number;
  pace: number;
  phase: number;
  sway: number;
};

const generations = 3;
export const cellsOfLineage = 2 ** generations;

export function makeLineage(random: Random, x: number, y: number): Lineage {
  return {
    x,
    y,
    angle: random() * Math.PI * 2,
    curl: normal(random) * 0.0016,
    radius: between(random, 11.5, 13.5),
    size: between(random, 21, 25),
    pace: between(random, 0.9, 1.12),
    phase: random(),
    sway: between(random, 0.7, 1.3),
  };
}

/** Positions of the cells along the chain, from its head. */
function spansOf({ size, radius }: Lineage, age: number): { spans: [number, number][]; total: number } {
  const generation = Math.min(generations, Math.floor(age));
  const grown = generation === generations ? 0 : age - generation;
  const gap = radius * 1.85;
  const parting = Math.max(0, (grown - 0.62) / 0.38) ** 1.5 * gap;
  const length = size * (1 + grown);
  const spans: [number, number][] = [];
  let place = 0;
  for (let cell = 0; cell < 2 ** generation; cell++) {
    if (parting > 0) {
      spans.push([place, place + length / 2], [place + length / 2 + parting, place + length + parting]);
    } else spans.push([place, place + length]);
    place += length + parting + gap;
  }
  return { spans, total: place - gap };
}

/** `age` is in generations. */
export function posesOf(lineage: Lineage, age: number, time: number, calm: number): Pose[] {
  const { spans, total } = spansOf(lineage, age);
  const { x, y, angle, curl, radius, phase, sway } = lineage;
  const turn = (speed: number, shift: number) =>
    Math.sin((time * speed * sway + phase + shift) * Math.PI * 2) * calm;
  const drift = { x: 14 * turn(0.11, 0), y: 11 * turn(0.09, 0.3), angle: 0.1 * turn(0.08, 0.6) };
  const at = (place: number) => {
    const along = place - total / 2;
    const bend = curl * along + 0.0006 * along * turn(0.16, 0.2);
    const heading = angle + drift.angle + bend * 0.5;
    return { x: x + drift.x + Math.cos(heading) * along, y: y + drift.y + Math.sin(heading) * along };
  };
  return spans.map(([from, to]) => {
    const [head, tail] = [at(from), at(to)];
    return {
      x: (head.x + tail.x) / 2,
      y: (head.y + tail.y) / 2,
      angle: Math.atan2(tail.y - head.y, tail.x - head.x),
      length: Math.hypot(tail.x - head.x, tail.y - head.y),
      radius,
    };
  });
}
