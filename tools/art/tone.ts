import { blur } from './blur.ts';
import { normal, type Random } from './random.ts';

type Rgb = readonly [red: number, green: number, blue: number];
type Stop = readonly [at: number, colour: string];

const ramps = {
  dark: [
    [0, '#07100c'],
    [0.12, '#0d1a15'],
    [0.36, '#0f4c39'],
    [0.62, '#1f9a6e'],
    [0.84, '#a6dcc3'],
    [1, '#f6f7f0'],
  ],
  moss: [
    [0, '#08110d'],
    [0.14, '#11221b'],
    [0.4, '#30584a'],
    [0.66, '#7ba592'],
    [0.86, '#cfdfd4'],
    [1, '#f8f7f2'],
  ],
  /** Stained cells on paper: here "bright" means dense. */
  paper: [
    [0, '#fbfaf6'],
    [0.1, '#f5f4ed'],
    [0.28, '#d3e2d6'],
    [0.5, '#7fb79b'],
    [0.72, '#1f7d5b'],
    [0.9, '#0c4a37'],
    [1, '#0d1a15'],
  ],
  agar: [
    [0, '#12251d'],
    [0.25, '#3d6152'],
    [0.5, '#9db8a4'],
    [0.72, '#dfe3d0'],
    [0.88, '#f3efdf'],
    [1, '#fffdf6'],
  ],
} as const satisfies Record<string, readonly Stop[]>;

export type Ramp = keyof typeof ramps;

function parse(colour: string): Rgb {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function tableOf(stops: readonly Stop[]): Rgb[] {
  const parsed = stops.map(([at, colour]) => [at, parse(colour)] as const);
  return Array.from({ length: 1024 }, (_, index) => {
    const t = index / 1023;
    const upper = Math.max(
      1,
      parsed.findIndex(([at]) => at >= t),
    );
    const [from, low] = parsed[upper - 1] ?? ([0, [0, 0, 0]] as const);
    const [to, high] = parsed[upper] ?? ([1, [255, 255, 255]] as const);
    const share = (t - from) / (to - from);
    const mix = (channel: 0 | 1 | 2) => low[channel] + (high[channel] - low[channel]) * share;
    return [mix(0), mix(1), mix(2)];
  });
}

const tables = new Map<Ramp, Rgb[]>();

export function rampTable(ramp: Ramp): readonly Rgb[] {
  const table = tables.get(ramp) ?? tableOf(ramps[ramp]);
  tables.set(ramp, table);
  return table;
}

type Size = { width: number; height: number };
type Look = { ramp: Ramp; grain?: number; vignette?: number; glow?: number };

function grainOf({ width, height }: Size, random: Random): Float32Array {
  const pixels = Float32Array.from({ length: width * height }, () => normal(random));
  return blur(pixels, width, height, 0.9);
}

/** Colours a field of brightness: glow, vignette, grain, then the ramp. Returns RGB bytes. */
export function develop(field: Float32Array, { width, height }: Size, random: Random, look: Look): Buffer {
  const { ramp, grain = 0.016, vignette = 0.22, glow = 0.12 } = look;
  const table = rampTable(ramp);
  const halo = glow > 0 ? blur(field, width, height, width / 40) : field;
  const speckle = grainOf({ width, height }, random);
  const bytes = Buffer.alloc(width * height * 3);
  for (let index = 0; index < field.length; index++) {
    const x = (index % width) / width - 0.5;
    const y = Math.floor(index / width) / height - 0.5;
    const shade = ramp === 'paper' ? 1 : 1 - vignette * Math.min(1, (x * x + y * y) * 2.2);
    const value = ((field[index] ?? 0) * (1 - glow * 0.4) + (halo[index] ?? 0) * glow) * shade;
    const lit = Math.min(1, Math.max(0, value + (speckle[index] ?? 0) * grain));
    const colour = table[Math.round(lit * 1023)];
    for (let channel = 0; channel < 3; channel++) bytes[index * 3 + channel] = colour?.[channel] ?? 0;
  }
  return bytes;
}

export function addGrain(bytes: Buffer, size: Size, random: Random, amount = 2.6): Buffer {
  const speckle = grainOf(size, random);
  return bytes.map((value, index) => {
    const grain = (speckle[Math.floor(index / 3)] ?? 0) * amount;
    return Math.min(255, Math.max(0, Math.round(value + grain)));
  }) as Buffer;
}
