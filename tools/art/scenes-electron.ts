import { cocci, forks, rods } from './bacteria.ts';
import { granules, ground, night, type Scene, threads } from './matter.ts';
import { flatten } from './stage.ts';
import { styles } from './styles.ts';

/** `unit` is the scale: 1 at 960 pixels. */
export const electronScenes = {
  rods: {
    ramp: 'moss',
    paint: (stage, random, unit) => {
      rods(stage, random, {
        count: 130,
        radius: 19 * unit,
        length: 3.6,
        chain: 4,
        style: styles.solid,
        sharp: 0.55,
      });
      return flatten(stage, ground(stage, night), { softness: 15 });
    },
  },
  cocci: {
    ramp: 'moss',
    paint: (stage, random, unit) => {
      cocci(stage, random, {
        count: 120,
        radius: 24 * unit,
        length: 0.42,
        chain: 7,
        style: styles.solid,
        sharp: 0.55,
      });
      return flatten(stage, ground(stage, night), { softness: 15 });
    },
  },
  forks: {
    ramp: 'moss',
    paint: (stage, random, unit) => {
      forks(stage, random, {
        count: 74,
        radius: 19 * unit,
        length: 4,
        chain: 1,
        style: styles.solid,
        sharp: 0.55,
      });
      return flatten(stage, ground(stage, night), { softness: 15 });
    },
  },
  net: {
    ramp: 'moss',
    paint: (stage, random, unit) => {
      const thread = { ...styles.solid, ambient: 0.2, rim: 0.25, bump: 0 };
      threads(stage, random, {
        count: 170,
        radius: 2.6 * unit,
        style: thread,
        sharp: 0.5,
        steps: 34,
        stride: 17 * unit,
      });
      cocci(stage, random, {
        count: 20,
        radius: 27 * unit,
        length: 0.5,
        chain: 6,
        style: styles.solid,
        sharp: 0.7,
      });
      threads(stage, random, {
        count: 46,
        radius: 2 * unit,
        style: thread,
        sharp: 0.8,
        steps: 30,
        stride: 15 * unit,
      });
      return flatten(stage, ground(stage, night), { softness: 13 });
    },
  },
  powder: {
    ramp: 'moss',
    paint: (stage, random, unit) => {
      granules(stage, random, {
        count: 120,
        radius: 46 * unit,
        style: styles.powder,
        sharp: 0.6,
        pieces: 36,
        longness: 0.6,
      });
      return flatten(stage, ground(stage, { ...night, base: 0.06 }), { softness: 11, shadow: 0.5 });
    },
  },
  granules: {
    ramp: 'moss',
    paint: (stage, random, unit) => {
      granules(stage, random, {
        count: 16,
        radius: 150 * unit,
        style: styles.powder,
        sharp: 0.6,
        pieces: 240,
        longness: 1.6,
      });
      return flatten(stage, ground(stage, { ...night, base: 0.05 }), { softness: 14, shadow: 0.5 });
    },
  },
  driedRods: {
    ramp: 'moss',
    paint: (stage, random, unit) => {
      const flake = { style: styles.solid, sharp: 0.6, pieces: 46, longness: 2.6 };
      granules(stage, random, { ...flake, count: 30, radius: 96 * unit });
      rods(stage, random, {
        count: 30,
        radius: 18 * unit,
        length: 3.2,
        chain: 2,
        style: styles.solid,
        sharp: 0.6,
      });
      return flatten(stage, ground(stage, night), { softness: 15, shadow: 0.45 });
    },
  },
  starch: {
    ramp: 'moss',
    paint: (stage, random, unit) => {
      const grain = { ...styles.powder, ambient: 0.16, diffuse: 0.62, bump: 0.3, grainSize: 3 };
      granules(stage, random, {
        count: 26,
        radius: 96 * unit,
        style: grain,
        sharp: 0.6,
        pieces: 22,
        longness: 0.5,
      });
      rods(stage, random, {
        count: 70,
        radius: 11 * unit,
        length: 3.6,
        chain: 3,
        style: styles.solid,
        sharp: 0.8,
      });
      return flatten(stage, ground(stage, night), { softness: 15, shadow: 0.45 });
    },
  },
} as const satisfies Record<string, Scene>;
