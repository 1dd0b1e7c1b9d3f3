import { type Noise, sample } from '../art/noise.ts';
import type { Style } from '../art/stage.ts';

/* Like `../art/stage.ts`, but each body has the blur of its depth, so nothing jumps while the focus moves. */

export type Frame = { width: number; height: number; field: Float32Array };

/** A rod, or a sphere where both ends are equal. Lengths in pixels. */
export type Capsule = {
  from: readonly [x: number, y: number];
  to: readonly [x: number, y: number];
  radius: number;
  blur: number;
  style: Style;
  alpha?: number;
  gain?: number;
};

const light = { x: -0.48, y: -0.6, z: 0.64 };

/** The error function, to within 0.0005. */
function erf(x: number): number {
  const t = Math.abs(x);
  const p = 1 + t * (0.278393 + t * (0.230389 + t * (0.000972 + t * 0.078108)));
  const value = 1 - 1 / (p * p * p * p);
  return x < 0 ? -value : value;
}

function shade(capsule: Capsule, noise: Noise, px: number, py: number, tx: number, ty: number): number {
  const { style, radius, blur } = capsule;
  const share = Math.min(1, Math.sqrt(px * px + py * py) / radius);
  const up = Math.sqrt(1 - share * share);
  const sharpness = 1 / (1 + (blur / radius) * 2.5);
  const texture = (sample(noise, tx / style.grainSize, ty / style.grainSize) - 0.5) * style.bump * sharpness;
  const lit = Math.max(0, ((px * light.x + py * light.y) / radius) * sharpness + up * light.z);
  const rim = style.rim * (1 - up) ** style.rimPower * sharpness;
  const even = style.rim * 0.22 * (1 - sharpness);
  return (style.ambient + style.diffuse * lit) * (1 + texture) + rim + even + style.gloss * lit ** 40;
}

function coverAt(distance: number, radius: number, blur: number): number {
  if (blur < 0.5) return Math.min(1, Math.max(0, radius - distance + 0.5));
  const spread = 1 / (Math.SQRT2 * blur);
  return 0.5 * (erf((radius - distance) * spread) + erf((radius + distance) * spread));
}

function spanOf(from: number, to: number, reach: number, size: number): [first: number, last: number] {
  const first = Math.max(0, Math.floor(Math.min(from, to) - reach));
  return [first, Math.min(size - 1, Math.ceil(Math.max(from, to) + reach))];
}

export function drawCapsule({ width, height, field }: Frame, noise: Noise, capsule: Capsule): void {
  const { from, to, radius, style, alpha = 1, gain = 1 } = capsule;
  const blur = Math.max(0.45, capsule.blur);
  const reach = radius + blur * 2.4;
  const [left, right] = spanOf(from[0], to[0], reach, width);
  const [top, bottom] = spanOf(from[1], to[1], reach, height);
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const square = dx * dx + dy * dy || 1;
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const along = Math.min(1, Math.max(0, ((x - from[0]) * dx + (y - from[1]) * dy) / square));
      const px = x - from[0] - along * dx;
      const py = y - from[1] - along * dy;
      const distance = Math.sqrt(px * px + py * py);
      if (distance > reach) continue;
      const rimShare = Math.min(1, distance / radius);
      const thick = style.centre + (1 - style.centre) * rimShare ** 3;
      const cover = coverAt(distance, radius, blur) * thick * alpha;
      const value = shade(capsule, noise, px, py, x - from[0] + radius * 7, y - from[1] + radius * 3) * gain;
      const index = y * width + x;
      field[index] = (field[index] ?? 0) * (1 - cover) + value * cover;
    }
  }
}
