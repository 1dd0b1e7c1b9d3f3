import { sample } from './noise.ts';
import { between, normal, type Random } from './random.ts';
import type { Stage } from './stage.ts';

type Colony = { x: number; y: number; radius: number; wobble: number; phase: number };

function outline({ radius, wobble, phase }: Colony, angle: number): number {
  return radius * (1 + wobble * (Math.sin(angle * 3 + phase) + 0.6 * Math.sin(angle * 7 - phase * 2)));
}

function drawColony(
  stage: Stage,
  field: Float32Array,
  colony: Colony,
  tone: { body: number; shine: number },
): void {
  const { width, height, noise } = stage;
  const reach = colony.radius * 1.7;
  for (let y = Math.max(0, Math.floor(colony.y - reach)); y < Math.min(height, colony.y + reach); y++) {
    for (let x = Math.max(0, Math.floor(colony.x - reach)); x < Math.min(width, colony.x + reach); x++) {
      const dx = x - colony.x;
      const dy = y - colony.y;
      const edge = outline(colony, Math.atan2(dy, dx));
      const share = Math.hypot(dx, dy) / edge;
      const index = y * width + x;
      const below = field[index] ?? 0;
      const shadowShare = Math.hypot(dx - edge * 0.16, dy - edge * 0.2) / edge;
      const shadow = Math.max(0, 1 - Math.max(0, shadowShare - 0.72) * 2.6) * 0.3;
      const cover = Math.min(1, Math.max(0, (1 - share) * edge * 0.7));
      const slope = Math.min(1, share) ** 3;
      const lit = -(dx * 0.55 + dy * 0.7) / edge;
      const glint = Math.exp(-(((dx / edge + 0.32) ** 2 + (dy / edge + 0.38) ** 2) * 46));
      const texture = (sample(noise, dx / 2.4 + colony.phase * 40, dy / 2.4) - 0.5) * 0.07;
      const rings = Math.sin(share * 15 + colony.phase) * 0.012;
      const value = tone.body + lit * slope * 0.2 + texture + rings + glint * tone.shine - share ** 8 * 0.05;
      field[index] = below * (1 - shadow) * (1 - cover) + value * cover;
    }
  }
}

type Culture = {
  count: number;
  radius: number;
  body: number;
  shine: number;
  isInside?: (x: number, y: number, radius: number) => boolean;
};

/** Omits a colony that would touch another. */
function place(
  stage: Stage,
  field: Float32Array,
  { count, gap, body, shine, isInside = () => true }: Culture & { gap: number },
  next: () => Colony,
): void {
  const placed: Colony[] = [];
  const wanted = count * stage.fill;
  for (let attempt = 0; attempt < wanted * 12 && placed.length < wanted; attempt++) {
    const colony = next();
    const { x, y, radius } = colony;
    const apart = placed.every(
      (other) => Math.hypot(other.x - x, other.y - y) > (other.radius + radius) * gap,
    );
    if (apart && isInside(x, y, radius)) placed.push(colony);
  }
  for (const colony of placed) drawColony(stage, field, colony, { body, shine });
}

function shapeOf(random: Random): Pick<Colony, 'wobble' | 'phase'> {
  return { wobble: between(random, 0.004, 0.022), phase: random() * 6 };
}

export function colonies(stage: Stage, random: Random, field: Float32Array, culture: Culture): void {
  place(stage, field, { ...culture, gap: 1.06 }, () => ({
    x: between(random, -0.03, 1.03) * stage.width,
    y: between(random, -0.03, 1.03) * stage.height,
    radius: culture.radius * (0.3 + random() ** 1.6 * 0.9),
    ...shapeOf(random),
  }));
}

/** Colonies along the four strokes of a streak plate: many small ones thin out to few large ones. */
export function streaks(stage: Stage, random: Random, field: Float32Array, culture: Culture): void {
  place(stage, field, { ...culture, gap: 0.82 }, () => {
    const along = random() ** 1.7;
    const lane = (Math.floor(random() * 4) + 0.5) / 4 + Math.sin(along * 4) * 0.05 + normal(random) * 0.018;
    return {
      x: (along * 1.06 - 0.03) * stage.width,
      y: (lane * 1.1 - along * 0.22) * stage.height,
      radius: culture.radius * (0.3 + random() ** 1.6 * 0.9) * (0.3 + along * 0.9),
      ...shapeOf(random),
    };
  });
}
