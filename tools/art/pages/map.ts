import { sample } from '../noise.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';

function stroke(distance: number, width: number): number {
  return Math.min(1, Math.max(0, width / 2 - Math.abs(distance) + 0.5));
}

function chance(column: number, row: number, salt: number): number {
  const wave = Math.sin(column * 127.1 + row * 311.7 + salt * 74.7) * 43758.5453;
  return wave - Math.floor(wave);
}

type Plan = {
  unit: number;
  centreX: number;
  centreY: number;
  /** Building density, 0 to 1. */
  density: (x: number, y: number) => number;
};
const tilt = -0.2;
const [pitchX, pitchY, street] = [168, 118, 22];

function town({ unit, centreX, centreY, density }: Plan, x: number, y: number): number {
  const [dx, dy] = [(x - centreX) / unit, (y - centreY) / unit];
  const u = dx * Math.cos(tilt) - dy * Math.sin(tilt) + pitchX / 2;
  const v = dx * Math.sin(tilt) + dy * Math.cos(tilt) + pitchY / 2;
  const [column, row] = [Math.floor(u / pitchX), Math.floor(v / pitchY)];
  const [inX, inY] = [u - column * pitchX, v - row * pitchY];
  const [midU, midV] = [column * pitchX, row * pitchY];
  const midX = centreX + (midU * Math.cos(tilt) + midV * Math.sin(tilt)) * unit;
  const midY = centreY + (midV * Math.cos(tilt) - midU * Math.sin(tilt)) * unit;
  if (chance(column, row, 1) > density(midX, midY)) return 0;
  const border = Math.min(
    inX - street / 2,
    pitchX - street / 2 - inX,
    inY - street / 2,
    pitchY - street / 2 - inY,
  );
  if (border < 0) return 0;
  if (column === 0 && row === 0) return 0.86 * Math.min(1, border * unit);
  const lots = 2 + Math.floor(chance(column, row, 2) * 3);
  const lot = Math.floor((inX / pitchX) * lots);
  const split = chance(column, row, 3) > 0.4 ? Math.floor((inY / pitchY) * 2) : 0;
  const seam = Math.min(
    Math.abs((inX / pitchX) * lots - Math.round((inX / pitchX) * lots)) * (pitchX / lots),
    Math.abs((inY / pitchY) * 2 - Math.round((inY / pitchY) * 2)) * (pitchY / 2),
  );
  const built = chance(column * 7 + lot, row * 5 + split, 4);
  return seam < 2.6 ? 0.07 : 0.07 + (built > 0.3 ? 0.13 + built * 0.06 : 0.02);
}

export function paintMap(stage: Stage, _random: Random, unit: number): Float32Array {
  const { width, height, noise } = stage;
  const heightAt = (x: number, y: number) =>
    sample(noise, x / (14 * unit) + 30, y / (14 * unit) + 11) * 0.8 +
    Math.max(0, 0.75 - x / width) * 1.1 +
    Math.max(0, 0.3 - y / height) * 0.7;
  const streamAt = (y: number) =>
    width * (0.43 + 0.045 * Math.sin((y / height) * 5.2 + 0.6) + 0.12 * (y / height - 0.5));
  const plan: Plan = {
    unit,
    centreX: width * 0.62,
    centreY: height * 0.5,
    density: (x, y) => {
      const apart = (x - streamAt(y)) / unit;
      return apart < 118
        ? 0
        : Math.min(1, apart / 150) * Math.min(1, Math.max(0.3, 2.3 - heightAt(x, y) * 2));
    },
  };
  return Float32Array.from({ length: width * height }, (_, index) => {
    const [x, y] = [index % width, Math.floor(index / width)];
    const here = heightAt(x, y);
    const slope = Math.hypot(heightAt(x + 1, y) - here, heightAt(x, y + 1) - here) * 22 || 1;
    const level = here * 22;
    const toLine = (level - Math.round(level)) / slope;
    const isHill = Math.min(1, Math.max(0, (here - 0.78) * 5));
    const contour = stroke(toLine, Math.round(level) % 5 === 0 ? 2 : 1.1) * 0.3 * isHill;
    const fromStream = (x - streamAt(y)) / unit;
    const water = stroke(fromStream * unit, 34 * unit) * 0.34;
    const bank = stroke((Math.abs(fromStream) - 24) * unit, 1.4 * unit) * 0.26;
    const built = fromStream > 24 ? town(plan, x, y) : 0;
    const [dx, dy] = [(x - plan.centreX) / unit, (y - plan.centreY) / unit];
    const rings = [150, 300, 450].reduce(
      (sum, radius) => sum + stroke((Math.hypot(dx, dy) - radius) * unit, 1.3 * unit) * 0.32,
      0,
    );
    const spot = Math.min(1, Math.max(0, 17 - Math.hypot(dx, dy)) * unit);
    return Math.max(0.06, contour, water, bank, built, rings * 0.9) * (1 - spot) + 0.02 * spot;
  });
}
