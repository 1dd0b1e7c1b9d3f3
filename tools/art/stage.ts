import { blur } from './blur.ts';
import { type Noise, sample } from './noise.ts';

/* Renders capsules and spheres in depth layers, blurred out of focus. `tone.ts` colours the brightness field. */

export type Style = {
  ambient: number;
  diffuse: number;
  rim: number;
  rimPower: number;
  gloss: number;
  /** Opacity in the middle. The rim is always opaque. */
  centre: number;
  bump: number;
  grainSize: number;
};

export type Point = readonly [x: number, y: number];
export type Body = { points: readonly Point[]; radius: number; z: number; style: Style; lift?: number };
type Layer = { light: Float32Array; cover: Float32Array; height: Float32Array; used: boolean };
export type Stage = {
  width: number;
  height: number;
  depth: number;
  noise: Noise;
  layers: Layer[];
  /** 1 for a square of 960 pixels at the usual scale. */
  fill: number;
};

const lightX = -0.48;
const lightY = -0.6;
const lightZ = 0.64;

export function createStage(width: number, height: number, noise: Noise, unit: number): Stage {
  const depth = 7;
  const layers = Array.from({ length: depth }, () => ({
    light: new Float32Array(width * height),
    cover: new Float32Array(width * height),
    height: new Float32Array(width * height).fill(-1e9),
    used: false,
  }));
  return { width, height, depth, noise, layers, fill: ((width * height) / (960 * unit) ** 2) ** 0.8 };
}

type Normal = { nx: number; ny: number; nz: number };

function shade(style: Style, noise: Noise, { nx, ny, nz }: Normal, tx: number, ty: number): [number, number] {
  const scale = 1 / style.grainSize;
  const here = sample(noise, tx * scale, ty * scale);
  const slopeX = (sample(noise, tx * scale + 1.5, ty * scale) - here) * style.bump * 6;
  const slopeY = (sample(noise, tx * scale, ty * scale + 1.5) - here) * style.bump * 6;
  const lit = Math.max(0, (nx - slopeX) * lightX + (ny - slopeY) * lightY + nz * lightZ);
  const rim = style.rim * (1 - nz) ** style.rimPower;
  const shine = style.gloss * lit ** 40;
  return [(style.ambient + style.diffuse * lit) * (1 + (here - 0.5) * style.bump) + rim + shine, shine];
}

type Span = { ax: number; ay: number; dx: number; dy: number };

/** `edge` is the covered share of the pixel, `up` the height of the surface. */
function drawPixel(stage: Stage, layer: Layer, body: Body, span: Span, x: number, y: number): void {
  const { radius, style, lift = 0 } = body;
  const { ax, ay, dx, dy } = span;
  const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
  const px = x - ax - along * dx;
  const py = y - ay - along * dy;
  const distance = Math.hypot(px, py);
  const edge = Math.min(1, radius - distance + 0.5);
  if (edge <= 0) return;
  const up = Math.sqrt(Math.max(0, radius * radius - distance * distance));
  const index = y * stage.width + x;
  if (up + lift <= (layer.height[index] ?? 0)) return;
  const normal = { nx: px / radius, ny: py / radius, nz: up / radius };
  const [value, shine] = shade(style, stage.noise, normal, x - ax + radius * 7, y - ay + radius * 3);
  const thick = style.centre + (1 - style.centre) * (1 - normal.nz) ** 1.6;
  const cover = edge * Math.min(1, thick + Math.max(0, shine));
  layer.light[index] = (layer.light[index] ?? 0) * (1 - cover) + value * cover;
  layer.cover[index] = (layer.cover[index] ?? 0) * (1 - cover) + cover;
  if (edge > 0.6 && style.centre > 0.8) layer.height[index] = up + lift;
}

function drawSpan(stage: Stage, layer: Layer, body: Body, [ax, ay]: Point, [bx, by]: Point): void {
  const reach = body.radius + 1;
  const span = { ax, ay, dx: bx - ax, dy: by - ay };
  const left = Math.max(0, Math.floor(Math.min(ax, bx) - reach));
  const right = Math.min(stage.width - 1, Math.ceil(Math.max(ax, bx) + reach));
  const bottom = Math.min(stage.height - 1, Math.ceil(Math.max(ay, by) + reach));
  for (let y = Math.max(0, Math.floor(Math.min(ay, by) - reach)); y <= bottom; y++) {
    for (let x = left; x <= right; x++) drawPixel(stage, layer, body, span, x, y);
  }
}

/** z from -1 (far) to 1 (near), 0 in focus. */
export function draw(stage: Stage, body: Body): void {
  const slot = Math.round(((Math.max(-1, Math.min(1, body.z)) + 1) / 2) * (stage.depth - 1));
  const layer = stage.layers[slot];
  const first = body.points[0];
  if (!layer || !first) return;
  layer.used = true;
  body.points.forEach((point, index) => {
    if (index > 0 || body.points.length === 1)
      drawSpan(stage, layer, body, body.points[index - 1] ?? first, point);
  });
}

type Lens = { focus?: number; softness?: number; shadow?: number; haze?: number };

function lay(result: Float32Array, stage: Stage, layer: Layer, z: number, lens: Lens): void {
  const { width, height } = stage;
  const { softness = 22, shadow = 0.35, haze = 0.4 } = lens;
  const sigma = Math.abs(z) < 0.02 ? 0.5 : 1 + Math.abs(z) ** 1.3 * softness;
  const light = blur(layer.light, width, height, sigma);
  const cover = blur(layer.cover, width, height, sigma);
  const dark = shadow > 0 ? blur(layer.cover, width, height, 9 + sigma) : cover;
  const dim = 1 - haze * Math.max(0, -z);
  for (let index = 0; index < result.length; index++) {
    const below = (result[index] ?? 0) * (1 - shadow * (dark[index] ?? 0));
    result[index] = below * (1 - (cover[index] ?? 0)) + (light[index] ?? 0) * dim;
  }
}

export function flatten(stage: Stage, background: Float32Array, lens: Lens): Float32Array {
  const result = Float32Array.from(background);
  stage.layers.forEach((layer, slot) => {
    const z = (slot / (stage.depth - 1)) * 2 - 1 - (lens.focus ?? 0);
    if (layer.used) lay(result, stage, layer, z, lens);
  });
  return result;
}
