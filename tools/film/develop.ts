import { blur } from '../art/blur.ts';
import { normal, type Random } from '../art/random.ts';
import { type Ramp, rampTable } from '../art/tone.ts';
import type { Frame } from './lens.ts';
import { mix } from './timing.ts';

function quarter({ width, height, field }: Frame): Frame {
  const small = { width: Math.floor(width / 4), height: Math.floor(height / 4) };
  const means = Float32Array.from({ length: small.width * small.height }, (_, index) => {
    const left = (index % small.width) * 4;
    const top = Math.floor(index / small.width) * 4;
    let sum = 0;
    for (let step = 0; step < 16; step++) sum += field[(top + (step >> 2)) * width + left + (step & 3)] ?? 0;
    return sum / 16;
  });
  return { ...small, field: means };
}

function between4({ width, height, field }: Frame, x: number, y: number): number {
  const column = Math.min(width - 2, Math.max(0, Math.floor(x)));
  const row = Math.min(height - 2, Math.max(0, Math.floor(y)));
  const u = Math.min(1, Math.max(0, x - column));
  const v = Math.min(1, Math.max(0, y - row));
  const index = row * width + column;
  const top = (field[index] ?? 0) * (1 - u) + (field[index + 1] ?? 0) * u;
  const bottom = (field[index + width] ?? 0) * (1 - u) + (field[index + width + 1] ?? 0) * u;
  return top * (1 - v) + bottom * v;
}

export type Grain = { size: number; values: Float32Array };

export function makeGrain(random: Random, size = 512): Grain {
  const values = Float32Array.from({ length: size * size }, () => normal(random));
  return { size, values: blur(values, size, size, 0.9) };
}

type Blend = { from: Ramp; to: Ramp; share: number };
type Look = {
  ramp: Ramp | Blend;
  grain: Grain;
  amount: number;
  random: Random;
  glow?: number;
  vignette?: number;
};

function tableFor(ramp: Ramp | Blend): readonly (readonly [number, number, number])[] {
  if (typeof ramp === 'string') return rampTable(ramp);
  const target = rampTable(ramp.to);
  return rampTable(ramp.from).map(([red, green, blue], index) => {
    const [toRed, toGreen, toBlue] = target[index] ?? [red, green, blue];
    return [mix(red, toRed, ramp.share), mix(green, toGreen, ramp.share), mix(blue, toBlue, ramp.share)];
  });
}

/** Returns RGB bytes. */
export function developFrame(frame: Frame, look: Look): Buffer {
  const { ramp, grain, amount, random, glow = 0.14, vignette = 0.2 } = look;
  const { width, height, field } = frame;
  const table = tableFor(ramp);
  const small = quarter(frame);
  const halo = { ...small, field: blur(small.field, small.width, small.height, small.width / 44) };
  const [shiftX, shiftY] = [Math.floor(random() * grain.size), Math.floor(random() * grain.size)];
  const bytes = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const index = y * width + x;
      const [u, v] = [x / width - 0.5, y / height - 0.5];
      const shade = 1 - vignette * Math.min(1, (u * u + v * v) * 2.2);
      const lit =
        (field[index] ?? 0) * (1 - glow * 0.4) + between4(halo, x / 4 - 0.375, y / 4 - 0.375) * glow;
      const speck = grain.values[((y + shiftY) % grain.size) * grain.size + ((x + shiftX) % grain.size)] ?? 0;
      const value = Math.min(1, Math.max(0, lit * shade + speck * amount));
      const colour = table[Math.round(value * 1023)];
      bytes[index * 3] = colour?.[0] ?? 0;
      bytes[index * 3 + 1] = colour?.[1] ?? 0;
      bytes[index * 3 + 2] = colour?.[2] ?? 0;
    }
  }
  return bytes;
}
