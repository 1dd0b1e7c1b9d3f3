import type { Frame } from './lens.ts';
import { ease } from './timing.ts';

function add({ width, height, field }: Frame, x: number, y: number, value: number): void {
  if (x < 0 || y < 0 || x >= width || y >= height) return;
  const index = y * width + x;
  field[index] = Math.min(1, (field[index] ?? 0) + value);
}

/** Every fourth line is triple. */
export function drawGrid(frame: Frame, strength: number, unit: number): void {
  const pitch = 84 * unit;
  const column = (x: number, value: number) => {
    for (let y = 0; y < frame.height; y++) add(frame, Math.round(x), y, value);
  };
  const row = (y: number, value: number) => {
    for (let x = 0; x < frame.width; x++) add(frame, x, Math.round(y), value);
  };
  for (let line = -8; line <= 8; line++) {
    const isMain = line % 4 === 0;
    const value = strength * (isMain ? 0.26 : 0.13);
    const shifts = isMain ? [-4 * unit, 0, 4 * unit] : [0];
    for (const shift of shifts) {
      column(frame.width / 2 + line * pitch + shift, value);
      row(frame.height / 2 + line * pitch + shift, value);
    }
  }
}

export function drawScan(frame: Frame, x: number, strength: number, unit: number): void {
  for (let column = 0; column < frame.width; column++) {
    const behind = (x - column) / unit;
    const value =
      behind < 0
        ? Math.exp(-((behind / 3) ** 2))
        : Math.exp(-behind / 46) * 0.35 + Math.exp(-((behind / 3) ** 2));
    if (value * strength < 0.004) continue;
    for (let y = 0; y < frame.height; y++) add(frame, column, y, value * strength * 0.3);
  }
}

/** `age` in seconds. */
export function drawTick(
  frame: Frame,
  x: number,
  y: number,
  age: number,
  strength: number,
  unit: number,
): void {
  if (age < 0) return;
  const radius = (38 - 12 * ease(age, 0, 0.5)) * unit;
  const ring = ease(age, 0, 0.2) * (1 - ease(age, 0.4, 1.1)) * strength * 0.5;
  const point = ease(age, 0.05, 0.3) * strength * 0.6;
  const reach = Math.ceil(radius + 2);
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) {
      const distance = Math.hypot(dx, dy);
      const onRing = Math.min(1, Math.max(0, 1.1 * unit + 0.5 - Math.abs(distance - radius)));
      const inPoint = Math.min(1, Math.max(0, 3.6 * unit + 0.5 - distance));
      const value = onRing * ring + inPoint * point;
      if (value > 0) add(frame, Math.round(x) + dx, Math.round(y) + dy, value);
    }
  }
}
