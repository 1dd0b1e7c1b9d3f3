import { rods } from '../bacteria.ts';
import { ground } from '../matter.ts';
import type { Random } from '../random.ts';
import { flatten, type Stage } from '../stage.ts';
import { styles } from '../styles.ts';

/** Dark-field light shows only the walls. */
const edged = {
  ...styles.clear,
  ambient: 0.16,
  diffuse: 0.1,
  rim: 1.6,
  rimPower: 1.5,
  centre: 0.4,
  bump: 0.12,
};

export function paintDarkField(stage: Stage, random: Random, unit: number): Float32Array {
  const far = { count: 18, radius: 20 * unit, length: 5.6, chain: 6, turn: 0.16, flow: 0.8 };
  rods(stage, random, { ...far, style: edged, sharp: 0 });
  const near = { count: 15, radius: 17 * unit, length: 5.4, chain: 9, turn: 0.17, flow: 0.8 };
  rods(stage, random, { ...near, style: edged, sharp: 0.85 });
  return flatten(stage, ground(stage, { base: 0.09, texture: 0.04, scale: 4, fall: 0.05 }), {
    softness: 20,
    shadow: 0,
    haze: 0.5,
  });
}
