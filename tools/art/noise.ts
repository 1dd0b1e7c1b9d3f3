import type { Random } from './random.ts';

/** Seamless square of values in 0..1. */
export type Noise = { size: number; values: Float32Array };

function smooth(t: number): number {
  return t * t * (3 - 2 * t);
}

function addOctave(values: Float32Array, size: number, cells: number, weight: number, random: Random): void {
  const lattice = Float32Array.from({ length: cells * cells }, random);
  const at = (column: number, row: number) => lattice[(row % cells) * cells + (column % cells)] ?? 0;
  const step = cells / size;
  for (let y = 0; y < size; y++) {
    const row = Math.floor(y * step);
    const v = smooth(y * step - row);
    for (let x = 0; x < size; x++) {
      const column = Math.floor(x * step);
      const u = smooth(x * step - column);
      const top = at(column, row) * (1 - u) + at(column + 1, row) * u;
      const bottom = at(column, row + 1) * (1 - u) + at(column + 1, row + 1) * u;
      values[y * size + x] = (values[y * size + x] ?? 0) + weight * (top * (1 - v) + bottom * v);
    }
  }
}

/** Each octave is twice as fine and weaker by `fade`. */
export function makeNoise(random: Random, size = 256): Noise {
  const cells = 4;
  const octaves = 6;
  const fade = 0.55;
  const values = new Float32Array(size * size);
  let total = 0;
  for (let octave = 0; octave < octaves; octave++) {
    const weight = fade ** octave;
    total += weight;
    addOctave(values, size, Math.min(size, cells * 2 ** octave), weight, random);
  }
  return { size, values: values.map((value) => value / total) };
}

export function sample({ size, values }: Noise, x: number, y: number): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  const u = x - column;
  const v = y - row;
  const wrap = (n: number) => ((n % size) + size) % size;
  const left = wrap(column);
  const right = wrap(column + 1);
  const upper = wrap(row) * size;
  const lower = wrap(row + 1) * size;
  const top = (values[upper + left] ?? 0) * (1 - u) + (values[upper + right] ?? 0) * u;
  const bottom = (values[lower + left] ?? 0) * (1 - u) + (values[lower + right] ?? 0) * u;
  return top * (1 - v) + bottom * v;
}
