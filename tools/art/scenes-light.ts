import { cocci, rods } from './bacteria.ts';
import { colonies, streaks } from './colonies.ts';
import { ground, night, type Scene, spheres } from './matter.ts';
import { flatten } from './stage.ts';
import { styles } from './styles.ts';

const day = { base: 0.09, texture: 0.06, scale: 4.2, fall: 0.03 };
const light = { shadow: 0, haze: 0.15, softness: 20 };

/** `unit` is the scale: 1 at 960 pixels. */
export const lightScenes = {
  luminousRods: {
    ramp: 'dark',
    paint: (stage, random, unit) => {
      rods(stage, random, {
        count: 62,
        radius: 17 * unit,
        length: 3.2,
        chain: 5,
        style: styles.luminous,
        sharp: 0.45,
      });
      return flatten(stage, ground(stage, night), { softness: 24, shadow: 0.2 });
    },
  },
  slenderChains: {
    ramp: 'dark',
    paint: (stage, random, unit) => {
      const spread = { count: 44, radius: 11.5 * unit, length: 6.4, chain: 8, turn: 0.14, flow: 0.55 };
      rods(stage, random, { ...spread, style: styles.luminous, sharp: 0.45 });
      return flatten(stage, ground(stage, night), { softness: 22, shadow: 0.25 });
    },
  },
  stainedRods: {
    ramp: 'paper',
    paint: (stage, random, unit) => {
      rods(stage, random, {
        count: 74,
        radius: 13 * unit,
        length: 3.8,
        chain: 5,
        style: styles.stained,
        sharp: 0.5,
      });
      return flatten(stage, ground(stage, day), light);
    },
  },
  stainedCocci: {
    ramp: 'paper',
    paint: (stage, random, unit) => {
      cocci(stage, random, {
        count: 84,
        radius: 16 * unit,
        length: 0.4,
        chain: 8,
        style: styles.stained,
        sharp: 0.5,
      });
      return flatten(stage, ground(stage, day), light);
    },
  },
  vesicles: {
    ramp: 'dark',
    paint: (stage, random, unit) => {
      spheres(stage, random, {
        count: 190,
        radius: 30 * unit,
        style: styles.clear,
        sharp: 0.42,
        spread: 2.6,
      });
      return flatten(stage, ground(stage, night), { softness: 20, shadow: 0 });
    },
  },
  lysate: {
    ramp: 'paper',
    paint: (stage, random, unit) => {
      const ghost = { count: 46, radius: 24 * unit, length: 3.4, chain: 2, style: styles.outlined };
      rods(stage, random, { ...ghost, sharp: 0.45 });
      spheres(stage, random, { count: 240, radius: 9 * unit, style: styles.outlined, sharp: 0.5 });
      spheres(stage, random, { count: 160, radius: 4 * unit, style: styles.stained, sharp: 0.5 });
      return flatten(stage, ground(stage, day), light);
    },
  },
  luminousCocci: {
    ramp: 'dark',
    paint: (stage, random, unit) => {
      cocci(stage, random, {
        count: 40,
        radius: 17 * unit,
        length: 0.3,
        chain: 18,
        turn: 0.3,
        style: styles.luminous,
        sharp: 0.45,
      });
      return flatten(stage, ground(stage, night), { softness: 24, shadow: 0.2 });
    },
  },
  bubbles: {
    ramp: 'dark',
    paint: (stage, random, unit) => {
      const film = { ...styles.clear, centre: 0.05, rimPower: 2.2, gloss: 0.7, diffuse: 0.12, bump: 0.02 };
      spheres(stage, random, { count: 130, radius: 44 * unit, style: film, sharp: 0.45, spread: 2 });
      return flatten(stage, ground(stage, { base: 0.24, texture: 0.16, scale: 5, fall: 0.16 }), {
        softness: 24,
        shadow: 0,
        haze: 0.1,
      });
    },
  },
  agar: {
    ramp: 'agar',
    paint: (stage, random, unit) => {
      const field = ground(stage, { base: 0.42, texture: 0.05, scale: 6, fall: 0.1 });
      colonies(stage, random, field, { count: 90, radius: 42 * unit, body: 0.78, shine: 0.3 });
      return field;
    },
  },
  streak: {
    ramp: 'agar',
    paint: (stage, random, unit) => {
      const field = ground(stage, { base: 0.3, texture: 0.05, scale: 6, fall: 0.12 });
      streaks(stage, random, field, { count: 320, radius: 24 * unit, body: 0.76, shine: 0.3 });
      return field;
    },
  },
} as const satisfies Record<string, Scene>;
