import { blur } from '../blur.ts';
import { sample } from '../noise.ts';
import { between, normal, type Random } from '../random.ts';
import type { Stage } from '../stage.ts';

type Field = { width: number; height: number; light: Float32Array };
type Population = {
  x: number;
  y: number;
  wide: number;
  high: number;
  lean: number;
  count: number;
  size: number;
};

function addDot({ width, height, light }: Field, x: number, y: number, radius: number, value: number): void {
  for (
    let row = Math.max(0, Math.floor(y - radius - 1));
    row <= Math.min(height - 1, y + radius + 1);
    row++
  ) {
    for (
      let column = Math.max(0, Math.floor(x - radius - 1));
      column <= Math.min(width - 1, x + radius + 1);
      column++
    ) {
      const share = Math.min(1, Math.max(0, radius + 0.5 - Math.hypot(column - x, row - y)));
      light[row * width + column] = (light[row * width + column] ?? 0) + value * share;
    }
  }
}

function addScale(field: Field, unit: number): void {
  const { width, height, light } = field;
  const [left, foot] = [Math.round(width * 0.07), Math.round(height * 0.9)];
  const draw = (x: number, y: number, value: number) => {
    const index = Math.round(y) * width + Math.round(x);
    light[index] = Math.max(light[index] ?? 0, value);
  };
  for (let x = left; x < width * 0.96; x++) draw(x, foot, 0.26);
  for (let y = Math.round(height * 0.08); y < foot; y++) draw(left, y, 0.26);
  for (let decade = 0; decade < 4; decade++) {
    for (let step = 1; step < 10; step++) {
      const share = (decade + Math.log10(step)) / 4;
      const long = (step === 1 ? 16 : 8) * unit;
      const x = left + share * width * 0.89;
      const y = foot - share * height * 0.82;
      for (let reach = 0; reach < long; reach++) {
        draw(x, foot + reach, 0.3);
        draw(left - reach, y, 0.3);
      }
    }
  }
}

function addGate(field: Field, population: Population, unit: number): void {
  const steps = 2200;
  for (let step = 0; step < steps; step++) {
    if ((step / 11) % 1 > 0.58) continue;
    const turn = (step / steps) * Math.PI * 2;
    const [u, v] = [Math.cos(turn) * population.wide * 2.7, Math.sin(turn) * population.high * 2.7];
    const x = population.x + u * Math.cos(population.lean) - v * Math.sin(population.lean);
    const y = population.y + u * Math.sin(population.lean) + v * Math.cos(population.lean);
    addDot(field, x, y, 0.7 * unit, 0.2);
  }
}

/** Flow cytometry: each cell is a dot, placed by its scatter and fluorescence. */
export function paintCytometry(stage: Stage, random: Random, unit: number): Float32Array {
  const { width, height, noise } = stage;
  const field = { width, height, light: new Float32Array(width * height) };
  const main = { x: width * 0.67, y: height * 0.36, wide: 118 * unit, high: 58 * unit, lean: -0.5 };
  const populations: Population[] = [
    { ...main, count: 6200, size: 1.7 },
    {
      x: width * 0.36,
      y: height * 0.66,
      wide: 92 * unit,
      high: 60 * unit,
      lean: -0.25,
      count: 1300,
      size: 1.5,
    },
    { x: width * 0.2, y: height * 0.8, wide: 70 * unit, high: 36 * unit, lean: -0.1, count: 900, size: 1.2 },
    {
      x: width * 0.52,
      y: height * 0.5,
      wide: 300 * unit,
      high: 150 * unit,
      lean: -0.5,
      count: 700,
      size: 1.3,
    },
  ];
  for (const population of populations) {
    for (let event = 0; event < population.count; event++) {
      const [u, v] = [normal(random) * population.wide, normal(random) * population.high];
      const x = population.x + u * Math.cos(population.lean) - v * Math.sin(population.lean);
      const y = population.y + u * Math.sin(population.lean) + v * Math.cos(population.lean);
      const near = random() < 0.05 ? 1.7 : 1;
      addDot(
        field,
        x,
        y,
        population.size * between(random, 0.7, 1.25) * near * unit,
        between(random, 0.16, 0.42),
      );
    }
  }
  const glow = blur(field.light, width, height, 16 * unit);
  addGate(field, { ...main, count: 0, size: 0 }, unit);
  addScale(field, unit);
  return field.light.map((value, index) => {
    const base = 0.1 + 0.025 * sample(noise, (index % width) / 4, Math.floor(index / width) / 4);
    return base + Math.min(0.85, value * 0.8) + (glow[index] ?? 0) * 0.36;
  });
}
